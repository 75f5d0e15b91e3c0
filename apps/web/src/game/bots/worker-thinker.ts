import { wrap, type Remote } from 'comlink';
import type { BotWorker } from './bot-worker.ts';
import type { Thinker } from './thinker.ts';

/** Starts the bots' worker. Returns its interface and a function to stop it. */
function openBotWorker(): { readonly remote: Remote<BotWorker>; readonly stop: () => void } {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  return { remote: wrap<BotWorker>(worker), stop: () => worker.terminate() };
}

/** A thinker in its own worker. */
export function workerThinker(): Thinker {
  const { remote, stop } = openBotWorker();
  return { think: (level, state, hurried) => remote.think(level, state, hurried), stop };
}
