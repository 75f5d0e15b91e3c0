import { parentPort } from 'node:worker_threads';
import { playDeal } from '../daily/play-deal.ts';
import { checkPuzzle } from '../puzzles/check-puzzle.ts';
import { puzzlesOfGame } from '../puzzles/puzzles-of-game.ts';
import type { WorkshopAnswer, WorkshopJob } from './run-workshop.ts';

/* Makes and proves the puzzles it is asked for, and plays deals of the day. */

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker');

async function answerOf(job: WorkshopJob): Promise<WorkshopAnswer> {
  switch (job.kind) {
    case 'make':
      return { kind: 'make', ...puzzlesOfGame(job.players, job.seed, job.weights) };
    case 'check':
      return { kind: 'check', ...checkPuzzle(job.puzzle) };
    case 'deal':
      return { kind: 'deal', ...(await playDeal(job.seed, job.games, job.weights)) };
  }
}

port.on('message', (job: WorkshopJob) => {
  void answerOf(job).then((answer) => port.postMessage(answer));
});
