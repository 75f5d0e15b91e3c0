import { wrap, type Remote } from 'comlink';
import type { BotWorker } from './bot-worker.ts';
import type { Thinker } from './thinker.ts';

/** The bots in a thread of their own, and the way to end it. */
export function openBotWorker(): { readonly remote: Remote<BotWorker>; readonly stop: () => void } {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  return { remote: wrap<BotWorker>(worker), stop: () => worker.terminate() };
}

/** A thinker in a thread of its own. */
export function workerThinker(): Thinker {
  const { remote, stop } = openBotWorker();
  return { think: (level, state, hurried) => remote.think(level, state, hurried), stop };
}
