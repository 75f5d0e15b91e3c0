import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { APPEND, APPEND_ALL, valuesOf, type NewEntries } from './append-statement.ts';

/** The most commands in one statement. */
const MOST = 64;
/** Concurrent statements. */
const LANES = 2;

interface Waiting {
  readonly row: NewEntries;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes the entries of one command; false if the game has advanced. */
export async function append(client: Pool | PoolClient, row: NewEntries): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'append', text: APPEND, values: [...valuesOf(row)] });
  return rowCount === 1;
}

/**
 * Commands that arrive while a statement runs are written together by the next one: one round trip and one commit for all. A single
 * command is written immediately.
 */
export class EntryWriter {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #busy = 0;
  #isCalled = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** False if the game has advanced; true only after the commit. */
  append(row: NewEntries): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      if (this.#isCalled) return;
      // commands from the same turn of the event loop are written together
      this.#isCalled = true;
      setImmediate(() => {
        this.#isCalled = false;
        this.#begin();
      });
    });
  }

  #begin(): void {
    while (this.#busy < LANES && this.#waiting.length > 0) {
      this.#busy++;
      void this.#write(this.#take()).finally(() => {
        this.#busy--;
        this.#begin();
      });
    }
  }

  /** The commands that have waited longest, one per game. */
  #take(): readonly Waiting[] {
    const taken = new Map<string, Waiting>();
    const left: Waiting[] = [];
    for (const each of this.#waiting) {
      if (taken.size < MOST && !taken.has(each.row.id)) taken.set(each.row.id, each);
      else left.push(each);
    }
    this.#waiting = left;
    return [...taken.values()];
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const written = await this.#writeAll(batch);
    if (written === undefined) return;
    for (const each of batch) {
      if (written.has(each.row.id)) each.resolve(true);
      // waits for the game's lock without delaying other games
      else append(this.#pool, each.row).then(each.resolve, each.reject);
    }
  }

  /** The games whose entries were written; the others were locked or have advanced. Undefined when the database is down. */
  async #writeAll(batch: readonly Waiting[]): Promise<ReadonlySet<string> | undefined> {
    const rows = batch.map(({ row }) => row);
    try {
      const answer = await this.#pool.query<{ id: string }>({
        name: 'append-all',
        text: APPEND_ALL,
        values: [rows.map(({ id }) => id), JSON.stringify(rows)],
      });
      return new Set(answer.rows.map(({ id }) => id));
    } catch (error) {
      // the database refused the batch: each command is retried alone, so that a faulty one cannot block the rest
      if (error instanceof DatabaseError) return new Set();
      for (const { reject } of batch) reject(error);
      return undefined;
    }
  }
}
