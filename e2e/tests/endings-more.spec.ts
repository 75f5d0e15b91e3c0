import type { Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { withPlayedDaily } from '../kit/dailies.ts';
import { pressEverything } from '../kit/press-everything.ts';
import { addressOf, easyPuzzle, endRush, solveEasily } from '../kit/puzzles.ts';
import { AMBROGIO, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

/** A finished game of a reader who typed no name, won or lost. */
function finished(wins: boolean): SavedGame {
  for (let nth = 0; nth < 50; nth++) {
    const players = [{ name: '', colour: 'plum' } as const, FIAMMETTA, AMBROGIO];
    const game = playedGame({ id: wins ? 'won' : 'lost', players, seed: `ab${10 + nth}` });
    if (game.record.result?.winners.includes(0) === wins) return game;
  }
  throw new Error('every game ends the same way');
}

async function save(page: Page, games: readonly SavedGame[]): Promise<void> {
  await page.goto('');
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  await layOnShelf(page, games);
}

const win = (page: Page): ReturnType<Page['locator']> => page.locator('[data-ceremony="win"]');

async function openSheet(page: Page, id: string): Promise<void> {
  await page.goto('#/nowhere');
  await page.goto(`#/game/${id}`);
  await expect(page.getByRole('heading', { name: /the palazzo/ })).toBeVisible();
}

/** Counts a finished game again and skips to its end. */
async function openWin(page: Page, id: string): Promise<void> {
  await openSheet(page, id);
  await page.getByRole('button', { name: 'Count again' }).click();
  await expect(page.locator('[data-ceremony="count"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(win(page)).toBeVisible();
}

test('a won game leads to the next one, to its story and to its sheet', async ({ page }) => {
  await save(page, [finished(true)]);
  await openWin(page, 'won');
  await expect(win(page)).toContainText('You win');
  const pressed = await pressEverything(page, { open: () => openWin(page, 'won') });
  expect(pressed).toEqual(['Play again', 'See the story', 'Score sheet', 'Look at the final board']);
});

test('a second press on “Play again” starts no second game', async ({ page }) => {
  await save(page, [finished(true)]);
  await openWin(page, 'won');
  await win(page).getByRole('button', { name: 'Play again' }).dblclick();
  await expect(page.locator('[data-over="false"]')).toBeVisible();
  await page.goto('#/');
  await expect(page.locator('ul[data-read="true"] > li')).toHaveCount(2);
});

test('a lost game says how far the reader came, and its sheet leads on too', async ({ page }) => {
  await save(page, [finished(false)]);
  await openWin(page, 'lost');
  await expect(win(page).getByRole('heading', { level: 1 })).toHaveText(/^You’re (second|third)$/);
  const pressed = await pressEverything(page, { open: () => openSheet(page, 'lost') });
  expect(pressed).toEqual(expect.arrayContaining([expect.stringMatching(/^Rematch, /), 'Watch the replay', 'Home']));
});

test('the deal of the day leads to the day’s results', async ({ page }) => {
  await withPlayedDaily(page);
  await openWin(page, 'daily');
  const pressed = await pressEverything(page, { open: () => openWin(page, 'daily') });
  expect(pressed[0]).toBe('How you did');
});

test('a solved puzzle leads to the next one', async ({ page }) => {
  const open = async (): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(addressOf(easyPuzzle().puzzle));
    await expect(page.getByText('Try 1 of 3')).toBeVisible();
    await solveEasily(page);
  };
  expect(await pressEverything(page, { open, within: '[data-puzzle]' })).toContain('Next puzzle');
});

test('a Rush can be run once more', async ({ page }) => {
  const open = async (): Promise<void> => {
    await page.goto('about:blank');
    await page.goto('#/rush');
    await expect(page.getByText('Which of these ends best for')).toBeVisible();
    await endRush(page);
    await expect(page.getByRole('heading', { name: /The last lamp is out/ })).toBeVisible();
  };
  expect(await pressEverything(page, { open, within: '[data-rush-result]' })).toContain('Once more');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the end of a replay leads to the review', async ({ page }) => {
    await save(page, [finished(true)]);
    const open = async (): Promise<void> => {
      await page.goto('about:blank');
      await page.goto('#/replay/won');
      await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
      await page.locator('body').press('End');
      await expect(page.getByRole('button', { name: 'To the end' })).toBeDisabled();
    };
    expect(await pressEverything(page, { open, within: 'header:has(h1)' })).toContain('Review the game');
  });
});
