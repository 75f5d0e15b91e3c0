import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ExitCode } from '../verb.ts';
import { makeDeals, type DealsArguments } from './make-deals.ts';

const MOST = 100_000;

/** Adds the verb with which the site's deals of the day are made. */
export function addDailyVerbs(
  program: Command,
  json: readonly [string, string],
  terminal: Terminal,
  ends: (exit: ExitCode) => void,
): void {
  program
    .command('daily')
    .description('draw deals of the day for a site without a server, and let bots play them')
    .option('--deals <number>', 'how many deals', wholeNumber(1, MOST), 1)
    .option('--games <number>', 'how many games of level 3 on each', wholeNumber(1, MOST), 200)
    .requiredOption('--file <file>', 'where the deals go')
    .option('--workers <number>', 'threads that work', wholeNumber(1, 64), availableParallelism())
    .option(...json)
    .action(async (options: DealsArguments) => ends(await makeDeals(options, terminal)));
}
