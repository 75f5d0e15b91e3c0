import { expect, test } from 'vitest';
import { newSavedGame, type SavedGame } from '../source/local-game.ts';
import { openGameKeeper, type KeeperNews } from './game-keeper.ts';
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

/** A later position; the time it was saved tells it apart. */
const at = (savedAt: number): SavedGame => ({ ...FIRST, savedAt });

/** Vitest's own environment has no storage: the shelf lasts as long as the test. */
async function shelfWithGame(): Promise<GameShelf> {
  const shelf = await openGameShelf();
  await shelf.add(FIRST);
  return shelf;
}

function openTab(shelf: Pick<GameShelf, 'find' | 'replace'>, saved = FIRST) {
  const news: KeeperNews[] = [];
  return { news, ...openGameKeeper({ shelf, saved, onNews: (each) => news.push(each) }) };
}

/** Until everything that waits for the shelf is through. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('steps are written one on top of the other, also when they come faster than the shelf', async () => {
  const shelf = await shelfWithGame();
  const tab = openTab(shelf);
  tab.keep(at(1), 'person');
  tab.keep(at(2), 'bot');
  tab.keep(at(3), 'bot');
  await settled();
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 3 });
  expect(tab.news).toEqual([
    { kind: 'kept', own: true },
    { kind: 'kept', own: false },
  ]);
  tab.keep(at(4), 'person');
  await settled();
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 4, version: 3 });
});

test('an older tab does not overwrite: it learns the newer position, and that its own step was not taken', async () => {
  const shelf = await shelfWithGame();
  const [tab, older] = [openTab(shelf), openTab(shelf)];
  tab.keep(at(1), 'person');
  await settled();
  older.keep(at(2), 'person');
  await settled();
  const stored = { ...at(1), version: 1 };
  expect(older.news).toEqual([{ kind: 'overtaken', stored, own: true }]);
  expect(await shelf.find('g1')).toEqual(stored);
  // from there on it may write
  older.keep(at(3), 'person');
  await settled();
  expect(await shelf.find('g1')).toEqual({ ...at(3), version: 2 });
});

test('steps made on top of one that was not taken are not written either', async () => {
  const shelf = await shelfWithGame();
  const [tab, older] = [openTab(shelf), openTab(shelf)];
  tab.keep(at(1), 'person');
  await settled();
  older.keep(at(2), 'bot');
  older.keep(at(3), 'person');
  await settled();
  expect(older.news).toMatchObject([{ kind: 'overtaken', own: true }]);
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 1 });
});

test('a bot that came too late is no step of the player', async () => {
  const shelf = await shelfWithGame();
  const [tab, older] = [openTab(shelf), openTab(shelf)];
  tab.keep(at(1), 'bot');
  await settled();
  older.keep(at(2), 'bot');
  await settled();
  expect(older.news).toMatchObject([{ kind: 'overtaken', own: false }]);
});

test('looking finds what another tab has written, and nothing where nothing has changed', async () => {
  const shelf = await shelfWithGame();
  const [tab, other] = [openTab(shelf), openTab(shelf)];
  await other.look();
  expect(other.news).toEqual([]);
  tab.keep(at(1), 'person');
  await settled();
  await other.look();
  await tab.look();
  expect(other.news).toEqual([{ kind: 'overtaken', stored: { ...at(1), version: 1 }, own: false }]);
  expect(tab.news).toEqual([{ kind: 'kept', own: true }]);
});

test('a game deleted in another tab stays deleted', async () => {
  const shelf = await shelfWithGame();
  const [looking, writing] = [openTab(shelf), openTab(shelf)];
  await shelf.remove('g1');
  await looking.look();
  writing.keep(at(1), 'person');
  await settled();
  expect([...looking.news, ...writing.news]).toEqual([{ kind: 'gone' }, { kind: 'gone' }]);
  expect(await shelf.find('g1')).toBeUndefined();
});

test('what could not be written goes out with the next step', async () => {
  const shelf = await shelfWithGame();
  const full = { isFull: true };
  const tab = openTab({
    find: shelf.find,
    replace: (game, from) => (full.isFull ? Promise.reject(new Error('no room')) : shelf.replace(game, from)),
  });
  tab.keep(at(1), 'person');
  await settled();
  expect(tab.news).toEqual([{ kind: 'unsaved' }]);
  full.isFull = false;
  tab.keep(at(2), 'bot');
  await settled();
  expect(tab.news.at(-1)).toEqual({ kind: 'kept', own: true });
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 2, version: 1 });
});

test('what could not be written is tried again when the page comes back, and never over a newer position', async () => {
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
  expect(tab.news.at(-1)).toMatchObject({ kind: 'overtaken', own: true, stored: { savedAt: 2 } });
  expect(await shelf.find('g1')).toMatchObject({ savedAt: 2, version: 1 });
});
