import type { Locator, Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { keepSettings } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

const figure = (page: Page, name: RegExp): Locator => page.getByRole('textbox', { name });
const withdraw = (page: Page): Locator => page.getByRole('group', { name: 'When can you withdraw in a final turn?' });
const players = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Number of players' }).first();

test('1.18 a figure set for two players is played with two and not with three', async ({ page }) => {
  await page.goto('#/edition');
  await players(page).getByRole('radio', { name: 'With 2 players' }).check();
  await figure(page, /^Hiring costs/).fill('9 8 7 6 5 4');
  await expect(page.getByText('You’ve changed one thing.')).toBeVisible();
  await players(page).getByRole('radio', { name: 'Any number' }).check();
  await expect(figure(page, /^Hiring costs/)).toHaveValue('6 5 4 3 2 1');
  await page.goto('#/rules/1.9');
  await expect(page.locator('#rule-1\\.9 [data-players="2"]')).toHaveText('With 2 players: 9, 8, 7, 6, 5 and 4.');

  await page.goto('#/new?together=true');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByText(/own numbers/).first()).toBeVisible();
  await expect(page.getByText('ƒ9', { exact: true }).first()).toBeVisible();

  await page.goto('#/new');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('[data-decision]')).toBeVisible();
  await expect(page.getByText(/own numbers/)).toHaveCount(0);
  await expect(page.getByText('ƒ9', { exact: true })).toHaveCount(0);
});

test('rulings where the languages differ are marked, chosen by keyboard, and the rules and the game follow', async ({
  page,
}) => {
  await page.goto('#/rules/11.3');
  const rule = page.locator('#rule-11\\.3');
  await expect(rule.locator('[data-sure="differ"]')).toContainText('instead of the action');
  await rule.getByRole('button', { name: 'the languages differ' }).click();
  await expect(rule).toContainText('French can mean the whole turn.');
  await expect(rule).toContainText('Also possible: “Only instead of the whole turn”');
  await rule.getByRole('link', { name: 'What does your box say?' }).click();
  await expect(withdraw(page)).toBeInViewport();
  await expect(withdraw(page)).toHaveAttribute('data-wanted', 'true');

  await expect(withdraw(page).getByRole('radio', { name: /as we play/ })).toBeChecked();
  await withdraw(page)
    .getByRole('radio', { name: /as we play/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(withdraw(page).getByRole('radio', { name: 'Only instead of the whole turn' })).toBeChecked();
  await page.getByRole('group', { name: 'Who can you hire in one activation?' }).getByText('Other disciplines').click();
  await expect(page.getByText('You’ve changed 2 things.')).toBeVisible();

  await page.goto('#/rules/11.3');
  await expect(rule.locator('[data-sure="own"]')).toHaveText('instead of the whole turn');
  await page.goto('#/new');
  await expect(page.getByRole('switch', { name: 'Open hiring' })).toBeChecked();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByText(/own rulings/).first()).toBeVisible();
});

test(
  'figures that cannot be played are refused with the reason, and nothing is stored',
  { tag: LONG },
  async ({ page }) => {
    await page.goto('#/edition');
    const refusal = (text: string): Locator => page.getByRole('alert').filter({ hasText: text });
    await figure(page, /^Covers/).fill('1 1 1');
    await expect(refusal('must add up to at least 5')).toBeVisible();
    await expect(figure(page, /^Covers/)).toHaveAccessibleDescription(/^Not saved: The numbers of “Covers/);
    await figure(page, /florin spaces/).fill('9 8 7');
    await expect(refusal('“Money track: florin spaces')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Everything is as we have it.')).toBeVisible();
    await expect(figure(page, /^Covers/)).toHaveValue('2 2 2');
  },
);

test('the report is copied on a page over plain HTTP, which has no clipboard of its own', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('#/edition');
  await figure(page, /^Spaces of the recruitment track/).fill('5');
  await page.getByRole('button', { name: 'Copy my numbers for a report' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy my numbers for a report' })).toBeFocused();
  // the clipboard cannot be read either: what is in it shows where it is pasted
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' })));
  await page.locator('#paste').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('#paste')).toHaveValue('recruitmentSpaces: 5 (4)');
});

for (const [width, height] of [
  [1366, 768],
  [360, 640],
  [844, 390],
] as const) {
  test(`in German nothing is wider than a window of ${width} × ${height}`, { tag: LONG }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await keepSettings(page, { theme: 'day', language: 'de' });
    await page.goto('#/edition');
    await expect(page.getByRole('heading', { name: 'Wie die Regeln gelesen werden' })).toBeVisible();
    await page.locator('summary').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
