import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SavedGame } from '../source/local-game.ts';

/** The result of replacing a stored game. Unless it was kept, nothing has changed. */
type ReplaceResult =
  | { readonly outcome: 'kept' }
  /** Another tab has written since. */
  | { readonly outcome: 'overtaken'; readonly stored: SavedGame }
  /** Another tab has deleted the game. */
  | { readonly outcome: 'gone' };

/**
 * Stores the games of this device. All tabs of a browser write to the same shelf; the version stored with a game decides which of
 * them may.
 */
export type GameShelf = {
  /** Whether games survive a reload; without storage they last as long as the page. */
  readonly lasting: boolean;
  /** The latest first. */
  readonly all: () => Promise<SavedGame[]>;
  readonly find: (id: string) => Promise<SavedGame | undefined>;
  /** Adds a game. If one with this id is stored already, that one is at least as new and stays. */
  readonly add: (game: SavedGame) => Promise<void>;
  /** Replaces a game, with the next version, if the stored one still has the version this one was made from. */
  readonly replace: (game: SavedGame, from: number) => Promise<ReplaceResult>;
  /** Deletes a game and returns what was stored, so that exactly that can be put back. */
  readonly remove: (id: string) => Promise<SavedGame | undefined>;
};

/** How often a game was replaced. Games stored before versions were counted have none. */
export function versionOf({ version }: SavedGame): number {
  return version ?? 0;
}

type Shelves = DBSchema & {
  games: { key: string; value: SavedGame; indexes: { savedAt: number } };
};

const NAME = 'la-stanza';

type Migration = (shelves: IDBPDatabase<Shelves>) => void;

/**
 * The migrations of the database, in order; never change one that was released. Each one raises the database by one version, so an
 * old device runs all it is missing.
 */
export const MIGRATIONS: readonly Migration[] = [
  (shelves) => shelves.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt'),
  // Changes nothing. Pages from before this version write without comparing versions; from here on they cannot open the database.
  () => undefined,
];

/** Opens the device's storage, or a shelf in memory where the browser forbids it (private windows, blocked site data). */
export async function openGameShelf(migrations: readonly Migration[] = MIGRATIONS): Promise<GameShelf> {
  try {
    return storedShelf(await openShelves(migrations));
  } catch {
    return memoryShelf();
  }
}

function openShelves(migrations: readonly Migration[]): Promise<IDBPDatabase<Shelves>> {
  return openDB<Shelves>(NAME, migrations.length, {
    upgrade: (shelves, before) => {
      for (const migrate of migrations.slice(before)) migrate(shelves);
    },
    // do not make a tab with a newer version of the page wait for this one
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

function storedShelf(shelves: IDBPDatabase<Shelves>): GameShelf {
  return {
    lasting: true,
    all: async () => (await shelves.getAllFromIndex('games', 'savedAt')).toReversed(),
    find: (id) => shelves.get('games', id),
    // Each change reads and writes in one transaction; the browser runs those of all tabs one after the other.
    add: async (game) => {
      const { store, done } = shelves.transaction('games', 'readwrite');
      await Promise.all([
        store.get(game.id).then((stored) => (stored === undefined ? store.put(game) : undefined)),
        done,
      ]);
    },
    replace: async (game, from) => {
      const { store, done } = shelves.transaction('games', 'readwrite');
      const comparing = store.get(game.id).then(async (stored) => {
        const answer = compare(stored, from);
        if (answer.outcome === 'kept') await store.put(next(game, from));
        return answer;
      });
      const [answer] = await Promise.all([comparing, done]);
      return answer;
    },
    remove: async (id) => {
      const { store, done } = shelves.transaction('games', 'readwrite');
      const [stored] = await Promise.all([store.get(id), store.delete(id), done]);
      return stored;
    },
  };
}

function memoryShelf(): GameShelf {
  const games = new Map<string, SavedGame>();
  return {
    lasting: false,
    all: () => Promise.resolve([...games.values()].toSorted((one, other) => other.savedAt - one.savedAt)),
    find: (id) => Promise.resolve(games.get(id)),
    add: (game) => {
      if (!games.has(game.id)) games.set(game.id, game);
      return Promise.resolve();
    },
    replace: (game, from) => {
      const answer = compare(games.get(game.id), from);
      if (answer.outcome === 'kept') games.set(game.id, next(game, from));
      return Promise.resolve(answer);
    },
    remove: (id) => {
      const stored = games.get(id);
      games.delete(id);
      return Promise.resolve(stored);
    },
  };
}

function compare(stored: SavedGame | undefined, from: number): ReplaceResult {
  if (stored === undefined) return { outcome: 'gone' };
  return versionOf(stored) === from ? { outcome: 'kept' } : { outcome: 'overtaken', stored };
}

function next(game: SavedGame, from: number): SavedGame {
  return { ...game, version: from + 1 };
}
