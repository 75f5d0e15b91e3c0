// oxlint-disable-next-line import/no-unassigned-import -- defines the request and store classes that idb needs
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newSavedGame, type SavedGame } from '../source/local-game.ts';
import { openGameShelf, MIGRATIONS } from './game-shelf.ts';

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

/** One shelf in the device's storage, one in memory. */
const SHELVES = {
  lasting: () => vi.stubGlobal('indexedDB', new IDBFactory()),
  passing: () => vi.stubGlobal('indexedDB', undefined),
};

for (const [name, prepare] of Object.entries(SHELVES)) {
  describe(`a ${name} shelf`, () => {
    beforeEach(prepare);

    test('several games are stored side by side, the latest first', async () => {
      const shelf = await openGameShelf();
      await shelf.add(game('one', 1));
      await shelf.add(game('two', 3));
      await shelf.add(game('three', 2));
      expect((await shelf.all()).map(({ id }) => id)).toEqual(['two', 'three', 'one']);
      expect(shelf.lasting).toBe(name === 'lasting');
    });

    test('a write based on what is stored is kept, and the version rises', async () => {
      const shelf = await openGameShelf();
      await shelf.add(game('one', 1));
      expect(await shelf.replace(game('one', 5), 0)).toEqual({ outcome: 'kept' });
      expect(await shelf.replace(game('one', 6), 1)).toEqual({ outcome: 'kept' });
      expect(await shelf.find('one')).toEqual({ ...game('one', 6), version: 2 });
      expect(await shelf.all()).toHaveLength(1);
    });

    test('a write based on an older version changes nothing and returns what is stored', async () => {
      const shelf = await openGameShelf();
      await shelf.add(game('one', 1));
      await shelf.replace(game('one', 5), 0);
      const stored = { ...game('one', 5), version: 1 };
      expect(await shelf.replace(game('one', 9), 0)).toEqual({ outcome: 'overtaken', stored });
      expect(await shelf.find('one')).toEqual(stored);
    });

    test('of two writes at the same time that are based on the same version, one is kept', async () => {
      const shelf = await openGameShelf();
      await shelf.add(game('one', 1));
      const answers = await Promise.all([shelf.replace(game('one', 5), 0), shelf.replace(game('one', 6), 0)]);
      expect(answers.map(({ outcome }) => outcome)).toEqual(['kept', 'overtaken']);
      expect(await shelf.find('one')).toEqual({ ...game('one', 5), version: 1 });
    });

    test('a write does not bring a deleted game back', async () => {
      const shelf = await openGameShelf();
      await shelf.add(game('one', 1));
      await shelf.remove('one');
      expect(await shelf.replace(game('one', 5), 0)).toEqual({ outcome: 'gone' });
      expect(await shelf.find('one')).toBeUndefined();
    });

    test('deleting returns what was stored, and adding it again keeps its version', async () => {
      const shelf = await openGameShelf();
      await shelf.add(game('one', 1));
      await shelf.replace(game('one', 5), 0);
      const removed = await shelf.remove('one');
      expect(await shelf.remove('one')).toBeUndefined();
      await shelf.add(removed ?? game('other', 0));
      expect(await shelf.find('one')).toEqual({ ...game('one', 5), version: 1 });
      expect(await shelf.replace(game('one', 6), 1)).toEqual({ outcome: 'kept' });
    });

    test('adding never overwrites', async () => {
      const shelf = await openGameShelf();
      await shelf.add(game('one', 1));
      await shelf.replace(game('one', 5), 0);
      await shelf.add(game('one', 1));
      expect(await shelf.find('one')).toEqual({ ...game('one', 5), version: 1 });
    });
  });
}

test('tabs share what is stored: each of them writes only on top of what the other has written', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const [one, other] = [await openGameShelf(), await openGameShelf()];
  await one.add(game('one', 1));
  const answers = await Promise.all([one.replace(game('one', 5), 0), other.replace(game('one', 6), 0)]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['kept', 'overtaken']);
  expect(await other.find('one')).toEqual(await one.find('one'));
  expect(await other.find('one')).toMatchObject({ version: 1 });
});

describe('when the page is updated', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

  /** The database of the page's first version, written out: it must never change. */
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

  test('the games of the first version are kept, in this version and in the next', async () => {
    await firstDatabase([game('one', 1), game('two', 2)]);
    const now = await openGameShelf();
    expect(await now.all()).toEqual([game('two', 2), game('one', 1)]);
    await now.add(game('three', 3));
    // this version of the page is still open in another tab
    const next = await openGameShelf([...MIGRATIONS, () => undefined]);
    expect(next.lasting).toBe(true);
    expect((await next.all()).map(({ id }) => id)).toEqual(['three', 'two', 'one']);
  });

  test('an old database runs every migration once', async () => {
    const taken: number[] = [];
    const migrations = [...MIGRATIONS, () => taken.push(2), () => taken.push(3)];
    await firstDatabase([game('one', 1)]);
    expect(await (await openGameShelf(migrations)).all()).toHaveLength(1);
    await openGameShelf(migrations);
    expect(taken).toEqual([2, 3]);
  });

  test('an outdated page reports that it cannot store anything, rather than lose it silently', async () => {
    await (await openGameShelf([...MIGRATIONS, () => undefined])).add(game('one', 1));
    expect((await openGameShelf()).lasting).toBe(false);
  });

  test('a page from before versions were compared, still open in another tab, cannot write', async () => {
    const before = await openGameShelf(MIGRATIONS.slice(0, 1));
    await before.add(game('one', 1));
    const now = await openGameShelf();
    await now.replace(game('one', 5), 0);
    await expect(before.remove('one')).rejects.toMatchObject({ name: 'InvalidStateError' });
    expect(await now.find('one')).toMatchObject({ savedAt: 5 });
  });
});

test('where the browser forbids storage, games last as long as the page and the shelf reports it', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    },
  });
  const shelf = await openGameShelf();
  await shelf.add(game('one', 1));
  expect(shelf.lasting).toBe(false);
  expect(await shelf.find('one')).toEqual(game('one', 1));
});
