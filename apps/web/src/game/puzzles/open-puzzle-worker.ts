import { linkWorker, type WorkerLink } from '../bots/worker-link.ts';
import type { PuzzleQuestions } from './puzzle-worker.ts';

/** Starts the worker that solves puzzles. */
export function openPuzzleWorker(): WorkerLink<PuzzleQuestions> {
  return linkWorker(() => new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' }));
}
