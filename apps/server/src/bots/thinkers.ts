import { Piscina } from 'piscina';
import type { Question } from './think.ts';

/** Threads in which bots think. One that takes too long is ended; the others are not disturbed. */
export class Thinkers {
  readonly #pool: Piscina;
  readonly #limit: number;

  constructor(threads: number, limit: number) {
    this.#limit = limit;
    this.#pool = new Piscina({
      filename: `${import.meta.dirname}/think-thread.ts`,
      minThreads: 1,
      maxThreads: threads,
      maxQueue: 10_000,
    });
  }

  /** The bot's action; fails when the time is up. */
  async ask(question: Question): Promise<string> {
    const answer: unknown = await this.#pool.run(question, { signal: AbortSignal.timeout(this.#limit) });
    return String(answer);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
