import type { Locator, Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { pictured, type Picture } from '../kit/picture-positions.ts';
import { confirmButton, confirmEachStep, sitDown, undoButton, walks } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function sitDownAt(page: Page, picture: Picture): Promise<void> {
  await sitDown(page, pictured(picture));
  await expect(undoButton(page)).toBeVisible();
}

test('settings apply immediately, are stored, and can be reset', async ({ page }) => {
  await page.goto('');
  const sheet = await openSettings(page);
  await sheet.getByText('Symbols only').click();
  await expect(page.locator('html')).toHaveAttribute('data-colour-help', 'symbols');
  await sheet.getByRole('slider', { name: 'Sounds' }).fill('25');
  await sheet.getByRole('slider', { name: 'Music' }).fill('40');
  await sheet.getByRole('radiogroup', { name: 'Animation' }).getByText('2×').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-colour-help', 'symbols');
  await openSettings(page);
  await expect(sheet.getByRole('slider', { name: 'Sounds' })).toHaveValue('25');
  await expect(sheet.getByRole('slider', { name: 'Music' })).toHaveValue('40');
  await expect(sheet.getByRole('radio', { name: '2×' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Reset all' }).click();
  await expect(sheet.getByRole('slider', { name: 'Sounds' })).toHaveValue('60');
  await expect(sheet.getByRole('slider', { name: 'Music' })).toHaveValue('0');
  await expect(page.locator('html')).toHaveAttribute('data-colour-help', 'standard');
});

test('larger text is larger everywhere, and stays so', async ({ page }) => {
  const sizes = (): Promise<number[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, p, button')].map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
  await page.goto('');
  const sheet = await openSettings(page);
  // the list of games comes from the device a moment after the page, and who is there from the server
  await expect(page.getByText('It’s quiet in here')).toBeAttached();
  await expect(page.getByText(/only you here|here now/).first()).toBeAttached();
  const normal = await sizes();
  await sheet.getByRole('radiogroup', { name: 'Text size' }).getByText('Largest').click();
  await expect.poll(sizes).toEqual(normal.map((size) => expect.closeTo(size * 2, 1)));
  await page.reload();
  await openSettings(page);
  await expect(sheet.getByRole('radio', { name: 'Largest' })).toBeChecked();
  await expect.poll(sizes).toEqual(normal.map((size) => expect.closeTo(size * 2, 1)));
});

test('without preselection the player chooses the reward', { tag: LONG }, async ({ page }) => {
  await confirmEachStep(page);
  await sitDownAt(page, 'activation');
  await expect(confirmButton(page)).toBeEnabled();
  const sheet = await openSettings(page);
  await sheet.getByRole('switch', { name: 'Preselect the best reward' }).uncheck();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(confirmButton(page)).toBeDisabled();
  await page.keyboard.press('1');
  await expect(confirmButton(page)).toBeEnabled();
});

test('without hover cards a resting pointer opens nothing, and ? still explains', { tag: LONG }, async ({ page }) => {
  await sitDownAt(page, 'walk');
  const card = page.locator('[data-explain-card]');
  // not an open choice: those show their forecast instead
  const row = page.locator('[data-mat] [data-about="florins"]').first();
  // a pointer that has not moved does not count as hovering
  await page.mouse.move(600, 400);
  await row.hover();
  await expect(card).toBeVisible();
  const sheet = await openSettings(page);
  await sheet.getByRole('switch', { name: 'Explain cards on hover' }).uncheck();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(card).toBeHidden();
  await page.clock.install();
  await row.hover();
  await page.clock.runFor(2000);
  await expect(card).toBeHidden();
  await walks(page).first().focus();
  await page.keyboard.press('?');
  await expect(card).toBeVisible();
});

test('the settings list the table’s shortcuts, and disable them while open', async ({ page }) => {
  await confirmEachStep(page);
  await sitDownAt(page, 'walk');
  await page.keyboard.press('1');
  await expect(confirmButton(page)).toBeEnabled();
  const sheet = await openSettings(page);
  await sheet.getByRole('button', { name: 'Keyboard keys' }).click();
  const keys = page.getByRole('dialog', { name: 'Keyboard keys' });
  await expect(keys.getByRole('term')).toHaveText([
    'Tab',
    'Arrows',
    'Enter',
    '1–9, 0',
    'U',
    'M',
    'L',
    'C',
    'T',
    '?',
    'Esc',
  ]);
  // U would undo the choice
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(confirmButton(page)).toBeEnabled();
  await page.keyboard.press('u');
  await expect(confirmButton(page)).toBeDisabled();
});
