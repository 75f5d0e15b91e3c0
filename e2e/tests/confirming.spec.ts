import { expect, test, type Page } from '@playwright/test';
import { ELENA, MARIT, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { walks } from '../kit/table.ts';

// nobody has walked yet, so no landing empties a second room: every walk can be taken back
const GAME = playedGame({ id: 'first', players: [ELENA, MARIT], seed: 'c0ffee', entries: 0 });

async function sitDown(page: Page, confirm: 'each' | 'final'): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('la-stanza.settings', JSON.stringify({ language: 'en', theme: 'day', confirm: kept }));
  }, confirm);
  await page.goto('');
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  await layOnShelf(page, [GAME]);
  await page.goto('#/game/first');
  await expect(page.locator('[data-decision=walk]')).toBeVisible();
}

test('who confirms each step sees it first, and a second tap takes it', async ({ page }) => {
  await sitDown(page, 'each');
  await walks(page).first().click();
  await expect(page.getByRole('button', { name: /^Confirm: walk/ })).toBeEnabled();
  await expect(page.locator('[data-decision=walk]')).toBeVisible();
  await walks(page).first().click();
  await expect(page.locator('[data-decision=action]')).toBeVisible();
});

test('who confirms the last step only goes on with the first tap, may take it back, and is asked at the end', async ({
  page,
}) => {
  await sitDown(page, 'final');
  await walks(page).first().click();
  await expect(page.locator('[data-decision=action]')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('[data-decision=walk]')).toBeVisible();
  await walks(page).first().click();
  await page.getByRole('button', { name: /^Pass, / }).click();
  await expect(page.getByRole('button', { name: 'Confirm: pass' })).toBeEnabled();
  await expect(page.locator('[data-decision=action]')).toBeVisible();
});

test('Enter on the board chooses, and only Enter on what is chosen confirms', async ({ page }) => {
  await sitDown(page, 'each');
  const target = page.getByRole('group', { name: 'The palazzo' }).getByRole('button').first();
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Confirm: walk/ })).toBeEnabled();
  await expect(target).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-decision=action]')).toBeVisible();
});
