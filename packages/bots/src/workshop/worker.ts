import { parentPort } from 'node:worker_threads';
import { checkPuzzle } from '../puzzles/check-puzzle.ts';
import { puzzlesOfGame } from '../puzzles/puzzles-of-game.ts';
import type { PuzzleAnswer, PuzzleJob } from './run-puzzles.ts';

/* Makes and proves the puzzles it is asked for. */

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker');
port.on('message', (job: PuzzleJob) => {
  const answer: PuzzleAnswer =
    job.kind === 'make'
      ? { kind: 'make', ...puzzlesOfGame(job.players, job.seed, job.weights) }
      : { kind: 'check', ...checkPuzzle(job.puzzle) };
  port.postMessage(answer);
});
