import type { Pool, PoolClient } from 'pg';
import type { Lineage } from '../db/lineage.ts';
import { foldOn } from './fold.ts';
import { loadGame, loadTable } from './load-game.ts';
import { isOlderRow, isSameRow, type RowState, type StoredGame } from './stored-game.ts';

/** A change of one row: the row before, the row after, and the history of the database to which both belong. */
export interface RowChange {
  readonly before: RowState;
  readonly after: RowState;
  readonly lineage: string;
}

/** A committed change, as it is sent to other nodes. */
export interface Advance {
  readonly game: string;
  readonly entries: readonly string[];
  readonly acting: number | null;
  readonly deadline: number | null;
  readonly banks: readonly number[] | null;
}

/**
 * A cache of folded games. Drops the least recently used game, and all games when the database has another history. Every command is
 * compared with the database's row when it is written.
 */
export class GameStore {
  readonly #pool: Pool;
  readonly #most: number;
  readonly #lineage: Lineage;
  readonly #games = new Map<string, StoredGame>();

  constructor(pool: Pool, most: number, lineage: Lineage) {
    this.#pool = pool;
    this.#most = most;
    this.#lineage = lineage;
    lineage.onChange(() => this.#games.clear());
  }

  /** The history of the database from which the cached games were read. */
  get lineage(): string {
    return this.#lineage.label;
  }

  get size(): number {
    return this.#games.size;
  }

  /** The cached game, if there is one. */
  peek(id: string): StoredGame | undefined {
    return this.#games.get(id);
  }

  /** The cached game; loaded from the database if it is missing or older than `version`. */
  async get(id: string, version = 0): Promise<StoredGame | undefined> {
    const known = this.#games.get(id);
    return known !== undefined && known.version >= version ? known : this.refresh(id);
  }

  /** Loads the game from the database. */
  async refresh(id: string): Promise<StoredGame | undefined> {
    const stored = await this.load(this.#pool, id);
    if (stored !== undefined) this.put(stored);
    return stored;
  }

  /** Reads a game; folds only the entries that the cached one lacks. */
  async load(source: Pool | PoolClient, id: string): Promise<StoredGame | undefined> {
    return this.#ofOneHistory(async () => {
      const known = this.#games.get(id);
      const stored = await loadGame(source, id, known);
      // the cached game was committed before this row was read
      if (stored !== undefined && known !== undefined && isOlderRow(stored, known)) this.#forget(known);
      return stored;
    });
  }

  /** Reads a table, with the record only if it is cached already. */
  async loadTable(source: Pool | PoolClient, id: string): Promise<StoredGame | undefined> {
    return this.#ofOneHistory(async () => {
      const table = await loadTable(source, id);
      if (table === undefined) return undefined;
      const known = this.#games.get(id);
      const isKnown = known !== undefined && known.version === table.version && !isOlderRow(table, known);
      return { ...table, fold: isKnown ? known.fold : undefined };
    });
  }

  /** Reads again if the database's history changed during the read: the answer and the cached game may be from different histories. */
  async #ofOneHistory(read: () => Promise<StoredGame | undefined>): Promise<StoredGame | undefined> {
    for (;;) {
      const { label } = this.#lineage;
      const stored = await read();
      if (label === this.#lineage.label) return stored === undefined ? undefined : { ...stored, lineage: label };
    }
  }

  #forget(known: StoredGame): void {
    if (this.#games.get(known.id) === known) this.#games.delete(known.id);
  }

  /** Caches a game unless a newer one is cached already. */
  put(stored: StoredGame): void {
    // read from or written to a database that was replaced since
    if (stored.lineage !== this.#lineage.label) return;
    // a table loaded without its record is useless for a player's next command
    if (stored.startedAt !== null && stored.fold === undefined) {
      this.#games.delete(stored.id);
      return;
    }
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

  /** Applies another node's change, if it continues the cached game. */
  advance({ game, entries, acting, deadline, banks }: Advance, { before, after, lineage }: RowChange): void {
    const known = this.#games.get(game);
    if (known?.fold === undefined || known.lineage !== lineage || !isSameRow(known, before)) return;
    if (after.revision !== before.revision) return;
    const fold = foldOn(known, known.fold, entries);
    this.put({ ...known, ...after, acting, deadline, banks, fold });
  }
}
