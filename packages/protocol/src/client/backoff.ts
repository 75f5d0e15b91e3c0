const FIRST = 200;
const LONGEST = 8_000;

/** How long to wait before connecting again: longer each time, and spread so that not everybody comes back at once. */
export class Backoff {
  readonly #random: () => number;
  #longest = FIRST;
  #hint: number | undefined;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** A stopping server says how long to wait. */
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
