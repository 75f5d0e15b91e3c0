import type { Page } from '@playwright/test';
import { ELENA, AMBROGIO, FIAMMETTA, playedGame, tiedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { anyDecision } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

async function openScore(page: Page, id: string): Promise<void> {
  await page.goto('');
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  await layOnShelf(page, [
    playedGame({ id: 'over', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab12' }),
    tiedGame('tie'),
  ]);
  await page.goto(`#/game/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('the palazzo');
}

test('every line opens to show where its points came from', async ({ page }) => {
  await openScore(page, 'over');
  const lines = page.locator('details');
  await expect(lines).toHaveCount(8);
  for (const line of await lines.all()) {
    await line.locator('summary').press('Enter');
    await expect(line.getByRole('listitem').first()).toBeVisible();
  }
});

test('a tie is explained step by step', async ({ page }) => {
  await openScore(page, 'tie');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('on the tie-break');
  await expect(page.getByRole('heading', { name: 'How the tie was broken' })).toBeVisible();
});

test('a player can look at the table and come back, and play again with a new start player', async ({ page }) => {
  await openScore(page, 'over');
  await page.getByRole('button', { name: 'See the table' }).click();
  await page.getByRole('button', { name: 'See the score' }).click();
  await page.getByRole('button', { name: /^Rematch, (you begin|\w+ begins)$/ }).click();
  await expect(page).toHaveURL(/\/game\/[0-9a-f]{16}$/);
  await expect(anyDecision(page)).toBeVisible();
});
