import type { Pool } from 'pg';
import { foldOn } from './fold.ts';
import { loadGame } from './load-game.ts';
import type { StoredGame } from './stored-game.ts';

/** What one accepted command changed, as it travels to other nodes. */
export interface Advance {
  readonly game: string;
  readonly from: number;
  readonly entries: readonly string[];
  readonly revision: number;
  readonly acting: number | null;
  readonly deadline: number | null;
  readonly banks: readonly number[] | null;
}

/**
 * Folded games kept in memory, the one used longest ago dropped first. Only ever a cache: every command is checked against the
 * database's version when it is written.
 */
export class GameStore {
  readonly #pool: Pool;
  readonly #most: number;
  readonly #games = new Map<string, StoredGame>();

  constructor(pool: Pool, most: number) {
    this.#pool = pool;
    this.#most = most;
  }

  get size(): number {
    return this.#games.size;
  }

  /** The game as last known here, if it is. */
  peek(id: string): StoredGame | undefined {
    return this.#games.get(id);
  }

  /** The game as last known here; read from the database if it is not known, or not as far as `version`. */
  async get(id: string, version = 0): Promise<StoredGame | undefined> {
    const known = this.#games.get(id);
    return known !== undefined && known.version >= version ? known : this.refresh(id);
  }

  /** The game as the database has it now. */
  async refresh(id: string): Promise<StoredGame | undefined> {
    const stored = await loadGame(this.#pool, id, this.#games.get(id));
    if (stored !== undefined) this.put(stored);
    return stored;
  }

  /** Keeps a game unless a newer one is kept already. */
  put(stored: StoredGame): void {
    const known = this.#games.get(stored.id);
    if (known !== undefined && (known.version > stored.version || known.revision > stored.revision)) return;
    this.#games.delete(stored.id);
    this.#games.set(stored.id, stored);
    if (this.#games.size <= this.#most) return;
    for (const oldest of this.#games.keys()) {
      this.#games.delete(oldest);
      break;
    }
  }

  /** Takes in what another node has written, if it fits what is known here. */
  advance({ game, from, entries, revision, acting, deadline, banks }: Advance): void {
    const known = this.#games.get(game);
    if (known?.fold === undefined || known.version !== from || known.revision !== revision) return;
    const fold = foldOn(known, known.seats.length, known.fold, entries);
    this.put({ ...known, version: from + entries.length, acting, deadline, banks, fold });
  }
}
