import { expect, test } from '@playwright/test';
import { ELENA, AMBROGIO, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';

test('a hint names one turn, why and how sure, answers for another choice, and can be followed', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('section').first()).toBeVisible();
  await layOnShelf(page, [
    playedGame({ id: 'round', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab13', entries: 160 }),
  ]);
  await page.goto('#/game/round');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Hint' });
  await expect(panel).toContainText(/It came out best in \d+ of 10 tries\./, { timeout: 60_000 });
  await expect(panel).toContainText('Because');
  const said = await panel.innerText();
  await page.getByRole('button', { name: 'Close hint' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(panel).toContainText(/tries\./, { timeout: 60_000 });
  // the same position gets the same answer
  expect(await panel.innerText()).toBe(said);
  const targets = page.locator('[data-state="legal"][data-about^="space "]');
  await targets.first().hover();
  await targets.last().hover();
  await expect(page.locator('[data-why-not]')).toContainText(/^Why not .*\?/);
  await panel.getByRole('button', { name: 'Do the first step' }).click();
  await expect(page.getByRole('button', { name: 'Undo: walk' })).toBeEnabled();
  await expect(panel).toBeHidden();
});

test('a finished game is analysed, its turning points open on the board, and it can be continued from there', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('');
  await expect(page.locator('section').first()).toBeVisible();
  await layOnShelf(page, [playedGame({ id: 'over', players: [ELENA, FIAMMETTA], seed: 'ab12' })]);
  await page.goto('#/game/over');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // what the score tells is there before the analysis
  await expect(page.getByRole('heading', { name: /^Where Elena’s \d+ PP came from$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 200_000 });
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Lead over the best rival/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next time' })).toBeVisible();
  const stepper = page.getByRole('navigation', { name: 'Turn shown' });
  await stepper.getByRole('button', { name: 'First turn' }).click();
  await expect(stepper).toContainText('turn 1 of');
  // the first one plays on from the best move, the last one from the turn shown
  await page
    .getByRole('button', { name: /^Play on from here as/ })
    .last()
    .click();
  await expect(page).toHaveURL(/#\/game\/[0-9a-f]{16}/);
});
