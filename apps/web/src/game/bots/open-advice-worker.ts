import { wrap, type Remote } from 'comlink';
import type { AdviceWorker } from './advice-worker.ts';

/** Starts the worker for hints and reviews, which only those who ask need. Returns its interface and a function to stop it. */
export function openAdviceWorker(): { readonly remote: Remote<AdviceWorker>; readonly stop: () => void } {
  const worker = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' });
  return { remote: wrap<AdviceWorker>(worker), stop: () => worker.terminate() };
}
