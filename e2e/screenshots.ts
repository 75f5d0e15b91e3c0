import type { Page } from '@playwright/test';
import type { SavedGame } from '../apps/web/src/game/source/local-game.ts';
import { LOOKS, SIZES } from './kit/looks.ts';
import { painted } from './kit/painted.ts';
import { PICTURES, pictured, type Picture } from './kit/picture-positions.ts';
import { ELENA, AMBROGIO, FIAMMETTA, MARIT, playedGame } from './kit/saved-games.ts';
import { keepSettings, layOnShelf } from './kit/shelf.ts';
import { keepScreenshot } from './kit/keep-screenshot.ts';
import { expect, test } from './kit/test.ts';

/* Takes a picture of every screen at three sizes, in both themes, and in German. */

type Screen = {
  readonly name: string;
  readonly address: string;
  /** What must be visible before the picture. */
  readonly ready: string;
  readonly prepare?: ((page: Page) => Promise<void>) | undefined;
};

/** Chooses the panel's legal offer at that index, counted from the end if negative. */
function offer(place: number): (page: Page) => Promise<void> {
  return async (page) => {
    const offers = page.locator('[data-panel] button[data-state="legal"]');
    await offers.nth(place < 0 ? (await offers.count()) + place : place).click();
  };
}

/** What is chosen in each picture, so that it shows prices, ghosts and projected scores. */
const CHOICES: Readonly<Record<Picture, readonly number[]>> = {
  walk: [1],
  action: [0],
  activation: [],
  hire: [0, -1],
  'bonus-tile': [0],
  books: [0],
  meeples: [1],
  money: [-2],
  fire: [-1],
  arrange: [0],
  finale: [-1],
};

const SCREENS: readonly Screen[] = [
  { name: 'home', address: '', ready: 'h1' },
  { name: 'new-game', address: '#/new', ready: 'h1' },
  { name: 'settings', address: '', ready: 'h1', prepare: openSettings },
  { name: 'score', address: '#/game/over', ready: 'h1' },
  { name: 'score-opened', address: '#/game/over', ready: 'h1', prepare: openLines },
  { name: 'score-tie', address: '#/game/tie', ready: 'h1' },
  ...PICTURES.map((picture): Screen => ({
    name: `table-${picture}`,
    address: `#/game/${picture}`,
    ready: '[data-decision]',
    prepare: async (page) => {
      for (const place of CHOICES[picture]) await offer(place)(page);
    },
  })),
  { name: 'lesson', address: '#/learn/hire', ready: '[data-decision]' },
  { name: 'aid', address: '#/aid', ready: 'h1' },
];

async function openSettings(page: Page): Promise<void> {
  await page.locator('header button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openLines(page: Page): Promise<void> {
  for (const line of await page.locator('summary').all()) await line.click();
  await page.evaluate(() => scrollTo(0, 0));
}

const games = (() => {
  let made: SavedGame[] | undefined;
  return () =>
    (made ??= [
      playedGame({ id: 'over', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab12' }),
      playedGame({ id: 'round', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab13', entries: 160 }),
      playedGame({ id: 'shared', players: [ELENA, MARIT], seed: 'ab14', entries: 120 }),
    ]);
})();

/** Games without a picture of their own on the start page: a deal in which the first two tie, and the prepared positions. */
const others = (() => {
  let made: SavedGame[] | undefined;
  return () =>
    (made ??= [
      playedGame({ id: 'tie', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'b00b' }),
      ...PICTURES.map((picture) => pictured(picture)),
    ]);
})();

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const { theme, language } of LOOKS) {
    test(`${size}, ${theme}, ${language}`, async ({ browser }) => {
      test.setTimeout(600_000);
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await keepSettings(page, { theme, language });
      await page.goto('');
      await expect(page.locator('section').first()).toBeVisible();
      await layOnShelf(page, games());
      for (const { name, address, ready, prepare } of SCREENS) {
        if (name === 'score-tie') await layOnShelf(page, others());
        await page.goto(address);
        await page.reload();
        await expect(page.locator(ready)).toBeVisible();
        await prepare?.(page);
        // move the pointer away, so that only the choice is previewed
        await page.mouse.move(0, 0);
        // everything loaded late is present
        await page.waitForLoadState('networkidle');
        await painted(page);
        await keepScreenshot(`${name}-${size}-${theme}-${language}`, await page.screenshot());
      }
      await page.close();
    });
  }
}
