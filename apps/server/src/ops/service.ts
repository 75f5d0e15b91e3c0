import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { beat, compensateOutage, LOST_AFTER } from '../clock/outage.ts';
import type { Lineage } from '../db/lineage.ts';
import { isClockRight } from './is-clock-right.ts';

const BEAT_EVERY = 1_000;

export interface ServiceParts {
  readonly pool: Pool;
  readonly lineage: Lineage;
  readonly log: Logger;
  /** Called after deadlines were moved in the database. */
  readonly onGivenBack: () => void;
}

/**
 * Whether this node can serve players: every second it checks the database's history and writes to the database. After an outage it first
 * gives the players back the time they lost.
 */
export class Service {
  readonly #parts: ServiceParts;
  #goodAt: number | undefined;
  /** The result of the last beat. */
  #isGood: boolean | undefined;
  #isStopped = false;
  #beating: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: ServiceParts) {
    this.#parts = parts;
  }

  /** Whether commands may be carried out; waits for a beat that is under way. */
  async isServing(): Promise<boolean> {
    if (this.#isRecent) return true;
    await this.#beating;
    return this.#isRecent;
  }

  /** After this long without a beat, players count as cut off. */
  get #isRecent(): boolean {
    return this.#goodAt !== undefined && performance.now() - this.#goodAt < LOST_AFTER;
  }

  /** Whether the last beat succeeded, and this process and the database agree about the time. */
  get isReady(): boolean {
    return this.#isGood === true && this.#isRecent && isClockRight(this.#parts.lineage.clock.ahead);
  }

  /** Beats once, and schedules the next beat. */
  async start(): Promise<void> {
    this.#beating = this.#beat();
    await this.#beating;
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.start(), BEAT_EVERY);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #beat(): Promise<void> {
    const { pool, lineage, log, onGivenBack } = this.#parts;
    let begun = performance.now();
    try {
      await lineage.check(pool);
      const gap = await beat(pool);
      // without beats in between, the duration of this work would count as another outage, again and again
      const games = await compensateOutage(pool, () => {
        begun = performance.now();
        return beat(pool);
      });
      if (gap > LOST_AFTER) log.warn({ gap, games }, 'no node served players; their clocks get the time back');
      if (games > 0) onGivenBack();
      if (!isClockRight(lineage.clock.ahead))
        log.error({ ahead: lineage.clock.ahead }, 'the clock of this machine differs from the database’s');
      this.#goodAt = begun;
      this.#isGood = true;
    } catch (error) {
      if (this.#isGood !== false) log.warn({ err: error }, 'the database takes no writes');
      this.#isGood = false;
    }
  }
}
