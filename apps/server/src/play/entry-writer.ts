import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { APPEND, APPEND_ALL, valuesOf, type NewEntries } from './append-statement.ts';

/** Commands that one statement writes at most. */
const MOST = 64;
/** Statements on their way at the same time. */
const LANES = 2;

interface Waiting {
  readonly row: NewEntries;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes the entries of one command; false if the game has moved on in the meantime. */
export async function append(client: Pool | PoolClient, row: NewEntries): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'append', text: APPEND, values: [...valuesOf(row)] });
  return rowCount === 1;
}

/**
 * Writes the commands that arrive while a statement is on its way together in the next one: one round trip and one commit for
 * all of them. Nobody waits for company; a command that comes alone leaves alone.
 */
export class EntryWriter {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #busy = 0;
  #isCalled = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** False if the game has moved on in the meantime. True only after the commit. */
  append(row: NewEntries): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      if (this.#isCalled) return;
      // what came in the same round of the event loop goes out together
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

  /** The commands that waited longest, one of each game. */
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
      // waits for whoever holds the game, and holds up nobody else meanwhile
      else append(this.#pool, each.row).then(each.resolve, each.reject);
    }
  }

  /** The games whose entries were written; the others were held by somebody, or have moved on. Nothing if the database is away. */
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
      // the database has refused them together: each is tried alone, so that one at fault does not stop the others
      if (error instanceof DatabaseError) return new Set();
      for (const { reject } of batch) reject(error);
      return undefined;
    }
  }
}
