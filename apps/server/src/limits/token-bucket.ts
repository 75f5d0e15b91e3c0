/** A token bucket: allows a burst, then a fixed number of tokens a second. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
