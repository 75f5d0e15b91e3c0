import type { Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { ELENA, MARIT, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { walks } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

// no one has walked yet, so no landing empties a second room: every walk can be undone
const GAME = playedGame({ id: 'first', players: [ELENA, MARIT], seed: 'c0ffee', entries: 0 });

async function sitDown(page: Page, confirmSteps: boolean): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('la-stanza.settings', JSON.stringify({ language: 'en', theme: 'day', confirmSteps: kept }));
  }, confirmSteps);
  await page.goto('');
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  await layOnShelf(page, [GAME]);
  await page.goto('#/game/first');
  await expect(page.locator('[data-decision=walk]')).toBeVisible();
}

test('when each step is confirmed, a step is previewed first and a second tap plays it', async ({ page }) => {
  await sitDown(page, true);
  await walks(page).first().click();
  await expect(page.getByRole('button', { name: /^Walk \d/ })).toBeEnabled();
  await expect(page.locator('[data-decision=walk]')).toBeVisible();
  await walks(page).first().click();
  await expect(page.locator('[data-decision=action]')).toBeVisible();
});

test('by default a tap plays a step, undo names it and takes it back, and the end of the turn waits', async ({
  page,
}) => {
  await sitDown(page, false);
  await walks(page).first().click();
  await expect(page.locator('[data-decision=action]')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: walk' }).click();
  await expect(page.locator('[data-decision=walk]')).toBeVisible();
  await walks(page).first().click();
  await page.getByRole('button', { name: /^Pass, / }).click();
  await expect(page.locator('[data-turn-summary]')).toHaveText(/^You walked 1 to \w+, recruited .+ and passed\.$/);
  await page.getByRole('button', { name: 'Undo: pass' }).click();
  await expect(page.locator('[data-decision=action]')).toBeVisible();
  await page.getByRole('button', { name: /^Pass, / }).click();
  await page.getByRole('button', { name: 'End turn Enter' }).click();
  await expect(page.locator('[data-ending=true]')).toHaveCount(0);
});

test('Enter on the board chooses, and only Enter on the chosen target confirms', { tag: LONG }, async ({ page }) => {
  await sitDown(page, true);
  const target = page.getByRole('group', { name: 'The palazzo' }).getByRole('button').first();
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Walk \d/ })).toBeEnabled();
  await expect(target).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-decision=action]')).toBeVisible();
});
