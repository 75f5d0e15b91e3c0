import { expect, test } from '@playwright/test';
import { ELENA, AMBROGIO, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { decisionOf, pass, walk, walks } from '../kit/table.ts';

test('one click from the start page a game against two bots runs', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fill the palazzo with genius.');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/#\/game\/[0-9a-f]{16}$/);
  // the bots play by themselves until it is the person's turn
  await expect(decisionOf(page, 'Guest')).toBeVisible({ timeout: 20_000 });
  await expect(walks(page).first()).toBeVisible();
});

test('nothing jumps when the page takes the place of the name that stood there first', async ({ page }) => {
  // the scripts do not come: only what the file itself shows
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('');
  const name = page.getByText('La Stanza', { exact: true });
  await expect(name).toBeVisible();
  expect(await page.evaluate(() => document.body.getBoundingClientRect().top)).toBe(0);
  expect(await name.evaluate((element) => getComputedStyle(element).paddingTop)).not.toBe('0px');
});

test('a game goes on after a reload where it was, and from the continue list', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Share one screen' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await walk(page);
  // past the walk: the action or, on the way, a choice of the tile
  await expect(pass(page)).toBeVisible();
  await page.reload();
  await expect(pass(page)).toBeVisible();
  await page.goto('');
  await page.getByRole('link', { name: /^Go on: game with Player 2/ }).click();
  await expect(pass(page)).toBeVisible();
});

test('several games lie side by side; one is deleted and brought back', async ({ page }) => {
  await page.goto('');
  await expect(page.getByText('The rooms are still quiet.')).toBeVisible();
  await layOnShelf(page, [
    playedGame({ id: 'one', players: [ELENA, FIAMMETTA], seed: 'a1', as: 'novice', entries: 60 }),
    playedGame({ id: 'two', players: [ELENA, AMBROGIO], seed: 'a2', as: 'novice', entries: 60 }),
  ]);
  await page.reload();
  const games = page.getByRole('link', { name: /: game with/ });
  await expect(games).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete the game with Fiammetta' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The game with Fiammetta is deleted.' })).toBeVisible();
  await expect(games).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(games).toHaveCount(2);
  await page.reload();
  await expect(games).toHaveCount(2);
});

test('the language changes without a reload and is kept', async ({ page }) => {
  await page.goto('');
  const isSamePage = page.evaluateHandle(() => document.body);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fülle den Palazzo mit Genies.');
  expect(await page.evaluate((body) => body === document.body, await isSamePage)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
});

test('the light changes without a reload and is kept', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Candle light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'candle');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'candle');
});

test('where storage is blocked, the page says so and games still run', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('');
  await expect(page.getByText('games last until you close it')).toBeVisible();
  await page.getByRole('link', { name: 'Share one screen' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(walks(page).first()).toBeVisible();
});

test('an address without a game leads back', async ({ page }) => {
  await page.goto('#/game/nowhere');
  await expect(page.getByText('This game is not on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('without a server nothing that needs one is offered, and nothing is asked of the host', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('');
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  await page.goto('#/new');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(page.getByText(/Play with friends|Open tables|With friends, by link/)).toHaveCount(0);
  await page.goto('#/online/0192d7a0-0000-7000-8000-000000000001');
  await expect(page.getByText('This page was not opened from a server')).toBeVisible();
  expect(asked.filter((path) => path.includes('/api/'))).toEqual([]);
});
