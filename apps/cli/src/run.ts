import { Command, CommanderError, Option } from 'commander';
import { hexSeed, withTable, wholeNumber } from './arguments.ts';
import { type BenchArguments, benchVerb } from './bench/bench-verb.ts';
import { addBotVerbs } from './bots/bot-verbs.ts';
import { type GoldenArguments, goldenVerb } from './golden/golden-verb.ts';
import { type PlayArguments, playVerb } from './play/play-verb.ts';
import { type PerftArguments, perftVerb } from './perft/perft-verb.ts';
import { type ReplayArguments, replayVerb } from './replay/replay-verb.ts';
import { POLICIES } from './simulate/policy.ts';
import { type SimulateArguments, simulateVerb } from './simulate/simulate-verb.ts';
import type { Terminal } from './terminal/terminal.ts';
import { type VerifyArguments, verifyVerb } from './verify/verify-verb.ts';
import type { ExitCode } from './verb.ts';

const MOST_ENTRIES = 999_999;
const MOST_GAMES = 100_000_000;
const MOST_DEPTH = 100;

/** The library's complaint about arguments, as a sentence. */
function usageSentence(text: string): string {
  const words = text.replace(/^error: /, '').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.)]$/.test(words) ? '' : '.'}`;
}

/** Runs the command with its arguments and says how it ended. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exit: ExitCode = 0;
  const program = new Command('stanza')
    .description('La Stanza in the terminal: play, simulate, replay, verify, count, measure, and ask the bots')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
      outputError: (text, write) => write(usageSentence(text)),
    });
  const json = ['--json', 'print JSON for machines, and nothing else, on stdout'] as const;

  withTable(program.command('play').description('play a game at this terminal, hot seat'))
    .option('--players <number>', 'how many play', wholeNumber(2, 4), 2)
    .option('--names <list>', 'their names, separated by commas', (text) => text.split(','))
    .option('--seed <hex>', 'the seed of the deals', hexSeed)
    .option('--save <file>', 'keep the record in this file, after every entry')
    .option('--resume <file>', 'go on with the record in this file (needs its --seed)')
    .option(...json)
    .action(async (options: PlayArguments) => {
      exit = await playVerb(options, terminal);
    });

  withTable(program.command('simulate').description('play games by themselves and watch the rules in every turn'))
    .option('--games <number>', 'how many games', wholeNumber(1, MOST_GAMES), 1000)
    .option('--players <number>', 'how many play', wholeNumber(2, 4), 4)
    .option('--seed <text>', 'what the chances are drawn from', '1')
    .addOption(new Option('--policy <name>', 'how the players choose').choices(POLICIES).default('random'))
    .option('--mix', 'go through all numbers of players, all options and several sets of figures')
    .option(...json)
    .action((options: SimulateArguments) => {
      exit = simulateVerb(options, terminal);
    });

  program
    .command('replay')
    .description('tell the chronicle of a record and show the position it leads to')
    .argument('<file>', 'the record')
    .option('--at <entries>', 'only the first entries of it', wholeNumber(0, MOST_ENTRIES))
    .option(...json)
    .action((file: string, options: ReplayArguments) => {
      exit = replayVerb(file, options, terminal);
    });

  program
    .command('verify')
    .description('check records: rules, deals, result and every byte')
    .argument('<files...>', 'the records')
    .option(...json)
    .action((files: string[], options: VerifyArguments) => {
      exit = verifyVerb(files, options, terminal);
    });

  withTable(program.command('perft').description('count the decision tree below a position'))
    .argument('[file]', 'a record whose position is the root')
    .option('--players <number>', 'or a fresh game of so many players, set up by the seed', wholeNumber(2, 4))
    .requiredOption('--depth <number>', 'how many decisions deep', wholeNumber(0, MOST_DEPTH))
    .option('--seed <hex>', 'the seed of the setup and of --dealt', hexSeed)
    .option('--at <entries>', 'only the first entries of the record', wholeNumber(0, MOST_ENTRIES))
    .option('--dealt', 'the seed deals; otherwise every outcome of chance is a branch')
    .option(...json)
    .action((file: string | undefined, options: PerftArguments) => {
      exit = perftVerb(file, options, terminal);
    });

  program
    .command('bench')
    .description('measure how fast the engine plays, beside a yardstick')
    .option('--seconds <number>', 'how long each part is measured', wholeNumber(1, 3600), 2)
    .option(...json)
    .action(async (options: BenchArguments) => {
      exit = await benchVerb(options, terminal);
    });

  program
    .command('golden')
    .description('write finished games of every kind, for tests to replay')
    .option('--out <folder>', 'where they go', 'fixtures/games')
    .option(...json)
    .action((options: GoldenArguments) => {
      exit = goldenVerb(options, terminal);
    });

  addBotVerbs(program, json, terminal, (ended) => {
    exit = ended;
  });

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // help and usage errors have been written already
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    throw error;
  }
  return exit;
}
