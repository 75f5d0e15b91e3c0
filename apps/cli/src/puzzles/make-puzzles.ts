import { appendFileSync } from 'node:fs';
import { runWorkshop, type WorkshopJob } from '@la-stanza/bots/workshop';
import { puzzleLine } from '@la-stanza/bots/puzzles/file';
import type { WeightsFile } from '@la-stanza/bots';
import { shippedWeights } from '../bots/weights.ts';
import { PROGRESS_TEXT, puzzlesFound } from '../developer/developer-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type ExitCode, fail, printJson } from '../verb.ts';

export interface MakeArguments {
  readonly games: number;
  readonly players: number;
  readonly file: string;
  readonly seed: number;
  readonly workers: number;
  readonly json?: boolean;
}

const SAID_EVERY = 100;

/** `stanza puzzles make`: looks for puzzles in games among bots. */
export async function makePuzzles(args: MakeArguments, terminal: Terminal): Promise<ExitCode> {
  const { games, players, file, seed, workers } = args;
  const weights = shippedWeights();
  if ('trouble' in weights) return fail(terminal, weights.trouble);
  const rejected: Record<string, number> = {};
  let found = 0;
  let done = 0;
  await runWorkshop(jobsOf(args, weights.value), workers, (answer) => {
    if (answer.kind !== 'make') return;
    for (const reason of answer.rejected) rejected[reason] = (rejected[reason] ?? 0) + 1;
    for (const puzzle of answer.puzzles) appendFileSync(file, `${puzzleLine(puzzle)}\n`);
    found += answer.puzzles.length;
    done++;
    if (args.json !== true && done % SAID_EVERY === 0) terminal.err(PROGRESS_TEXT.games(done, games));
  });
  if (args.json === true) printJson(terminal, { games, players, seed, found, rejected });
  else terminal.out(puzzlesFound(found, games, file));
  return 0;
}

function* jobsOf({ games, players, seed }: MakeArguments, weights: WeightsFile): Generator<WorkshopJob> {
  for (let game = 0; game < games; game++) yield { kind: 'make', players, seed: seed + game, weights };
}
