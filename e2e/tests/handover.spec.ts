import type { Locator, Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import type { SeatedPlayer } from '../../apps/web/src/game/source/game-source.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { faultsOf } from '../kit/faults.ts';
import { ELENA, FIAMMETTA, MARIT, playedGame } from '../kit/saved-games.ts';
import { keepSettings, layOnShelf } from '../kit/shelf.ts';
import { board, endTurn, decisionOf, pass, sitDown, undoButton, walk, walks } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

/* The curtain between the turns of people who share a device. */

// here the curtain closes, as on a device without stored settings
test.use({ storageState: { cookies: [], origins: [] } });

const JONAS: SeatedPlayer = { name: 'Jonas', colour: 'onyx' };

/** In the middle of the game a player is about to walk. */
const middle = (players: readonly SeatedPlayer[]): SavedGame =>
  playedGame({ id: 'shared', players, seed: 'ab12', entries: 60 });

const curtain = (page: Page): Locator => page.getByRole('dialog', { name: /pass the device to/ });
const beginButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `I’m ${name}. Begin my turn` });

/** The next player at a table just opened. */
async function next(page: Page): Promise<string> {
  const words = await curtain(page).getByRole('heading', { level: 2 }).innerText();
  return /(\w+)\s*$/.exec(words)?.[1] ?? '';
}

async function passTurn(page: Page): Promise<void> {
  await walk(page);
  await pass(page).click();
  await endTurn(page);
}

test('in a new game the first player starts immediately, the next one behind a curtain, by keyboard', async ({
  page,
}) => {
  await page.goto('#/new?together=true');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(walks(page).first()).toBeVisible();
  await expect(curtain(page)).toHaveCount(0);
  await passTurn(page);
  await expect(curtain(page)).toBeVisible();
  const name = await curtain(page).getByRole('heading', { level: 2 }).innerText();
  expect(name).toMatch(/^Thank you, .+\. Please pass the device to\s+.+$/);
  await expect(curtain(page).getByText('Before your first turn')).toBeVisible();
  await expect(curtain(page).getByText(/^You have ƒ\d+, .+ and \d+.PP\.$/)).toBeVisible();
  await expect(curtain(page).getByRole('button', { name: /Begin my turn$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(curtain(page)).toHaveCount(0);
  await expect(walks(page).first()).toBeVisible();
});

test('it shows what happened and what the next player has; until they begin, the last step can be undone', async ({
  page,
}) => {
  await sitDown(page, middle([ELENA, JONAS, MARIT]));
  const first = await next(page);
  await beginButton(page, first).click();
  await passTurn(page);
  await expect(curtain(page).getByRole('listitem')).toHaveCount(3);
  await expect(curtain(page).getByRole('listitem').nth(1)).toContainText(/ and passed\./);
  await expect(curtain(page).getByRole('listitem').last()).toContainText(/^You have ƒ\d+, .+ and \d+.PP\.$/);
  await curtain(page)
    .getByRole('button', { name: `${first}: undo the last step` })
    .click();
  await expect(curtain(page)).toHaveCount(0);
  await expect(decisionOf(page, first)).toBeVisible();
  await pass(page).click();
  await endTurn(page);
  const other = await next(page);
  expect(other).not.toBe(first);
  await beginButton(page, other).click();
  await expect(undoButton(page)).toBeDisabled();
});

test('bots play before it closes, and it lists their turns', async ({ page }) => {
  await sitDown(page, middle([ELENA, FIAMMETTA, MARIT]));
  const names = ['Elena', 'Marit'];
  await expect(curtain(page)).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    const name = await next(page);
    expect(names).toContain(name);
    await beginButton(page, name).click();
    await passTurn(page);
    await expect(curtain(page).getByRole('heading', { level: 2 })).toContainText(`Thank you, ${name}.`);
    if (name === 'Elena') await expect(curtain(page).getByText('Fiammetta', { exact: true })).toBeVisible();
  }
});

test('with one human there is no curtain', { tag: LONG }, async ({ page }) => {
  await sitDown(page, middle([ELENA, FIAMMETTA]));
  await expect(decisionOf(page, 'Elena')).toBeVisible();
  await passTurn(page);
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect(walks(page).first()).toBeVisible();
  await expect(curtain(page)).toHaveCount(0);
});

test('through the parted curtain everything is visible and nothing can be chosen', { tag: LONG }, async ({ page }) => {
  await sitDown(page, middle([ELENA, JONAS]));
  const name = await next(page);
  // Escape parts the curtain, too
  await expect(beginButton(page, name)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(curtain(page)).toHaveCount(0);
  await expect(board(page)).toBeVisible();
  await expect(board(page).getByRole('button')).toHaveCount(0);
  await expect(walks(page)).toHaveCount(0);
  const entries = await page.locator('[data-entries]').getAttribute('data-entries');
  await page.getByRole('button', { name: 'Close the curtain' }).blur();
  for (const key of ['1', 'Enter', 'u']) await page.keyboard.press(key);
  await expect(page.locator('[data-entries]')).toHaveAttribute('data-entries', entries ?? '');
  await page.getByRole('button', { name: 'Close the curtain' }).click();
  await expect(curtain(page)).toBeVisible();
  await curtain(page).getByRole('button', { name: 'Look at the palazzo' }).click();
  await beginButton(page, name).click();
  await expect(walks(page).first()).toBeVisible();
  await expect(curtain(page)).toHaveCount(0);
});

test(
  'a reload closes it again, but not for a player who has begun; it can be turned off',
  { tag: LONG },
  async ({ page }) => {
    await sitDown(page, middle([ELENA, JONAS]));
    const name = await next(page);
    await page.reload();
    await expect(curtain(page)).toBeVisible();
    await beginButton(page, name).click();
    await expect(walks(page).first()).toBeVisible();
    await page.reload();
    await expect(walks(page).first()).toBeVisible();
    await expect(curtain(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: /^Curtain between turns/ }).uncheck();
    await page.keyboard.press('Escape');
    await passTurn(page);
    await expect(walks(page).first()).toBeVisible();
    await expect(curtain(page)).toHaveCount(0);
  },
);

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the cloth closes over the table and opens again', async ({ page }) => {
    await sitDown(page, middle([ELENA, JONAS]));
    await beginButton(page, await next(page)).click();
    const cloth = page.locator('[data-curtain]');
    const covered = (): Promise<number> =>
      cloth.evaluate((element) =>
        [...element.children]
          .slice(0, 2)
          .map((half) => half.getBoundingClientRect())
          .reduce((sum, { left, right }) => sum + Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)), 0),
      );
    await expect(cloth).toBeHidden();
    await passTurn(page);
    await expect.poll(covered).toBeGreaterThanOrEqual(1440);
    await beginButton(page, await next(page)).click();
    await expect.poll(covered).toBe(0);
    await expect(walks(page).first()).toBeVisible();
  });
});

// 24 letters, the longest name allowed
const LONG_NAMES: readonly SeatedPlayer[] = [
  { name: 'Maximiliane-Charlottenbu', colour: 'plum' },
  { name: 'Wolfgang Amadeus Theophi', colour: 'onyx' },
  { name: 'Anna Elisabeth Bernadett', colour: 'copper' },
];

const WINDOWS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
] as const;

for (const theme of ['day', 'candle'] as const) {
  const title = `it fits every window, with long names, in German, with the largest text, by ${theme}`;
  test(title, { tag: theme === 'day' ? LONG : [] }, async ({ page }) => {
    await keepSettings(page, { theme, language: 'de', textSize: 'largest', handover: true });
    await page.goto('#/game/nowhere');
    await expect(page.getByText('nicht auf diesem Gerät')).toBeVisible();
    await layOnShelf(page, [middle(LONG_NAMES)]);
    await page.goto('#/game/shared');
    const card = page.locator('dialog[data-handover]');
    await expect(card.getByRole('button').first()).toBeEnabled();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const outer = await card.boundingBox();
      expect(outer, `${width}x${height}`).not.toBeNull();
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = outer ?? {};
      expect([x >= 0, y >= 0, x + wide <= width, y + high <= height], `${width}x${height}`).not.toContain(false);
      for (const button of await card.getByRole('button').all()) {
        const box = await button.boundingBox();
        const name = `${width}x${height}: ${await button.innerText()}`;
        expect(box?.height ?? 0, name).toBeGreaterThanOrEqual(44);
        expect(box?.y ?? 0, name).toBeGreaterThanOrEqual(y);
        expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(y + high);
        expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth), name).toBe(0);
      }
      // nothing overflows the card sideways, and what does not fit scrolls
      expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width}`).toBe(0);
    }
    expect(await faultsOf(page)).toEqual([]);
  });
}
