import { LONG } from '../kit/browser.ts';
import { faultsOf } from '../kit/faults.ts';
import { screenGames, SCREENS, show } from '../kit/screens.ts';
import { keepSettings, layOnShelf } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

/*
 * The short set: a few screens on a small phone by candle light. The long set: most screens on a phone and a desktop, and the
 * tablet's own bar. `pnpm lab axe` runs every screen, theme, language and size.
 */

const MOST: readonly string[] = [
  'home',
  'settings',
  'new-game',
  'table-walk',
  'table-hire',
  'table-help',
  'table-words',
  'score-opened',
  'replay',
  'lesson',
  'practise',
  'puzzle',
  'aid',
  'rules-section',
  'edition',
  'nowhere',
];

/** For every change; `.ci/long` looks at the others. */
const FEW: readonly string[] = ['home', 'new-game', 'table-hire', 'rules-section'];

type Look = Parameters<typeof keepSettings>[1] & {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly screens: readonly string[];
};

const LOOKS: readonly Look[] = [
  { theme: 'day', language: 'en', viewport: { width: 1440, height: 900 }, screens: MOST },
  { theme: 'candle', language: 'de', viewport: { width: 390, height: 844 }, screens: MOST },
  { theme: 'candle', language: 'de', viewport: { width: 360, height: 640 }, screens: FEW },
  { theme: 'day', language: 'fr', viewport: { width: 820, height: 1180 }, screens: ['table-hire', 'table-fire'] },
];

for (const { theme, language, viewport, screens } of LOOKS) {
  test.describe(`by ${theme}, ${viewport.width} wide`, () => {
    test.use({ viewport });
    test('no screen has axe faults', { tag: screens === FEW ? [] : LONG }, async ({ page }) => {
      test.setTimeout(300_000);
      await keepSettings(page, { theme, language });
      await page.goto('');
      await expect(page.locator('h1')).toBeVisible();
      await layOnShelf(page, screenGames());
      for (const screen of SCREENS.filter(({ name }) => screens.includes(name))) {
        await show(page, screen);
        expect.soft(await faultsOf(page), screen.name).toEqual([]);
      }
    });
  });
}
