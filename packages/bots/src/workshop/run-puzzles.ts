import { Worker } from 'node:worker_threads';
import type { WeightsFile } from '../value/weights.ts';
import type { CheckedPuzzle } from '../puzzles/check-puzzle.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { FoundPuzzles } from '../puzzles/puzzles-of-game.ts';

/* The workshop makes and proves puzzles on all cores. */

/** What a worker is asked: to look for puzzles in a game, or to solve one. */
export type PuzzleJob =
  | { readonly kind: 'make'; readonly players: number; readonly seed: number; readonly weights: WeightsFile }
  | { readonly kind: 'check'; readonly puzzle: Puzzle };

export type PuzzleAnswer = ({ readonly kind: 'make' } & FoundPuzzles) | ({ readonly kind: 'check' } & CheckedPuzzle);

/** Lets workers do the jobs; answers come in no order. */
export async function runPuzzles(
  jobs: Iterator<PuzzleJob>,
  workers: number,
  take: (answer: PuzzleAnswer) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: workers }, () => work(jobs, take)));
}

function work(jobs: Iterator<PuzzleJob>, take: (answer: PuzzleAnswer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    const ask = (): void => {
      const next = jobs.next();
      if (next.done === true) worker.terminate().then(() => resolve(), reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      else worker.postMessage(next.value);
    };
    worker.on('message', (answer: PuzzleAnswer) => {
      take(answer);
      ask();
    });
    worker.on('error', reject);
    ask();
  });
}
