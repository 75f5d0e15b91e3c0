import { availableParallelism } from 'node:os';
import { LEVELS } from '@la-stanza/bots';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ExitCode } from '../verb.ts';
import { measureStyles, type StylesArguments } from './measure-styles.ts';

const MOST = 1_000_000;

/** Adds the verb that measures the bots' ways of playing. */
export function addStylesVerb(
  program: Command,
  json: readonly [string, string],
  terminal: Terminal,
  ends: (exit: ExitCode) => void,
): void {
  program
    .command('styles')
    .description('measure the strength of every way of playing, and whether they can be told apart')
    .option('--level <number>', 'the level that plays', wholeNumber(1, LEVELS.length), 3)
    .option('--games <number>', 'how many games of each', wholeNumber(40, MOST), 600)
    .option('--simulations <number>', 'the work of levels 4 and 5', wholeNumber(1, MOST), 60)
    .option('--file <file>', 'keeps the games that were played, so that a stopped run goes on')
    .option('--workers <number>', 'threads that work', wholeNumber(1, 64), availableParallelism())
    .option(...json)
    .action(async (options: StylesArguments) => ends(await measureStyles(options, terminal)));
}
