import type { BotQuestions } from './bot-worker.ts';
import type { Thinker } from './thinker.ts';
import { linkWorker } from './worker-link.ts';

/** A thinker in its own worker. */
export function workerThinker(): Thinker {
  const { ask, stop } = linkWorker<BotQuestions>(
    new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  );
  return { think: (level, state, how) => ask('think', { level, state, ...how }), stop };
}
