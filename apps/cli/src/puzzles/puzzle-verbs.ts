import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ExitCode } from '../verb.ts';
import { type MakeArguments, makePuzzles } from './make-puzzles.ts';
import { type ProveArguments, provePuzzles } from './prove-puzzles.ts';
import { themePuzzles } from './theme-puzzles.ts';

const MOST_GAMES = 10_000_000;
const MOST_SEED = 999_999_999;

/** Adds the verbs with which puzzles are made. */
export function addPuzzleVerbs(
  program: Command,
  json: readonly [string, string],
  terminal: Terminal,
  ends: (exit: ExitCode) => void,
): void {
  const puzzles = program.command('puzzles').description('make, prove and sort puzzles');
  const workers = ['--workers <number>', 'threads that work', wholeNumber(1, 64), availableParallelism()] as const;
  const file = ['--file <file>', 'the puzzles; the shipped ones if none is named'] as const;
  const seed = (what: string) => ['--seed <number>', what, wholeNumber(0, MOST_SEED), 1] as const;

  puzzles
    .command('make')
    .description('look for puzzles in games among bots and add them to a file')
    .option('--games <number>', 'how many games', wholeNumber(1, MOST_GAMES), 100)
    .option('--players <number>', 'how many play', wholeNumber(2, 3), 2)
    .requiredOption('--file <file>', 'where the puzzles go')
    .option(...seed('the first deal'))
    .option(...workers)
    .option(...json)
    .action(async (options: MakeArguments) => ends(await makePuzzles(options, terminal)));

  puzzles
    .command('prove')
    .description('solve every puzzle by two solvers')
    .option('--sample <number>', 'only so many, drawn by the seed', wholeNumber(1, MOST_GAMES))
    .option(...file)
    .option(...seed('what the sample is drawn from'))
    .option(...workers)
    .option(...json)
    .action(async (options: ProveArguments) => ends(await provePuzzles(options, terminal)));

  puzzles
    .command('theme')
    .description('find the themes of all puzzles of a file anew')
    .requiredOption('--file <file>', 'the puzzles')
    .action((options: { readonly file: string }) => ends(themePuzzles(options.file, terminal)));
}
