import type { Page } from '@playwright/test';
import { addressOf, easyPuzzle, endRush, playLine } from '../kit/puzzles.ts';
import { expect, test } from '../kit/test.ts';

const { puzzle, solution, other } = easyPuzzle();

async function openPuzzle(page: Page): Promise<void> {
  await page.goto(addressOf(puzzle));
  await expect(page.getByText('Try 1 of 3')).toBeVisible();
}

test('the best turn solves a puzzle on the first try, and the proof is shown', async ({ page }) => {
  await openPuzzle(page);
  await playLine(page, solution);
  await expect(page.locator('[data-puzzle="solved"]')).toContainText('Solved on the first try');
  await expect(page.locator('[data-puzzle]')).toContainText(/Proven: all \d+ turns were counted/);
  await page.goto('#/practise');
  await expect(page.getByText(/^1 of 1 solved/)).toBeVisible();
});

test('a worse turn is answered with what it achieves; the pieces go back; in the end the solution is shown', async ({
  page,
}) => {
  await openPuzzle(page);
  await playLine(page, other);
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

test('a puzzle and a Rush whose worker dies say so, and count when asked again', async ({ page, gate }) => {
  gate.announce(/-worker-/, /worker-link-/);
  await page.route('**/assets/puzzle-worker-*.js', (route) => route.abort());
  await openPuzzle(page);
  const failed = page.getByText('couldn’t be counted');
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/puzzle-worker-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  await playLine(page, solution);
  await expect(page.locator('[data-puzzle="solved"]')).toBeVisible();

  await page.route('**/assets/puzzle-worker-*.js', (route) => route.abort());
  await page.goto('#/rush');
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/puzzle-worker-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Which of these ends best for')).toBeVisible();
});

test('on a phone, upright or on its side, the way to the next puzzle is in sight once one is solved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPuzzle(page);
  await playLine(page, solution);
  const next = page.getByRole('button', { name: 'Next puzzle' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await expect(page.locator('[data-decision="walk"]')).toBeVisible();
});

test('in a Rush every wrong answer puts out a lamp, and the best result is kept', async ({ page }) => {
  await page.goto('#/practise');
  await page.getByRole('link', { name: 'Rush' }).click();
  await expect(page.getByText('Which of these ends best for')).toBeVisible();
  const lamps = page.getByRole('img', { name: /lamps? burns?/ });
  await expect(lamps).toHaveAccessibleName('3 lamps burn');
  await endRush(page);
  await expect(lamps).toHaveAccessibleName('No lamp burns');
  await expect(page.getByRole('heading', { name: /The last lamp is out: \d+ solved/ })).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(lamps).toHaveAccessibleName('3 lamps burn');
});
