import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { ELENA, AMBROGIO, FIAMMETTA, MARIT, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

const FOUR = playedGame({ id: 'over', players: [ELENA, FIAMMETTA, AMBROGIO, MARIT], seed: 'ab12' });
const RUNNING = playedGame({ id: 'round', players: [ELENA, FIAMMETTA], seed: 'ab13', entries: 90 });

async function saveGame(page: Page): Promise<void> {
  await page.goto('');
  await expect(page.getByText('Your games stay on this device.')).toBeVisible();
  await layOnShelf(page, [FOUR, RUNNING]);
}

async function openReplay(page: Page, address = '#/replay/over'): Promise<void> {
  await saveGame(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Replay: Elena, Fiammetta, Ambrogio');
}

const timeline = (page: Page): Locator => page.getByRole('slider', { name: 'Timeline' });
const stepNow = async (page: Page): Promise<number> => Number(await timeline(page).getAttribute('aria-valuenow'));
const expectStep = (page: Page, step: number): Promise<void> =>
  expect(timeline(page)).toHaveAttribute('aria-valuenow', String(step));

test('buttons and keys move by step and by turn, to the beginning and to the end', async ({ page }) => {
  await openReplay(page);
  await expectStep(page, 1);
  await expect(page.getByText('before the first turn')).toBeVisible();
  await page.getByRole('button', { name: 'Forward one step' }).click();
  await expectStep(page, 2);
  await page.locator('body').press('ArrowRight');
  await expectStep(page, 3);
  await page.locator('body').press('ArrowLeft');
  await expectStep(page, 2);
  await expect(page.getByText(/turn 1 of \d+, round 1/)).toBeVisible();
  await page.locator('body').press('ArrowDown');
  await expect(page.getByText(/turn 2 of \d+, round 1/)).toBeVisible();
  await page.locator('body').press('End');
  await expect(page.getByRole('button', { name: 'To the end' })).toBeDisabled();
  await expect(page.getByText(/finale [ABC]/)).toBeVisible();
  await page.locator('body').press('Home');
  await expectStep(page, 1);
});

test(
  'it plays by itself at the chosen speed, and stops when the viewer takes over',
  { tag: LONG },
  async ({ page }) => {
    await openReplay(page);
    await page.getByRole('button', { name: 'Speed 1×' }).click();
    await page.getByRole('button', { name: 'Speed 2×' }).click();
    await expect(page.getByRole('button', { name: 'Speed 4×' })).toBeVisible();
    await timeline(page).press(' ');
    await expect.poll(() => stepNow(page)).toBeGreaterThan(3);
    await timeline(page).press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  },
);

test('every line of the chronicle leads to its step, later ones too', async ({ page }) => {
  await openReplay(page);
  const lines = page.locator('[data-chronicle] button');
  // the newest turns come first, and the last of them ends the game
  const newest = page.locator('[data-chronicle] [data-newest] button');
  await newest.click();
  await expect(newest).toHaveAttribute('aria-current', 'step');
  expect(await stepNow(page)).toBeGreaterThan(50);
  await lines.last().click();
  await expectStep(page, 1);
});

test(
  'at the table a line of the chronicle opens the replay there, and back leads to the table',
  { tag: LONG },
  async ({ page }) => {
    await saveGame(page);
    await page.goto('#/game/round');
    // a replay names everyone; the table calls its player "you"
    const line = page.locator('[data-chronicle] button', { hasText: 'walked', hasNotText: 'You' }).first();
    const words = (await line.innerText()).trim();
    await line.click();
    await expect(page).toHaveURL(/\/replay\/round\?at=\d+$/);
    await expect(page.locator('[aria-current="step"]')).toContainText(words);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await expect(page).toHaveURL(/\/game\/round$/);
  },
);

test('a link contains the whole game and opens it at that step in a new browser', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReplay(page, '#/replay/over?at=150');
  const step = await stepNow(page);
  const sentence = await page.locator('[aria-live="polite"]').innerText();
  await page.getByRole('button', { name: 'Copy link to this step' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(2000);

  const stranger = await browser.newContext();
  const fresh = await stranger.newPage();
  const asked: string[] = [];
  fresh.on('request', (request) => asked.push(request.url()));
  await fresh.goto(link);
  await expectStep(fresh, step);
  await expect(fresh.locator('[aria-live="polite"]')).toHaveText(sentence);
  await expect(fresh.getByRole('heading', { level: 1 })).toContainText('Elena, Fiammetta, Ambrogio');
  // the game never leaves the browser: what follows the # is not sent
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') || url.includes('game='))).toEqual([]);

  await fresh.getByRole('button', { name: 'Play on from here' }).click();
  await expect(fresh).toHaveURL(/\/game\/[0-9a-f]{16}$/);
  await expect(fresh.locator('[data-decision]')).toBeVisible();
  await stranger.close();
});

test('a damaged link says why and leads on', async ({ page }) => {
  await page.goto('#/replay?game=AQgAAAEBB5ZvGx&at=1');
  await expect(page.getByRole('alert')).toContainText('Parts of this link were changed');
  await page.goto('#/replay');
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
});

test('a game is saved as a file and opened again with the button', async ({ page }) => {
  await openReplay(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('La Stanza (Elena, Fiammetta, Ambrogio, Marit).json');
  const text = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(FOUR.record);
  await page.goto('');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved file' }).click();
  await (
    await choosing
  ).setFiles({ name: file.suggestedFilename(), mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page).toHaveURL(/\/replay\/[0-9a-f]{16}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elena, Fiammetta, Ambrogio');
});

async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'found.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
  await expect(page.getByText('Let go to open the game')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
}

test('a file can be dropped on the page; a damaged one is refused with the reason', { tag: LONG }, async ({ page }) => {
  await saveGame(page);
  const text = JSON.stringify(FOUR.record);
  await drop(page, text.replace('"players":4', '"players":3'));
  await expect(page.getByRole('alert')).toContainText('found.json: The beginning of this record');
  await drop(page, text.slice(0, 500));
  await expect(page.getByRole('alert')).toContainText('part of it is missing');
  await drop(page, text);
  await expect(page).toHaveURL(/\/replay\/[0-9a-f]{16}/);
});

test('the score screen and the list of games lead to the replay', { tag: LONG }, async ({ page }) => {
  await saveGame(page);
  await page.goto('#/game/over');
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/replay\/over/);
  await page.goto('');
  await page.getByRole('link', { name: 'Replay the game with Fiammetta' }).first().click();
  await expect(page).toHaveURL(/\/replay\//);
});
