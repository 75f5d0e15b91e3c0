import { WINDOW, type Visit, type Visits } from './visits.ts';

const MOST_ADDRESSES = 50_000;

/** Counts the visits to this node. */
export class LocalVisits implements Visits {
  readonly #now: () => number;
  readonly #seen = new Map<string, { readonly until: number; count: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  async note(address: string): Promise<Visit> {
    const now = this.#now();
    const known = this.#seen.get(address);
    if (known !== undefined && known.until > now) return { count: ++known.count, left: known.until - now };
    this.#seen.delete(address);
    this.#seen.set(address, { until: now + WINDOW, count: 1 });
    this.#forget(now);
    return { count: 1, left: WINDOW };
  }

  /** Windows expire in the order in which they were opened. */
  #forget(now: number): void {
    for (const [address, { until }] of this.#seen) {
      if (until > now && this.#seen.size <= MOST_ADDRESSES) return;
      this.#seen.delete(address);
    }
  }

  close(): void {
    this.#seen.clear();
  }
}
