import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';

/** How many requests wait in line for each connection. */
const LINE = 8;
/** How many requests of one person wait for each other. */
const OWN_LINE = 20;
/** Milliseconds that somebody waits in a line. */
const PATIENCE = 1_000;

/**
 * Lists, profiles and search, on connections of their own. With more requests than the line is long, or when it does not move, a request
 * is refused at once instead of waiting: commands do not notice.
 */
export class Reads {
  readonly pool: Pool;
  readonly db: Kysely<Schema>;
  readonly #line: Line;
  readonly #ownLines = new Map<string, Line>();
  #refused = 0;

  constructor(pool: Pool, width: number) {
    this.pool = pool;
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    this.#line = new Line(width, LINE * width);
  }

  /** How many requests have been refused. */
  get refused(): number {
    return this.#refused;
  }

  /** Answers a request when it is its turn. */
  async answer<T>(read: () => Promise<T>): Promise<T | Refused> {
    if (!(await this.#line.enter())) return this.#refuse();
    try {
      return await read();
    } finally {
      this.#line.leave();
    }
  }

  /** Answers the requests of one person one after the other: twenty at once take one connection. */
  async answerInTurn<T>(user: string, read: () => Promise<T>): Promise<T | Refused> {
    const own = this.#ownLines.get(user) ?? new Line(1, OWN_LINE);
    this.#ownLines.set(user, own);
    if (!(await own.enter())) return this.#refuse();
    try {
      return await this.answer(read);
    } finally {
      own.leave();
      if (own.isEmpty) this.#ownLines.delete(user);
    }
  }

  #refuse(): Refused {
    this.#refused++;
    return refuse('unavailable');
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}

/** As many places as it is wide, and a line of those who wait for one. */
class Line {
  readonly #width: number;
  readonly #length: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(width: number, length: number) {
    this.#width = width;
    this.#length = length;
  }

  get isEmpty(): boolean {
    return this.#running === 0;
  }

  /** Takes a place; false when the line is full, or when it took too long. */
  async enter(): Promise<boolean> {
    if (this.#running >= this.#width) return this.#waiting.length < this.#length && (await this.#wait());
    this.#running++;
    return true;
  }

  /** Passes the place on to the next in line. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running--;
    else next();
  }

  #wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        resolve(false);
      }, PATIENCE);
      this.#waiting.push(enter);
    });
  }
}
