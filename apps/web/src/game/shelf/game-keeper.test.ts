import { expect, test } from 'vitest';
import { newSavedGame, type SavedGame } from '../source/local-game.ts';
import { openGameKeeper, type KeeperEvent } from './game-keeper.ts';
import { openGameShelf, type GameShelf } from './game-shelf.ts';

const FIRST = newSavedGame({
  id: 'g1',
  players: [
    { name: 'Elena', colour: 'plum' },
    { name: 'Marit', colour: 'copper' },
  ],
  seed: 'c0ffee',
  now: 0,
});

/** A later position, told apart by the time it was saved. */
const at = (savedAt: number): SavedGame => ({ ...FIRST, savedAt });

/** Vitest's environment has no storage: the shelf lasts as long as the test. */
async function shelfWithGame(): Promise<GameShelf> {
  const shelf = await openGameShelf();
  await shelf.add(FIRST);
  return shelf;
}

function openTab(shelf: Pick<GameShelf, 'find' | 'replace'>, saved = FIRST) {
  const events: KeeperEvent[] = [];
  return { events, ...openGameKeeper({ shelf, saved, onEvent: (each) => events.push(each) }) };
}

/** Resolves when all pending writes are done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('steps are written in order, also when they come faster than the shelf', async () => {
  const shelf = await shelfWithGame();
  const tab = openTab(shelf);
  tab.keep(at(1), 'person');
  tab.keep(at(2), 'bot');
  tab.keep(at(3), 'bot');
  await settled();
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 3 });
  expect(tab.events).toEqual([
    { kind: 'kept', own: true },
    { kind: 'kept', own: false },
  ]);
  tab.keep(at(4), 'person');
  await settled();
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 4, version: 3 });
});

test('an older tab does not overwrite: it gets the newer position, and its own step is void', async () => {
  const shelf = await shelfWithGame();
  const [tab, older] = [openTab(shelf), openTab(shelf)];
  tab.keep(at(1), 'person');
  await settled();
  older.keep(at(2), 'person');
  await settled();
  const stored = { ...at(1), version: 1 };
  expect(older.events).toEqual([{ kind: 'overtaken', stored, own: true }]);
  expect(await shelf.find('g1')).toEqual(stored);
  // now it may write
  older.keep(at(3), 'person');
  await settled();
  expect(await shelf.find('g1')).toEqual({ ...at(3), version: 2 });
});

test('steps that follow a void one are not written either', async () => {
  const shelf = await shelfWithGame();
  const [tab, older] = [openTab(shelf), openTab(shelf)];
  tab.keep(at(1), 'person');
  await settled();
  older.keep(at(2), 'bot');
  older.keep(at(3), 'person');
  await settled();
  expect(older.events).toMatchObject([{ kind: 'overtaken', own: true }]);
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 1 });
});

test('a bot’s late step does not count as the player’s own', async () => {
  const shelf = await shelfWithGame();
  const [tab, older] = [openTab(shelf), openTab(shelf)];
  tab.keep(at(1), 'bot');
  await settled();
  older.keep(at(2), 'bot');
  await settled();
  expect(older.events).toMatchObject([{ kind: 'overtaken', own: false }]);
});

test('looking finds what another tab has written, and does nothing if nothing has changed', async () => {
  const shelf = await shelfWithGame();
  const [tab, other] = [openTab(shelf), openTab(shelf)];
  await other.look();
  expect(other.events).toEqual([]);
  tab.keep(at(1), 'person');
  await settled();
  await other.look();
  await tab.look();
  expect(other.events).toEqual([{ kind: 'overtaken', stored: { ...at(1), version: 1 }, own: false }]);
  expect(tab.events).toEqual([{ kind: 'kept', own: true }]);
});

test('a game deleted in another tab stays deleted', async () => {
  const shelf = await shelfWithGame();
  const [looking, writing] = [openTab(shelf), openTab(shelf)];
  await shelf.remove('g1');
  await looking.look();
  writing.keep(at(1), 'person');
  await settled();
  expect([...looking.events, ...writing.events]).toEqual([{ kind: 'gone' }, { kind: 'gone' }]);
  expect(await shelf.find('g1')).toBeUndefined();
});

test('a failed write is repeated with the next step', async () => {
  const shelf = await shelfWithGame();
  const full = { isFull: true };
  const tab = openTab({
    find: shelf.find,
    replace: (game, from) => (full.isFull ? Promise.reject(new Error('no room')) : shelf.replace(game, from)),
  });
  tab.keep(at(1), 'person');
  await settled();
  expect(tab.events).toEqual([{ kind: 'unsaved' }]);
  full.isFull = false;
  tab.keep(at(2), 'bot');
  await settled();
  expect(tab.events.at(-1)).toEqual({ kind: 'kept', own: true });
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 2, version: 1 });
});

test('a failed write is retried when the page comes back, but never over a newer position', async () => {
  const shelf = await shelfWithGame();
  const full = { isFull: true };
  const tab = openTab({
    find: shelf.find,
    replace: (game, from) => (full.isFull ? Promise.reject(new Error('no room')) : shelf.replace(game, from)),
  });
  const other = openTab(shelf);
  tab.keep(at(1), 'person');
  await settled();
  other.keep(at(2), 'person');
  await settled();
  full.isFull = false;
  await tab.look();
  expect(tab.events.at(-1)).toMatchObject({ kind: 'overtaken', own: true, stored: { savedAt: 2 } });
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 2, version: 1 });
});
