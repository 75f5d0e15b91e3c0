import { wrap } from 'comlink';
import type { BotWorker } from './bot-worker.ts';
import type { Thinker } from './thinker.ts';

/** A thinker in a thread of its own. */
export function workerThinker(): Thinker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<BotWorker>(worker);
  return {
    think: (level, state, seat) => remote.think(level, state, seat),
    stop: () => worker.terminate(),
  };
}
