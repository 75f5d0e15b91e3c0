import { expect, test } from '@playwright/test';

test('settings act at once, are kept, and can be reset', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await sheet.getByText('Symbols only').click();
  await expect(page.locator('html')).toHaveAttribute('data-colour-help', 'symbols');
  await sheet.getByRole('switch', { name: 'Sounds' }).check();
  await sheet.getByRole('radiogroup', { name: 'Animation' }).getByText('2×').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-colour-help', 'symbols');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(sheet.getByRole('switch', { name: 'Sounds' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: '2×' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Reset all' }).click();
  await expect(sheet.getByRole('switch', { name: 'Sounds' })).not.toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-colour-help', 'standard');
});
