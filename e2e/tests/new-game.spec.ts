import { arrangement, decisionOf } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

test('a table of four: two people, two bots, all options', async ({ page }) => {
  await page.goto('#/new');
  await page.getByRole('textbox', { name: 'Name on seat 1' }).fill('Elena');
  await page.getByRole('combobox', { name: 'Who sits on seat 4' }).selectOption('Person');
  await page.getByRole('textbox', { name: 'Name on seat 4' }).fill('Marit');
  const level = page.getByRole('radiogroup', { name: 'Level of the bot on seat 2' });
  await level.getByRole('radio', { name: 'Novice' }).click();
  await expect(page.getByText('4 players, 5 rounds, then the finale.')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Start player' }).getByText('Seat 1').click();
  await page.getByRole('switch', { name: 'Arranged start' }).check();
  await page.getByRole('switch', { name: 'Expert variant' }).check();
  await page.getByRole('switch', { name: 'Open hiring' }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(decisionOf(page, 'Elena')).toBeVisible();
  await expect(arrangement(page)).toBeVisible();
});

test('a table with one seat taken says what is missing', async ({ page }) => {
  await page.goto('#/new');
  for (const seat of [2, 3]) {
    await page.getByRole('combobox', { name: `Who sits on seat ${seat}` }).selectOption('Closed');
  }
  await expect(page.getByRole('button', { name: 'Start game' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Fill at least two seats to begin.' })).toBeVisible();
});

test('the table is set up by keyboard alone', async ({ page }) => {
  await page.goto('#/new');
  await page.getByRole('textbox', { name: 'Name on seat 1' }).focus();
  await page.keyboard.type('Ada');
  await page.getByRole('radio', { name: 'Novice' }).nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Apprentice' }).nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'Start game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\//);
});

test('a default name follows the language, a typed one stays', async ({ page }) => {
  const speak = (language: string): Promise<unknown> =>
    page.getByRole('combobox', { name: /Language|Sprache/ }).selectOption(language);
  await page.goto('#/new?together=true');
  await page.getByRole('textbox', { name: 'Name on seat 1' }).fill('Elena');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('[data-decision]')).toBeVisible();
  await page.goto('#/');
  await expect(page.getByRole('link', { name: /: game with Player 2$/ })).toBeVisible();
  await speak('de');
  await expect(page.getByRole('link', { name: /: Partie mit Gast 2$/ })).toBeVisible();
  await page.getByRole('link', { name: /: Partie mit Gast 2$/ }).click();
  await expect(page.getByRole('region', { name: 'Gast 2', exact: true }).first()).toBeVisible();
  await expect(page.getByText('Elena').first()).toBeVisible();
  await expect(page.getByText('Player 2')).toHaveCount(0);
});
