import { faultsOf } from './kit/faults.ts';
import { SIZES } from './kit/looks.ts';
import { screenGames, SCREENS, show } from './kit/screens.ts';
import { keepSettings, layOnShelf } from './kit/shelf.ts';
import { expect, test } from './kit/test.ts';

/*
 * Runs axe on every screen in every state, in both themes, four languages and three sizes, or with STANZA_TEST_SCREENS only on
 * those it names. A short set runs with the other tests.
 */

const only = process.env['STANZA_TEST_SCREENS']?.split(',');
const screens = SCREENS.filter(({ name }) => only?.includes(name) ?? true);

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });
    for (const theme of ['day', 'candle'] as const) {
      for (const language of ['en', 'de', 'fr', 'nl'] as const) {
        test(`${theme}, ${language}`, async ({ page }) => {
          test.setTimeout(900_000);
          await keepSettings(page, { theme, language });
          await page.goto('');
          await expect(page.locator('h1')).toBeVisible();
          await layOnShelf(page, screenGames());
          for (const screen of screens) {
            await show(page, screen);
            expect.soft(await faultsOf(page), screen.name).toEqual([]);
          }
        });
      }
    }
  });
}
