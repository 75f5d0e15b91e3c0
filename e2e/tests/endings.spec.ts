import { SCENARIOS } from '@la-stanza/bots/campaign';
import type { Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { playedEvening } from '../kit/evenings.ts';
import { guidedEntries } from '../kit/guided-script.ts';
import { pressEverything } from '../kit/press-everything.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

const hasWon = ({ record }: SavedGame): boolean => record.result?.winners.includes(0) === true;

/** A finished evening that the reader has won, or lost. */
function evening(wins: boolean): SavedGame {
  for (const scenario of SCENARIOS) {
    const game = playedEvening(scenario);
    if (hasWon(game) === wins) return game;
  }
  throw new Error('every evening ends the same way');
}

async function save(page: Page, game: SavedGame): Promise<void> {
  await page.goto('#/nowhere');
  await page.goto('#/palazzo');
  await expect(page.locator('main h3').first()).toBeVisible();
  await layOnShelf(page, [game]);
}

/** Opens the score sheet of a finished game. */
async function openSheet(page: Page, { id }: SavedGame): Promise<void> {
  await page.goto('#/nowhere');
  await page.goto(`#/game/${id}`);
  await expect(page.getByRole('heading', { name: /the palazzo/ })).toBeVisible();
}

const win = (page: Page): ReturnType<Page['locator']> => page.locator('[data-ceremony="win"]');

/** Counts a finished game again and skips to its end. */
async function openWin(page: Page, game: SavedGame): Promise<void> {
  await openSheet(page, game);
  await page.getByRole('button', { name: 'Count again' }).click();
  await expect(page.locator('[data-ceremony="count"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(win(page)).toBeVisible();
}

test('the first game leads to a real one, the lessons, and back from its board', async ({ page }) => {
  const left = JSON.stringify({ done: [], left: { lesson: 'game', at: 1, entries: guidedEntries() } });
  await page.addInitScript((kept) => localStorage.setItem('la-stanza.learn', kept), left);
  const open = async (): Promise<void> => {
    await page.goto('about:blank');
    await page.goto('#/learn/game');
    await expect(page.locator('[data-ceremony="count"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(win(page)).toContainText('You win');
  };
  const pressed = await pressEverything(page, { open });
  expect(pressed).toEqual(['Play Ambrogio', 'Lessons', 'Play it again', 'Score sheet', 'Look at the final board']);
});

test('a won evening shows its goals and leads to the next person', async ({ page }) => {
  const game = evening(true);
  await save(page, game);
  await openWin(page, game);
  await expect(win(page)).toContainText('You win the evening');
  await expect(page.locator('[data-evening] li[data-reached="true"]').first()).toContainText('Win the game: reached');
  const pressed = await pressEverything(page, { open: () => openWin(page, game) });
  expect(pressed[0]).toMatch(/^Next: /);
  expect(pressed).toContain('To the palazzo');
});

test('a lost evening is tried again', async ({ page }) => {
  const game = evening(false);
  await save(page, game);
  await openWin(page, game);
  await expect(win(page).getByRole('heading', { level: 1 })).toHaveText(/^You’re (second|third|fourth)$/);
  await expect(page.locator('[data-evening] li').first()).toContainText('Win the game: missed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-decides="true"]')).toBeVisible({ timeout: 30_000 });
});
