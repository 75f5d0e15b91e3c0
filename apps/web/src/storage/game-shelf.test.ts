// oxlint-disable-next-line import/no-unassigned-import -- brings the classes of requests and stores that idb asks for
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newSavedGame, type SavedGame } from '../game/local-game.ts';
import { openGameShelf, STEPS } from './game-shelf.ts';

const game = (id: string, now: number): SavedGame =>
  newSavedGame({
    id,
    players: [
      { name: 'Elena', colour: 'plum' },
      { name: 'Marit', colour: 'copper' },
    ],
    seed: 'c0ffee',
    now,
  });

afterEach(() => vi.unstubAllGlobals());

describe('with storage', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

  test('several games lie side by side, the latest first', async () => {
    const shelf = await openGameShelf();
    await shelf.save(game('one', 1));
    await shelf.save(game('two', 3));
    await shelf.save(game('three', 2));
    expect((await shelf.all()).map(({ id }) => id)).toEqual(['two', 'three', 'one']);
    expect(shelf.lasting).toBe(true);
  });

  test('a game saved again replaces itself and is found after the shelf is opened anew', async () => {
    const shelf = await openGameShelf();
    await shelf.save(game('one', 1));
    await shelf.save(game('one', 5));
    const again = await openGameShelf();
    expect(await again.find('one')).toEqual(game('one', 5));
    expect(await again.all()).toHaveLength(1);
  });

  test('a removed game is gone, and putting it back undoes that', async () => {
    const shelf = await openGameShelf();
    await shelf.save(game('one', 1));
    await shelf.remove('one');
    expect(await shelf.find('one')).toBeUndefined();
    await shelf.save(game('one', 1));
    expect(await shelf.find('one')).toEqual(game('one', 1));
  });
});

describe('when the page is updated', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

  /** A database as the first version of the page made it, written out: it must never change. */
  function firstDatabase(saved: readonly SavedGame[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('la-stanza', 1);
      opening.addEventListener('upgradeneeded', () => {
        const games = opening.result.createObjectStore('games', { keyPath: 'id' });
        games.createIndex('savedAt', 'savedAt');
        for (const each of saved) games.put(each);
      });
      opening.addEventListener('error', () => reject(new Error('no database')));
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve();
      });
    });
  }

  test('the games of the first version are there, in this version and in the next', async () => {
    await firstDatabase([game('one', 1), game('two', 2)]);
    const now = await openGameShelf();
    expect(await now.all()).toEqual([game('two', 2), game('one', 1)]);
    await now.save(game('three', 3));
    // the page of this version is still open in another tab
    const next = await openGameShelf([...STEPS, () => undefined]);
    expect(next.lasting).toBe(true);
    expect((await next.all()).map(({ id }) => id)).toEqual(['three', 'two', 'one']);
  });

  test('a device that has not been here for long takes every step once', async () => {
    const taken: number[] = [];
    const steps = [...STEPS, () => taken.push(2), () => taken.push(3)];
    await firstDatabase([game('one', 1)]);
    expect(await (await openGameShelf(steps)).all()).toHaveLength(1);
    await openGameShelf(steps);
    expect(taken).toEqual([2, 3]);
  });

  test('a page of yesterday says that it can no longer keep anything, rather than lose it silently', async () => {
    await (await openGameShelf([...STEPS, () => undefined])).save(game('one', 1));
    expect((await openGameShelf()).lasting).toBe(false);
  });
});

test('where the browser forbids storage, games last as long as the page and the shelf says so', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    },
  });
  const shelf = await openGameShelf();
  await shelf.save(game('one', 1));
  expect(shelf.lasting).toBe(false);
  expect(await shelf.find('one')).toEqual(game('one', 1));
});
