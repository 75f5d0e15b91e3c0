import type { AdviceQuestions } from './advice-worker.ts';
import { linkWorker, type WorkerLink } from './worker-link.ts';

/** Starts the worker for hints and reviews, which only those who ask need. */
export function openAdviceWorker(): WorkerLink<AdviceQuestions> {
  return linkWorker(() => new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' }));
}
