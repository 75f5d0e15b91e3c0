/** How far two clocks may drift apart, in milliseconds per millisecond. */
const DRIFT = 0.000_2;

interface Sample {
  /** The database's time minus this process's monotonic time. */
  readonly offset: number;
  /** The largest error of the offset: the database may have read its clock at any moment of the round trip. */
  readonly doubt: number;
  readonly at: number;
}

/**
 * The time of the database, by which all deadlines and banks run. Every new connection reads it, and the process's monotonic clock
 * advances it, so that a wrong or jumping wall clock changes nothing.
 */
export class DatabaseClock {
  #sample: Sample | undefined;

  /** Updates the offset by a reading of the database's time; `sent` and `received` are times of `performance.now()`. */
  note(database: number, sent: number, received: number): void {
    const known = this.#sample;
    const doubt = (received - sent) / 2;
    const next = { offset: database - (sent + received) / 2, doubt, at: received };
    if (known !== undefined) {
      const knownDoubt = known.doubt + DRIFT * (received - known.at);
      const isBetter = doubt <= knownDoubt;
      // the readings differ by more than their errors: the database's clock was set, or this is another database
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
