const FIRST = 200;
const LONGEST = 8_000;

/** The delay before the next reconnect: it grows with each try, and jitter keeps clients from reconnecting all together. */
export class Backoff {
  readonly #random: () => number;
  #longest = FIRST;
  #hint: number | undefined;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Sets the delay that a stopping server asks for. */
  hint(milliseconds: number): void {
    this.#hint = milliseconds;
  }

  next(): number {
    const hint = this.#hint;
    this.#hint = undefined;
    if (hint !== undefined) return hint;
    const wait = this.#longest * (0.2 + 0.8 * this.#random());
    this.#longest = Math.min(LONGEST, 2 * this.#longest);
    return wait;
  }

  reset(): void {
    this.#longest = FIRST;
  }
}
