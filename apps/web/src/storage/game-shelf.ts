import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SavedGame } from '../game/local-game.ts';

/** Where the games of this device are kept. */
export type GameShelf = {
  /** Games survive a reload; without storage they last as long as the page. */
  readonly lasting: boolean;
  /** The latest first. */
  readonly all: () => Promise<SavedGame[]>;
  readonly find: (id: string) => Promise<SavedGame | undefined>;
  readonly save: (game: SavedGame) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

type Shelves = DBSchema & {
  games: { key: string; value: SavedGame; indexes: { savedAt: number } };
};

const NAME = 'la-stanza';

type Step = (shelves: IDBPDatabase<Shelves>) => void;

/**
 * How the shape of what is kept has grown, in order and never changed afterwards. Each step brings a device from the version before
 * to its own, so that one that has not been here for long takes them all; how many there are is the version.
 */
export const STEPS: readonly Step[] = [
  (shelves) => shelves.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt'),
];

/** Opens the device's own storage, or a shelf in memory where the browser forbids it (private windows, blocked site data). */
export async function openGameShelf(steps: readonly Step[] = STEPS): Promise<GameShelf> {
  try {
    return lastingShelf(await openShelves(steps));
  } catch {
    return passingShelf();
  }
}

function openShelves(steps: readonly Step[]): Promise<IDBPDatabase<Shelves>> {
  return openDB<Shelves>(NAME, steps.length, {
    upgrade: (shelves, before) => {
      for (const step of steps.slice(before)) step(shelves);
    },
    // another tab with a newer version of the page must not wait for this one
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

function lastingShelf(shelves: IDBPDatabase<Shelves>): GameShelf {
  return {
    lasting: true,
    all: async () => (await shelves.getAllFromIndex('games', 'savedAt')).toReversed(),
    find: (id) => shelves.get('games', id),
    save: async (game) => {
      await shelves.put('games', game);
    },
    remove: (id) => shelves.delete('games', id),
  };
}

function passingShelf(): GameShelf {
  const games = new Map<string, SavedGame>();
  return {
    lasting: false,
    all: () => Promise.resolve([...games.values()].toSorted((one, other) => other.savedAt - one.savedAt)),
    find: (id) => Promise.resolve(games.get(id)),
    save: (game) => {
      games.set(game.id, game);
      return Promise.resolve();
    },
    remove: (id) => {
      games.delete(id);
      return Promise.resolve();
    },
  };
}
