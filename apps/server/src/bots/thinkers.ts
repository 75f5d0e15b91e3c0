import { ACTIONS, type ActionId } from '@la-stanza/engine';
import { Piscina } from 'piscina';
import type { Question } from './think.ts';

/** The share of the limit that the bot may use; the rest covers starting the thread and a busy machine. */
const SHARE = 0.5;

/** The threads in which bots think. A thread that takes too long is terminated without disturbing the others. */
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

  /** The bot's actions, at least one. Throws when the time is up. */
  async ask(question: Omit<Question, 'milliseconds'>): Promise<readonly ActionId[]> {
    const answer: unknown = await this.#pool.run(
      { ...question, milliseconds: SHARE * this.#limit } satisfies Question,
      { signal: AbortSignal.timeout(this.#limit) },
    );
    const actions = Array.isArray(answer) ? answer.flatMap((id) => ACTIONS[Number(id)]?.id ?? []) : [];
    if (actions.length === 0) throw new Error('the bot returned no action');
    return actions;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
