import { availableParallelism } from 'node:os';
import { SCENARIOS } from '@la-stanza/bots/campaign';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ExitCode } from '../verb.ts';
import { tryCampaign, type CampaignArguments } from './try-campaign.ts';

const MOST = 100_000;

/** Adds the verb that lets bots try the evenings of the campaign. */
export function addCampaignVerb(
  program: Command,
  json: readonly [string, string],
  terminal: Terminal,
  ends: (exit: ExitCode) => void,
): void {
  program
    .command('campaign')
    .description('let bots try the evenings of the palazzo, and count how often they reach the goals')
    .option('--tries <number>', 'how many tries of each', wholeNumber(1, MOST), 200)
    .option('--from <number>', 'the first evening', wholeNumber(0, SCENARIOS.length - 1), 0)
    .option('--to <number>', 'the last one', wholeNumber(0, SCENARIOS.length - 1), SCENARIOS.length - 1)
    .option('--workers <number>', 'threads that work', wholeNumber(1, 64), availableParallelism())
    .option(...json)
    .action(async (options: CampaignArguments) => ends(await tryCampaign(options, terminal)));
}
