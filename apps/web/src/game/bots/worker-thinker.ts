import type { BotQuestions } from './bot-worker.ts';
import type { Thinker } from './thinker.ts';
import { linkWorker } from './worker-link.ts';

/** How many seconds a bot may be silent before its table offers something else. */
const PATIENCE = 12;

/** A thinker in its own worker. */
export function workerThinker(): Thinker {
  const { ask, prepare, stop } = linkWorker<BotQuestions>(
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    PATIENCE,
  );
  return { think: (level, state, how) => ask('think', { level, state, ...how }), prepare, stop };
}
