import { Worker } from 'node:worker_threads';
import type { WeightsFile } from '../value/weights.ts';
import type { ListedDeal } from '../daily/deal-file.ts';
import type { Scenario } from '../campaign/scenario.ts';
import type { Tries } from '../campaign/try-scenario.ts';
import type { CheckedPuzzle } from '../puzzles/check-puzzle.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { FoundPuzzles } from '../puzzles/puzzles-of-game.ts';
import type { StyledGame, StyleMatch } from './play-styled.ts';

/* The workshop makes and proves puzzles, plays deals of the day and measures ways of playing, on all cores. */

export type { StyledGame, StyleMatch } from './play-styled.ts';

/** What a worker is asked: to look for puzzles in a game, to solve one, to play a deal of the day, a match of a way of playing or an evening. */
export type WorkshopJob =
  | { readonly kind: 'make'; readonly players: number; readonly seed: number; readonly weights: WeightsFile }
  | { readonly kind: 'check'; readonly puzzle: Puzzle }
  | { readonly kind: 'deal'; readonly seed: string; readonly games: number; readonly weights: WeightsFile }
  | { readonly kind: 'styled'; readonly match: StyleMatch; readonly weights: WeightsFile }
  | { readonly kind: 'evening'; readonly scenario: Scenario; readonly tries: Tries; readonly weights: WeightsFile };

export type WorkshopAnswer =
  | ({ readonly kind: 'make' } & FoundPuzzles)
  | ({ readonly kind: 'check' } & CheckedPuzzle)
  | ({ readonly kind: 'deal' } & ListedDeal)
  | { readonly kind: 'styled'; readonly match: StyleMatch; readonly games: readonly StyledGame[] }
  | { readonly kind: 'evening'; readonly person: number; readonly reached: readonly [number, number, number] };

/** Lets workers do the jobs; answers come in no order. */
export async function runWorkshop(
  jobs: Iterator<WorkshopJob>,
  workers: number,
  take: (answer: WorkshopAnswer) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: workers }, () => work(jobs, take)));
}

function work(jobs: Iterator<WorkshopJob>, take: (answer: WorkshopAnswer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    const ask = (): void => {
      const next = jobs.next();
      if (next.done === true) worker.terminate().then(() => resolve(), reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      else worker.postMessage(next.value);
    };
    worker.on('message', (answer: WorkshopAnswer) => {
      take(answer);
      ask();
    });
    worker.on('error', reject);
    ask();
  });
}
