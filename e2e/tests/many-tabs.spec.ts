import type { BrowserContext, Page } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { ELENA, AMBROGIO, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { storedGame } from '../kit/shelf.ts';
import { endTurn, pass, sitDown, undoButton, walk, walks } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

/* Several tabs of one browser show the same game. The record only grows, undos included: no entry may get lost. */

const GAME = playedGame({ id: 'tabs', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab12', entries: 60 });

const entries = async (page: Page): Promise<readonly string[]> =>
  (await storedGame(page, GAME.id))?.record.entries ?? [];

/** How many entries the table shows. */
const shown = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-entries]').getAttribute('data-entries'));

const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: 'continued in another tab' });

/** Opens the game in two tabs. */
async function twoTabs(context: BrowserContext, game: SavedGame = GAME): Promise<readonly [Page, Page]> {
  const one = await context.newPage();
  await sitDown(one, game);
  const other = await context.newPage();
  await other.goto(`#/game/${game.id}`);
  await expect(walks(other).first()).toBeVisible();
  return [one, other];
}

/** As in a browser without messages between tabs: only storage can decide then. */
async function withoutTabMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
}

/** Counts how often a tab asks its worker for a bot's turn. */
async function countThoughts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const post = Reflect.get(Worker.prototype, 'postMessage');
    let asked = 0;
    Reflect.set(Worker.prototype, 'postMessage', function count(this: Worker, message: unknown, ...rest: unknown[]) {
      if (JSON.stringify(message).includes('"think"')) asked += 1;
      document.documentElement.dataset['thoughts'] = String(asked);
      Reflect.apply(post, this, [message, ...rest]);
    });
  });
}

const thoughts = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['thoughts'] ?? 0));

/** Ends the turn after the walk. */
async function passTurn(page: Page): Promise<void> {
  await pass(page).click();
  await endTurn(page);
}

/** Waits until the bots have played and the player walks again. */
async function nextWalk(page: Page): Promise<void> {
  await expect(walks(page).first()).toBeVisible();
}

/** Checks that the stored record continues the earlier one, and returns it. */
async function expectGrown(page: Page, before: readonly string[]): Promise<readonly string[]> {
  const now = await entries(page);
  expect(now.slice(0, before.length)).toEqual(before);
  return now;
}

/** Checks that all tabs show the stored record, also after a reload. */
async function expectSameRecord(tabs: readonly Page[]): Promise<void> {
  for (const isReloaded of [false, true]) {
    for (const tab of tabs) {
      if (isReloaded) await tab.reload();
      const stored = (await entries(tab)).length;
      await expect(tab.locator('[data-entries]')).toHaveAttribute('data-entries', String(stored));
    }
  }
}

test('a step in a stale tab is not accepted, and no step of the other tab is lost', async ({ context }) => {
  await withoutTabMessages(context);
  const [one, older] = await twoTabs(context);
  await walk(one);
  await passTurn(one);
  await nextWalk(one);
  await walk(one);
  const played = await entries(one);
  expect(played.length).toBeGreaterThan(GAME.record.entries.length + 4);

  await walk(older);
  await expect(pass(older)).toBeVisible();
  expect(await entries(older)).toEqual(played);
  await expect(trouble(older)).toBeVisible();
  expect(await shown(older)).toBe(played.length);
  await one.reload();
  await expect(pass(one)).toBeVisible();
  expect(await shown(one)).toBe(played.length);

  // the tab that has caught up continues, and then the first one is stale
  await older.getByRole('button', { name: 'Close' }).click();
  await passTurn(older);
  await nextWalk(older);
  await expect(trouble(older)).toHaveCount(0);
  const further = await expectGrown(older, played);
  await passTurn(one);
  await expect(trouble(one)).toBeVisible();
  expect(await entries(one)).toEqual(further);
  await expectSameRecord([one, older]);
});

test('tabs follow each other; bots continue through reloads and when their tab is closed', async ({ context }) => {
  await countThoughts(context);
  const [one, other] = await twoTabs(context);
  await walk(one);
  await expect(pass(other)).toBeVisible();
  const walked = await entries(one);
  await passTurn(other);
  // in the middle of a bot's turn
  await expect.poll(() => entries(one).then(({ length }) => length)).toBeGreaterThan(walked.length + 1);
  const inTurn = await expectGrown(one, walked);
  expect(await thoughts(one), 'only the tab used last lets bots think').toBe(0);
  expect(await thoughts(other)).toBeGreaterThan(0);
  await other.reload();
  await expect.poll(() => entries(one).then(({ length }) => length)).toBeGreaterThan(inTurn.length);
  await one.reload();
  await nextWalk(one);
  await nextWalk(other);
  const round = await expectGrown(one, inTurn);
  expect(await shown(one)).toBe(await shown(other));

  await walk(other);
  await passTurn(other);
  // stored: the bots are next
  await expect.poll(() => entries(one).then(({ length }) => length)).toBeGreaterThan(round.length + 1);
  await other.close();
  await nextWalk(one);
  await expectGrown(one, round);
  await expect(trouble(one)).toHaveCount(0);
  await expectSameRecord([one]);
});

test(
  'an undo in one tab and a step in the other: whatever was stored first counts',
  { tag: LONG },
  async ({ context }) => {
    await withoutTabMessages(context);
    const [one, older] = await twoTabs(context);
    await walk(one);
    await undoButton(one).click();
    await nextWalk(one);
    const undone = await entries(one);
    expect(undone.at(-1)).toMatch(/^undo /);
    await walk(older);
    expect(await entries(older)).toEqual(undone);
    await expect(trouble(older)).toBeVisible();
    await nextWalk(older);
    await walk(older);
    await expect(pass(older)).toBeVisible();
    const walked = await expectGrown(older, undone);
    await walk(one);
    await expect(trouble(one)).toBeVisible();
    expect(await entries(one)).toEqual(walked);
    await expectSameRecord([older, one]);
  },
);

test(
  'a game deleted in another tab is not written again, and is restored as last stored',
  { tag: LONG },
  async ({ context }) => {
    const [table, home] = await twoTabs(context);
    await home.goto('');
    await expect(home.getByRole('link', { name: /: game with Fiammetta/ })).toBeVisible();
    await walk(table);
    await expect(pass(table)).toBeVisible();
    const walked = await entries(table);
    await home.getByRole('button', { name: 'Delete the game with Fiammetta and Ambrogio' }).click();
    await expect(table.getByText('This game was deleted in another tab.')).toBeVisible();
    expect(await entries(table)).toEqual([]);
    await home.getByRole('button', { name: 'Undo' }).click();
    await expect(pass(table)).toBeVisible();
    expect(await entries(table)).toEqual(walked);
  },
);
