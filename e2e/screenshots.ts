import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ELENA, ERASMUS, LEONARDO, MARIT, playedGame } from './kit/saved-games.ts';
import { keepSettings, layOnShelf } from './kit/shelf.ts';

/* Takes the pictures of docs/screenshots: every screen at three sizes, in both lights, and in German. */

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;
const LOOKS = [
  { theme: 'day', language: 'en' },
  { theme: 'candle', language: 'en' },
  { theme: 'day', language: 'de' },
] as const;

type Screen = { readonly name: string; readonly address: string; readonly prepare?: (page: Page) => Promise<void> };

const SCREENS: readonly Screen[] = [
  { name: 'home', address: '' },
  { name: 'new-game', address: '#/new' },
  { name: 'settings', address: '', prepare: (page) => page.locator('header button').last().click() },
  { name: 'score', address: '#/game/over' },
  { name: 'score-opened', address: '#/game/over', prepare: openLines },
  { name: 'score-tie', address: '#/game/tie' },
];

async function openLines(page: Page): Promise<void> {
  for (const line of await page.locator('summary').all()) await line.click();
  await page.evaluate(() => scrollTo(0, 0));
}

mkdirSync(FOLDER, { recursive: true });

const games = (() => {
  let made: ReturnType<typeof playedGame>[] | undefined;
  return () =>
    (made ??= [
      playedGame({ id: 'over', players: [ELENA, LEONARDO, ERASMUS], seed: 'ab12' }),
      playedGame({ id: 'round', players: [ELENA, LEONARDO, ERASMUS], seed: 'ab13', entries: 160 }),
      playedGame({ id: 'shared', players: [ELENA, MARIT], seed: 'ab14', entries: 120, as: 'novice' }),
    ]);
})();

/** A deal in which the first two end level. */
const tiedGame = (): ReturnType<typeof playedGame> =>
  playedGame({ id: 'tie', players: [ELENA, LEONARDO, ERASMUS], seed: 'b00b' });

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const { theme, language } of LOOKS) {
    test(`${size}, ${theme}, ${language}`, async ({ browser }) => {
      test.setTimeout(240_000);
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await keepSettings(page, { theme, language });
      await page.goto('');
      await expect(page.locator('section').first()).toBeVisible();
      await layOnShelf(page, games());
      for (const { name, address, prepare } of SCREENS) {
        if (name === 'score-tie') await layOnShelf(page, [tiedGame()]);
        await page.goto(address);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await prepare?.(page);
        await page.screenshot({ path: join(FOLDER, `${name}-${size}-${theme}-${language}.png`) });
      }
      await page.close();
    });
  }
}
