import { LEVEL_SIMULATIONS } from '@la-stanza/bots';
import { ACTIONS, type ActionId } from '@la-stanza/engine';
import { Piscina } from 'piscina';
import { levelOf } from './bot-names.ts';
import type { Question } from './think.ts';

/** The share of the limit that a bot may use; the rest covers starting the thread and a busy machine. */
const SHARE = 0.5;
/** The longest turn of the strongest bot while more bots think than there are threads. */
const TURN = 1_000;
/** Enough for a few simulations. */
const LEAST = 20;

/** A thread ends after this many milliseconds without a question. */
const IDLE = 30_000;
/** Megabytes for the short-lived objects of a search; more makes no bot faster. */
const YOUNG = 16;

interface Waiting {
  readonly question: Omit<Question, 'milliseconds'>;
  readonly begin: (milliseconds: number) => void;
}

/** The cost of a bot's thinking, in turns of the strongest bot. */
function costOf(bot: string): number {
  const level = levelOf(bot);
  return level === undefined ? 0 : LEVEL_SIMULATIONS[level] / LEVEL_SIMULATIONS[5];
}

/** The load of the threads. */
interface Busy {
  readonly load: number;
  readonly threads: number;
  readonly limit: number;
}

/** How long a bot may think while other bots think or wait; all of them get less, by the same factor. */
export function budgetOf(bot: string, { load, threads, limit }: Busy): number {
  const alone = SHARE * limit;
  if (load <= threads) return alone;
  return Math.min(alone, Math.max(LEAST, (costOf(bot) * TURN * threads) / load));
}

/**
 * The threads in which bots think. Questions are answered in order of arrival: a game asks one at a time, so every table gets its turn. A
 * question's time counts from the start of thinking; a thread that takes too long is terminated without disturbing the others.
 */
export class BotPool {
  readonly #pool: Piscina;
  readonly #threads: number;
  readonly #limit: number;
  readonly #waiting: Waiting[] = [];
  #thinking = 0;
  /** The total cost of all unanswered questions. */
  #load = 0;

  constructor(threads: number, limit: number) {
    this.#threads = threads;
    this.#limit = limit;
    this.#pool = new Piscina({
      filename: `${import.meta.dirname}/think-thread.ts`,
      // a thread costs memory and starts fast: an idle server keeps none
      minThreads: 0,
      idleTimeout: IDLE,
      maxThreads: threads,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
  }

  /** True if no bot thinks and no question is queued. */
  get isIdle(): boolean {
    return this.#thinking === 0 && this.#waiting.length === 0;
  }

  /** The bot's actions, at least one. Throws if its thread fails or takes too long. */
  async ask(question: Omit<Question, 'milliseconds'>): Promise<readonly ActionId[]> {
    const cost = costOf(question.bot);
    this.#load += cost;
    try {
      const milliseconds = await this.#turn(question);
      try {
        return await this.#think({ ...question, milliseconds });
      } finally {
        this.#thinking--;
        this.#beginNext();
      }
    } finally {
      this.#load -= cost;
    }
  }

  /** Waits for a thread; returns how long the bot may think. */
  #turn(question: Waiting['question']): Promise<number> {
    return new Promise((begin) => {
      this.#waiting.push({ question, begin });
      this.#beginNext();
    });
  }

  #beginNext(): void {
    if (this.#thinking >= this.#threads) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#thinking++;
    const busy = { load: this.#load, threads: this.#threads, limit: this.#limit };
    // a daily game gives every player the same answers, so its bots always get the full limit
    const isFixed = typeof next.question.chance === 'number';
    next.begin(isFixed ? this.#limit : budgetOf(next.question.bot, busy));
  }

  async #think(question: Question): Promise<readonly ActionId[]> {
    const answer: unknown = await this.#pool.run(question, { signal: AbortSignal.timeout(this.#limit) });
    const actions = Array.isArray(answer) ? answer.flatMap((id) => ACTIONS[Number(id)]?.id ?? []) : [];
    if (actions.length === 0) throw new Error('the bot returned no action');
    return actions;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
