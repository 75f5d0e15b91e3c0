/** How far two clocks may drift apart, in milliseconds per millisecond. */
const DRIFT = 0.000_2;

interface Sample {
  /** The database's time minus this process's monotonic time. */
  readonly offset: number;
  /** How wrong the offset may be: the answer may have taken the whole time of the round trip. */
  readonly doubt: number;
  readonly at: number;
}

/**
 * The time of the database, by which all deadlines and banks run. It is read with every new connection and carried on by the
 * process's monotonic clock, so that a wrong or jumping wall clock changes nothing.
 */
export class DatabaseClock {
  #sample: Sample | undefined;

  /** Takes in the database's time; `sent` and `received` are times of `performance.now()`. */
  note(database: number, sent: number, received: number): void {
    const known = this.#sample;
    const doubt = (received - sent) / 2;
    const next = { offset: database - (sent + received) / 2, doubt, at: received };
    if (known !== undefined) {
      const knownDoubt = known.doubt + DRIFT * (received - known.at);
      const isBetter = doubt <= knownDoubt;
      // more apart than either can be wrong: the database's clock was set, or this is another database
      const isContradiction = Math.abs(next.offset - known.offset) > doubt + knownDoubt;
      if (!isBetter && !isContradiction) return;
    }
    this.#sample = next;
  }

  /** Milliseconds since 1970; the process's own time until a database has been reached. */
  now(): number {
    return this.#sample === undefined ? Date.now() : Math.round(this.#sample.offset + performance.now());
  }

  /** How far this process's wall clock is ahead of the database's, in milliseconds. */
  get ahead(): number {
    return Date.now() - this.now();
  }
}
