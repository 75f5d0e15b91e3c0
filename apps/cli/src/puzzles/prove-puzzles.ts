import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runWorkshop, type WorkshopJob } from '@la-stanza/bots/workshop';
import type { CheckedPuzzle } from '@la-stanza/bots/puzzles/check';
import { readPuzzles, type Puzzle } from '@la-stanza/bots/puzzles/file';
import { puzzlesProved } from '../developer/developer-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type ExitCode, printJson } from '../verb.ts';

export interface ProveArguments {
  readonly sample?: number;
  readonly file?: string;
  readonly seed: number;
  readonly workers: number;
  readonly json?: boolean;
}

const shippedPath = (): string => createRequire(import.meta.url).resolve('@la-stanza/bots/puzzles.txt');

/** `stanza puzzles prove`: solves puzzles by two solvers that know nothing of each other. */
export async function provePuzzles(args: ProveArguments, terminal: Terminal): Promise<ExitCode> {
  const puzzles = readPuzzles(readFileSync(args.file ?? shippedPath(), 'utf8'));
  const chosen = args.sample === undefined ? puzzles : sampleOf(puzzles, args.sample, args.seed);
  const wrong: CheckedPuzzle[] = [];
  let proved = 0;
  await runWorkshop(jobsOf(chosen), args.workers, (answer) => {
    if (answer.kind !== 'check') return;
    if (answer.isProved) proved++;
    else wrong.push(answer);
  });
  const themes = [...new Set(puzzles.flatMap((puzzle) => puzzle.themes))].toSorted();
  const result = {
    puzzles: puzzles.length,
    checked: chosen.length,
    proved,
    disagreements: wrong.length,
    themes,
    wrong: wrong.map(({ link, fault }) => ({ link, fault })),
  };
  if (args.json === true) printJson(terminal, result);
  else terminal.out(puzzlesProved(result));
  return wrong.length === 0 ? 0 : 1;
}

function* jobsOf(puzzles: readonly Puzzle[]): Generator<WorkshopJob> {
  for (const puzzle of puzzles) yield { kind: 'check', puzzle };
}

/** Draws some of them, each at most once; the same seed draws the same. */
function sampleOf(puzzles: readonly Puzzle[], size: number, seed: number): Puzzle[] {
  let state = seed >>> 0;
  const rest = [...puzzles];
  return Array.from({ length: Math.min(size, rest.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1);
  }).flat();
}
