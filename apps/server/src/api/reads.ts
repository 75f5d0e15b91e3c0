import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';

/** The most requests in the queue for each connection. */
const LINE = 8;
/** The most queued requests of one person. */
const OWN_LINE = 20;
/** The longest that a request may be queued, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Lists, profiles and search, on separate connections. When the queue is full or stuck, a request is refused without waiting: commands
 * are not affected.
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

  /** The number of refused requests. */
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

  /** Answers the requests of one person one after the other: twenty concurrent ones use one connection. */
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

/** A semaphore with a bounded queue. */
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

  /** Takes a place; false when the queue is full, or after too long a wait. */
  async enter(): Promise<boolean> {
    if (this.#running >= this.#width) return this.#waiting.length < this.#length && (await this.#wait());
    this.#running++;
    return true;
  }

  /** Passes the place on to the next in the queue. */
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
