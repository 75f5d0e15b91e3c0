import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { ELENA, AMBROGIO, FIAMMETTA, playedGame } from '../kit/saved-games.ts';
import { storedGame } from '../kit/shelf.ts';
import { confirmButton, pass, sitDown, undoButton, walk, walks } from '../kit/table.ts';

/* Several tabs of one browser show the same game. The record only ever grows, undos included: no entry of it may get lost. */

const GAME = playedGame({ id: 'tabs', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab12', as: 'novice', entries: 60 });

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

/** As in a browser that tells its tabs nothing: then only what is stored can decide. */
async function withoutNews(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
}

/** Counts how often a tab asks its worker to think for a bot. */
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
  await confirmButton(page).click();
}

/** Until the bots have played and the person walks again. */
async function nextWalk(page: Page): Promise<void> {
  await expect(walks(page).first()).toBeVisible();
}

/** What is stored goes on from what was stored before; gives it. */
async function expectGrown(page: Page, before: readonly string[]): Promise<readonly string[]> {
  const now = await entries(page);
  expect(now.slice(0, before.length)).toEqual(before);
  return now;
}

/** All tabs show what is stored, also after a reload. */
async function expectOneTruth(tabs: readonly Page[]): Promise<void> {
  for (const isReloaded of [false, true]) {
    for (const tab of tabs) {
      if (isReloaded) await tab.reload();
      const stored = (await entries(tab)).length;
      await expect(tab.locator('[data-entries]')).toHaveAttribute('data-entries', String(stored));
    }
  }
}

test('a step in a tab left behind is not taken, and no step of the other tab is lost', async ({ context }) => {
  await withoutNews(context);
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

  // the tab that has caught up goes on, and now the first one is behind
  await older.getByRole('button', { name: 'Close' }).click();
  await passTurn(older);
  await nextWalk(older);
  await expect(trouble(older)).toHaveCount(0);
  const further = await expectGrown(older, played);
  await passTurn(one);
  await expect(trouble(one)).toBeVisible();
  expect(await entries(one)).toEqual(further);
  await expectOneTruth([one, older]);
});

test('tabs follow each other; bots go on through reloads and when their tab is closed', async ({ context }) => {
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
  await other.close();
  await nextWalk(one);
  await expectGrown(one, round);
  await expect(trouble(one)).toHaveCount(0);
  await expectOneTruth([one]);
});

test('an undo in one tab and a step in the other: whatever was stored first counts', async ({ context }) => {
  await withoutNews(context);
  const [one, older] = await twoTabs(context);
  await walk(one);
  await undoButton(one).click();
  await nextWalk(one);
  const undone = await entries(one);
  expect(undone.at(-1)).toMatch(/^undo /);
  await walk(older);
  await expect(confirmButton(older)).toBeDisabled();
  expect(await entries(older)).toEqual(undone);
  await expect(trouble(older)).toBeVisible();
  await nextWalk(older);
  await walk(older);
  await expect(pass(older)).toBeVisible();
  const walked = await expectGrown(older, undone);
  await walk(one);
  await expect(trouble(one)).toBeVisible();
  expect(await entries(one)).toEqual(walked);
  await expectOneTruth([older, one]);
});

test('a game deleted in another tab is not written again, and comes back as it was stored last', async ({
  context,
}) => {
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
});
