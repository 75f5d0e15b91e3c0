import { STANDARD_FIGURES } from '@la-stanza/engine';
import type { Page } from '@playwright/test';
import { guidedScript } from '../kit/guided-script.ts';
import { byMouse, coachOf, learn } from '../kit/learner.ts';
import { addressOf, easyPuzzle, endRush, solveEasily } from '../kit/puzzles.ts';
import { AMBROGIO, ELENA, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { gameOver, skipToSheet } from '../kit/whole-game.ts';
import { QUICK } from './quick.ts';
import { expect, test } from './test.ts';

/* What one person does on one device, each to its end. */

/** Bots and reviews think for a while, on a busy machine all the more. */
const THOUGHT = { timeout: 120_000 };

/** Walks to the first portrait and passes, turn by turn, until `ending` is shown. */
async function playPassing(page: Page, ending: string): Promise<void> {
  const end = page.locator(ending).first();
  const skip = page.locator('[data-skip]:visible').first();
  const confirm = page.locator('[data-confirm]:visible').last();
  const walk = page.getByRole('button', { name: /^\d, / }).first();
  const pass = page.getByRole('button', { name: /^Pass, / }).first();
  const ceremony = page.locator('main[data-ceremony]');
  await expect(async () => {
    await skipToSheet(page);
    if (await end.isVisible()) return;
    for (const next of [confirm, walk, pass, skip, ceremony])
      if (await next.isVisible()) {
        await next.click({ timeout: 1_000 }).catch(() => undefined);
        break;
      }
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [20], timeout: 240_000 });
}

test('a hint', { tag: QUICK }, async ({ page }) => {
  await layOnShelf(page, [
    playedGame({ id: 'round', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab13', entries: 160 }),
  ]);
  await page.goto('#/game/round');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText('Because', THOUGHT);
  await hint.getByRole('button', { name: 'Do the first step' }).click();
  await expect(page.getByRole('button', { name: 'Undo: walk' })).toBeEnabled();
});

test('a review', async ({ page }) => {
  test.setTimeout(300_000);
  await layOnShelf(page, [playedGame({ id: 'over', players: [ELENA, FIAMMETTA], seed: 'ab12' })]);
  await page.goto('#/game/over');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 240_000 });
});

const LEVELS = { 3: 'Adept', 4: 'Master', 5: 'Grandmaster' } as const;
for (const [level, name] of Object.entries(LEVELS))
  test(`a whole game against level ${level}`, { tag: level === '3' ? QUICK : [] }, async ({ page }) => {
    test.setTimeout(300_000);
    // the shortest game there is
    await page.evaluate((figures) => localStorage.setItem('la-stanza.edition', JSON.stringify(figures)), {
      ...STANDARD_FIGURES,
      extraRounds: 0,
      finalTurns: 1,
    });
    await page.goto('#/new');
    await page.getByRole('combobox', { name: 'Who sits on seat 3' }).selectOption('Closed');
    const levels = page.getByRole('radiogroup', { name: 'Level of the bot on seat 2' });
    await levels.getByRole('radio', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Start game' }).click();
    await playPassing(page, 'h1:text-matches("the palazzo")');
    await expect(gameOver(page)).toBeVisible();
  });

test('the deal of the day, to its result', async ({ page }) => {
  test.setTimeout(400_000);
  await page.goto('#/daily');
  await page.getByRole('button', { name: 'Play the counted game' }).click();
  await playPassing(page, 'h1:text-matches("the palazzo"), [data-daily="result"]');
  await page.goto('#/daily');
  await expect(page.locator('[data-daily="result"]')).toBeVisible(THOUGHT);
});

test('an evening in the palazzo, to its end', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('#/palazzo');
  await page.getByRole('button', { name: 'Play Vasco da Gama' }).click();
  await playPassing(page, 'h1:text-matches("the palazzo")');
  await page.goto('#/palazzo/vasco-da-gama');
  await expect(page.getByText(/Your best try/)).toContainText('1 try');
});

test('the first game, from the welcome to the score', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('#/learn/game');
  await coachOf(page).locator('[data-choice]').click();
  for (const action of guidedScript()) {
    await expect(page.locator('[data-decides="true"][data-ending="false"]')).toBeVisible(THOUGHT);
    await learn(page, byMouse, { kind: 'play', actions: [action] });
  }
  await expect(async () => {
    await skipToSheet(page);
    await expect(coachOf(page)).toContainText('The palazzo is yours', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
});

test('a puzzle', async ({ page }) => {
  await page.goto(addressOf(easyPuzzle().puzzle));
  await solveEasily(page);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.locator('[data-decision="walk"]')).toBeVisible();
});

test('a Rush, to its last lamp', async ({ page }) => {
  await page.goto('#/rush');
  await expect(page.getByText('Which of these ends best for')).toBeVisible();
  await endRush(page);
  await expect(page.getByRole('heading', { name: /The last lamp is out: \d+ solved/ })).toBeVisible();
});
