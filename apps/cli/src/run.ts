import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { type Language, LANGUAGES, type Translate } from '@la-stanza/words';
import { adminVerb } from './admin/admin-verb.ts';
import { hexSeed, withTable, wholeNumber } from './arguments.ts';
import { type BenchArguments, benchVerb } from './bench/bench-verb.ts';
import { addAdviceVerbs } from './bots/advice-verbs.ts';
import { addBotVerbs } from './bots/bot-verbs.ts';
import { type GoldenArguments, goldenVerb } from './golden/golden-verb.ts';
import { type PlayArguments, playVerb } from './play/play-verb.ts';
import { addPositionVerbs } from './position/position-verbs.ts';
import { type PerftArguments, perftVerb } from './perft/perft-verb.ts';
import { type ReplayArguments, replayVerb } from './replay/replay-verb.ts';
import { addCampaignVerb } from './campaign/campaign-verb.ts';
import { addDailyVerbs } from './daily/daily-verbs.ts';
import { addStylesVerb } from './styles/styles-verb.ts';
import { addPuzzleVerbs } from './puzzles/puzzle-verbs.ts';
import { addRulesVerb } from './rules/rules-verb.ts';
import { POLICIES } from './simulate/policy.ts';
import { type SimulateArguments, simulateVerb } from './simulate/simulate-verb.ts';
import type { Terminal } from './terminal/terminal.ts';
import { speechIn } from './text/speech.ts';
import { type VerifyArguments, verifyVerb } from './verify/verify-verb.ts';
import { Complaint, type ExitCode } from './verb.ts';

const MOST_ENTRIES = 999_999;
const MOST_GAMES = 100_000_000;
const MOST_DEPTH = 100;

/** The library's complaint about arguments, as a sentence. */
function usageSentence(text: string): string {
  const words = text.replace(/^error: /, '').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.)]$/.test(words) ? '' : '.'}`;
}

function ownVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return version;
}

/** A heading of commander's help page. */
function helpTitle(t: Translate, title: string): string {
  switch (title) {
    case 'Usage:':
      return t('cli.help.usage');
    case 'Arguments:':
      return t('cli.help.arguments');
    case 'Options:':
      return t('cli.help.options');
    case 'Commands:':
      return t('cli.help.commands');
    default:
      return title;
  }
}

/** Runs the command with its arguments and says how it ended. */
export async function run(args: readonly string[], terminal: Terminal, language: Language): Promise<ExitCode> {
  let exit: ExitCode = 0;
  const speech = speechIn(language);
  const { t } = speech;
  const english = speechIn('en').t;
  const program = new Command('stanza')
    .description(t('cli.about'))
    .version(ownVersion(), '--version', t('cli.help.version'))
    .helpOption('-h, --help', t('cli.help.help'))
    .helpCommand(false)
    .addHelpText('after', `\n${t('cli.help.exit-codes')}`)
    .configureHelp({ styleTitle: (title) => helpTitle(t, title) })
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
      outputError: (text, write) => write(usageSentence(text)),
    });
  const json = ['--json', english('cli.option.json')] as const;
  /** A verb for players, in their language. */
  const forPlayers = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .addOption(new Option('--language <code>', t('cli.option.language')).choices(LANGUAGES).default(language))
      .option('--json', t('cli.option.json'));

  withTable(forPlayers('play', t('cli.verb.play')), t)
    .option('--players <number>', t('cli.option.players'), wholeNumber(2, 4), 2)
    .option('--names <list>', t('cli.option.names'), (text) => text.split(','))
    .option('--seed <hex>', t('cli.option.seed'), hexSeed)
    .option('--save <file>', t('cli.option.save'))
    .option('--resume <file>', t('cli.option.resume'))
    .action(async (options: PlayArguments) => {
      exit = await playVerb(options, speech, terminal);
    });

  withTable(
    program.command('simulate').description('play games by themselves and watch the rules in every turn'),
    english,
  )
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
    .command('admin')
    .description('reports, measures and announcements of a server; its database is named by STANZA_DATABASE_URL')
    .allowUnknownOption()
    .allowExcessArguments()
    .helpOption(false)
    .action(() => {
      exit = adminVerb(args.slice(1));
    });

  forPlayers('replay', t('cli.verb.replay'))
    .argument('<file>', t('cli.argument.record'))
    .option('--at <entries>', t('cli.option.at'), wholeNumber(0, MOST_ENTRIES))
    .action(async (file: string, options: ReplayArguments) => {
      exit = await replayVerb(file, options, speech, terminal);
    });

  forPlayers('verify', t('cli.verb.verify'))
    .argument('<files...>', t('cli.argument.records'))
    .action(async (files: string[], options: VerifyArguments) => {
      exit = await verifyVerb(files, options, speech, terminal);
    });

  withTable(program.command('perft').description('count the decision tree below a position'), english)
    .argument('[file]', 'a record whose position is the root')
    .option('--players <number>', 'or a fresh game of so many players, set up by the seed', wholeNumber(2, 4))
    .requiredOption('--depth <number>', 'how many decisions deep', wholeNumber(0, MOST_DEPTH))
    .option('--seed <hex>', 'the seed of the setup and of --dealt', hexSeed)
    .option('--at <entries>', 'only the first entries of the record', wholeNumber(0, MOST_ENTRIES))
    .option('--dealt', 'the seed deals; otherwise every outcome of chance is a branch')
    .option(...json)
    .action(async (file: string | undefined, options: PerftArguments) => {
      exit = await perftVerb(file, options, terminal);
    });

  program
    .command('bench')
    .description('measure how fast the engine plays')
    .option('--seconds <number>', 'how long each part is measured', wholeNumber(1, 3600), 2)
    .option('--beside <folder>', 'another checkout of the project, measured in the same run')
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

  const ends = (ended: ExitCode): void => {
    exit = ended;
  };
  addPositionVerbs(forPlayers, speech, terminal, ends);
  addAdviceVerbs(forPlayers, speech, terminal, ends);
  addRulesVerb(program, json, english, terminal, ends);
  addBotVerbs(program, json, terminal, ends);
  addPuzzleVerbs(program, json, terminal, ends);
  addDailyVerbs(program, json, terminal, ends);
  addStylesVerb(program, json, terminal, ends);
  addCampaignVerb(program, json, terminal, ends);

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof Complaint) {
      terminal.err(error.message);
      return 2;
    }
    // help and usage errors have been written already
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
  return exit;
}
