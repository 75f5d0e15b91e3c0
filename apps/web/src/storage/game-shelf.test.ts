// oxlint-disable-next-line import/no-unassigned-import -- brings the classes of requests and stores that idb asks for
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newSavedGame, type SavedGame } from '../game/local-game.ts';
import { openGameShelf } from './game-shelf.ts';

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
