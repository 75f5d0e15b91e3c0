import { ELENA, AMBROGIO, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { expect, test } from './test.ts';

test('the link of a replay, opened by somebody else', async ({ page, meet }) => {
  await layOnShelf(page, [playedGame({ id: 'over', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab12' })]);
  await page.goto('#/replay/over?at=60');
  await page.getByRole('button', { name: 'Copy link to this step' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  // over plain HTTP the clipboard cannot be read: what is in it shows where it is pasted
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' })));
  await page.locator('#paste').focus();
  await page.keyboard.press('ControlOrMeta+v');
  const link = await page.locator('#paste').inputValue();
  const { page: other } = await meet();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Elena, Fiammetta and Ambrogio');
  await other.locator('body').press('End');
  await expect(other.getByRole('button', { name: 'To the end' })).toBeDisabled();
});

test('the rules, searched and followed', async ({ page }) => {
  await page.goto('#/rules');
  await page.getByRole('searchbox').fill('financier');
  await page.locator('main a[href*="rules/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('#/aid');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the settings are kept', async ({ page }) => {
  const open = (): Promise<void> => page.getByRole('button', { name: 'Settings' }).click();
  await open();
  const candle = page.getByRole('radio', { name: /Candle/ });
  await candle.click();
  await page.reload();
  await open();
  await expect(candle).toBeChecked();
});

test('every language', async ({ page }) => {
  await page.goto('#/rules/8');
  for (const [language, word] of [
    ['de', 'Mäzen'],
    ['fr', 'mécène'],
    ['nl', 'geldschieter'],
    ['en', 'inancier'],
  ] as const) {
    await page.getByRole('combobox').first().selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  }
});

test('every page of the menu', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  for (const hash of [
    'play',
    'watch',
    'learn',
    'practise',
    'people',
    'daily',
    'palazzo',
    'about',
    'edition',
    'account',
  ]) {
    const before = await title.innerText();
    await page.goto(`#/${hash}`);
    await expect(title).not.toHaveText(before);
    await expect(page.locator('main :is(a, button):visible').first()).toBeVisible();
  }
});
