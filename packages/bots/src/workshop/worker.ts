import { parentPort } from 'node:worker_threads';
import { tryScenario } from '../campaign/try-scenario.ts';
import { playDeal } from '../daily/play-deal.ts';
import { checkPuzzle } from '../puzzles/check-puzzle.ts';
import { puzzlesOfGame } from '../puzzles/puzzles-of-game.ts';
import { playStyled } from './play-styled.ts';
import type { WorkshopAnswer, WorkshopJob } from './run-workshop.ts';

/* Does the jobs of the workshop that it is asked for. */

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
    case 'styled':
      return { kind: 'styled', match: job.match, games: playStyled(job.match, job.weights) };
    case 'evening': {
      const { scenario, tries, weights } = job;
      return { kind: 'evening', person: scenario.person, reached: await tryScenario(scenario, tries, weights) };
    }
  }
}

port.on('message', (job: WorkshopJob) => {
  void answerOf(job).then((answer) => port.postMessage(answer));
});
