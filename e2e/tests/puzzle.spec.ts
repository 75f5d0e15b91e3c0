import { ACTIONS } from '@la-stanza/engine';
import { positionOf } from '@la-stanza/bots/puzzles/check';
import { solvedPuzzle, type Puzzle, type PuzzleLine } from '@la-stanza/bots/puzzles';
import { expect, test, type Page } from '@playwright/test';
import { playDirectly } from '../clicks/play-turn.ts';
import { addressOf, PUZZLES } from '../kit/puzzles.ts';

/** A puzzle that is quickly solved, with its solution and the best other turn. */
function easyPuzzle(): { readonly puzzle: Puzzle; readonly solution: PuzzleLine; readonly other: PuzzleLine } {
  for (const puzzle of PUZZLES) {
    const state = puzzle.themes.includes('look-ahead') ? undefined : positionOf(puzzle);
    const [solution, other] = state === undefined ? [] : (solvedPuzzle(state)?.lines ?? []);
    if (solution !== undefined && other !== undefined) return { puzzle, solution, other };
  }
  throw new Error('every puzzle has a reply');
}

const { puzzle, solution, other } = easyPuzzle();
const turnOf = ({ actions }: PuzzleLine): { readonly actions: readonly string[] } => ({
  actions: actions.map((action) => ACTIONS[action]?.text ?? ''),
});

async function openPuzzle(page: Page): Promise<void> {
  await page.goto(addressOf(puzzle));
  await expect(page.getByText('Try 1 of 3')).toBeVisible();
}

test('the best turn solves a puzzle on the first try, and the proof is shown', async ({ page }) => {
  await openPuzzle(page);
  await playDirectly(page, turnOf(solution));
  await expect(page.locator('[data-puzzle="solved"]')).toContainText('Solved on the first try');
  await expect(page.locator('[data-puzzle]')).toContainText(/Proven: all \d+ turns were counted/);
  await page.goto('#/practise');
  await expect(page.getByText(/^1 of 1 solved/)).toBeVisible();
});

test('a worse turn is answered with what it achieves; the pieces go back; in the end the solution is shown', async ({
  page,
}) => {
  await openPuzzle(page);
  await playDirectly(page, turnOf(other));
  const card = page.locator('[data-puzzle]');
  await expect(card).toContainText(/That (wins by|ends level|loses by)/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Try 2 of 3')).toBeVisible();
  await expect(page.locator('[data-decision="walk"]')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('[data-puzzle="missed"]')).toContainText('The solution');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByText('Try 1 of 3')).toBeVisible();
});

test('in a Rush every wrong answer puts out a lamp, and the best result is kept', async ({ page }) => {
  await page.goto('#/practise');
  await page.getByRole('link', { name: 'Rush' }).click();
  await expect(page.getByText('Which of these ends best for')).toBeVisible();
  const lamps = page.getByRole('img', { name: /lamps? burns?/ });
  await expect(lamps).toHaveAccessibleName('3 lamps burn');
  for (let question = 1; (await page.locator('[data-rush="open"]').count()) > 0; question++) {
    await page.locator(`[data-question="${question}"] [data-answer="0"]:enabled`).click();
    await expect(page.locator(`[data-question="${question + 1}"], [data-rush="lamps"]`).first()).toBeVisible();
  }
  await expect(lamps).toHaveAccessibleName('No lamp burns');
  await expect(page.getByRole('heading', { name: /The last lamp is out: \d+ solved/ })).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(lamps).toHaveAccessibleName('3 lamps burn');
});
