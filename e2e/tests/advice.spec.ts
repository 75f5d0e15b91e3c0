import { expect, test } from '@playwright/test';
import { ELENA, AMBROGIO, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';

test('a hint names three turns with their chance, marks them on the board, and can be followed', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('section').first()).toBeVisible();
  await layOnShelf(page, [
    playedGame({ id: 'round', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab13', entries: 160, as: 'apprentice' }),
  ]);
  await page.goto('#/game/round');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Hint' });
  const turns = panel.getByRole('listitem');
  await expect(turns.first()).toContainText(/\d+ ± \d+\s%/);
  expect(await turns.count()).toBeGreaterThan(1);
  await turns.first().getByRole('button').click();
  await expect(page.getByRole('button', { name: /^Confirm: walk/ })).toBeEnabled();
  await page.getByRole('button', { name: 'Close hint' }).click();
  await expect(panel).toBeHidden();
});

test('a finished game is analysed, its turning points open on the board, and it can be played on from there', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('');
  await expect(page.locator('section').first()).toBeVisible();
  await layOnShelf(page, [playedGame({ id: 'over', players: [ELENA, FIAMMETTA], seed: 'ab12', as: 'novice' })]);
  await page.goto('#/game/over');
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 200_000 });
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible();
  const stepper = page.getByRole('navigation', { name: 'Turn shown' });
  await stepper.getByRole('button', { name: 'First turn' }).click();
  await expect(stepper).toContainText('turn 1 of');
  await page.getByRole('button', { name: /^Play on from here as/ }).click();
  await expect(page).toHaveURL(/#\/game\/[0-9a-f]{16}/);
});
