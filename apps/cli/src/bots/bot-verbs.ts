import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { CLOCKS } from '@la-stanza/bots/arena/contestant';
import { PLAYER_COUNTS } from '@la-stanza/engine';
import { type ArenaArguments, arenaVerb } from '../arena/arena-verb.ts';
import { share, wholeNumber } from '../arguments.ts';
import { type AlternativesArguments, alternativesVerb } from '../balance/alternatives-verb.ts';
import { type BalanceArguments, balanceVerb } from '../balance/balance-verb.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type TrainArguments, trainVerb } from '../train/train-verb.ts';
import type { ExitCode } from '../verb.ts';
import { alternativesOf, levelOf, levelsOf, playerCountsOf } from './bot-arguments.ts';

const MOST_GAMES = 1_000_000;
const MOST_MS = 600_000;
const MOST_SIMULATIONS = 1_000_000;
const MOST_SEED = 999_999_999;

/** Adds the verbs with which the bots are developed. */
export function addBotVerbs(
  program: Command,
  json: readonly [string, string],
  terminal: Terminal,
  ends: (exit: ExitCode) => void,
): void {
  const clock = (): Option =>
    new Option('--clock <name>', 'what the time is measured by: the wall, or the work done').choices(CLOCKS);
  const seed = ['--seed <number>', 'what the chances are drawn from', wholeNumber(0, MOST_SEED), 1] as const;
  const weights = ['--weights <file>', 'weights of the learned value; "none" for the evaluation by hand'] as const;
  const ms = ['--ms <number>', 'milliseconds for a turn', wholeNumber(1, MOST_MS)] as const;
  const simulations = [
    '--simulations <number>',
    'simulations for a turn instead of time',
    wholeNumber(1, MOST_SIMULATIONS),
  ] as const;

  program
    .command('arena')
    .description('let two levels play a match: every deal with A on every seat')
    .option('--a <level>', 'the level of A, one player', levelOf, levelOf('5'))
    .option('--b <level>', 'the level of B, all other players', levelOf, levelOf('3'))
    .option('--players <number>', 'how many play', wholeNumber(2, 4), 2)
    .option('--games <number>', 'how many games, in whole deals', wholeNumber(1, MOST_GAMES), 400)
    .option(...ms)
    .option('--ms-b <number>', 'the same for B, if not as A', wholeNumber(1, MOST_MS))
    .option(...simulations)
    .option('--simulations-b <number>', 'the same for B, if not as A', wholeNumber(1, MOST_SIMULATIONS))
    .option(...weights)
    .option('--weights-b <file>', 'the same for B, if not as A')
    .addOption(clock().default('wall'))
    .option('--workers <number>', 'threads that play', wholeNumber(1, 64), availableParallelism())
    .option('--sprt', 'stop as soon as the sequential test decides')
    .option('--file <file>', 'keep the results here and take up a match that is in it')
    .option('--matrix <levels>', 'everybody against everybody instead of A against B', levelsOf)
    .option('--out <path>', 'where the table (.md) and the picture (.svg) of a matrix go')
    .option(...seed)
    .option(...json)
    .action(async (options: ArenaArguments) => ends(await arenaVerb(options, terminal)));

  program
    .command('train')
    .description('learn the value by playing: generation after generation, taken up where it was left')
    .option('--folder <folder>', 'where games, weights and log of the run are', 'training')
    .option('--generations <number>', 'how many generations', wholeNumber(1, 1000), 6)
    .option('--games <number>', 'games in each', wholeNumber(1, MOST_GAMES), 4000)
    .option('--hidden <number>', 'units of the hidden layer', wholeNumber(4, 256), 32)
    .option('--window <number>', 'generations of games to learn from', wholeNumber(1, 100), 3)
    .option('--epochs <number>', 'how often each game is learned from', wholeNumber(1, 100), 2)
    .option('--rate <number>', 'how fast it learns', share, 0.0015)
    .option('--lambda <number>', 'how much the end of a game counts against what was thought next', share, 0.85)
    .option('--simulations <number>', 'simulations for a turn, 0 for none', wholeNumber(0, MOST_SIMULATIONS), 0)
    .option('--matches <number>', 'games that measure each generation', wholeNumber(2, MOST_GAMES), 200)
    .option('--report <path>', 'write the table (.md) and the curve (.svg) of the run instead')
    .option(...seed)
    .option(...json)
    .action((options: TrainArguments) => ends(trainVerb(options, terminal)));

  program
    .command('balance')
    .description('let a level play against itself: seats, categories, bonus tiles')
    .option('--level <level>', 'who plays', levelOf, levelOf('5'))
    .option('--games <number>', 'games for each number of players', wholeNumber(1, MOST_GAMES), 200)
    .option(...ms)
    .option(...simulations)
    .addOption(clock().default('wall'))
    .option('--file <file>', 'keep the games here and do not play those in it again')
    .option('--out <page>', 'replace the tables of this page')
    .option('--mark <word>', 'those marked with this word')
    .option(...seed)
    .option(...json)
    .action((options: BalanceArguments) => ends(balanceVerb(options, terminal)));

  program
    .command('alternatives')
    .description('compare the newest edition with other readings of its rules and other figures, on the same deals')
    .option('--level <level>', 'who plays', levelOf, levelOf('3'))
    .option('--games <number>', 'games of each alternative for each number of players', wholeNumber(1, MOST_GAMES), 200)
    .option('--players <numbers>', 'how many play', playerCountsOf, [...PLAYER_COUNTS])
    .option('--only <names>', 'some alternatives, separated by commas', alternativesOf)
    .option(...simulations)
    .option(...weights)
    .option('--file <file>', 'keep the games here and do not play those in it again')
    .option('--out <page>', 'replace the tables of this page')
    .option('--mark <word>', 'those marked with this word')
    .option(...seed)
    .option(...json)
    .action((options: AlternativesArguments) => ends(alternativesVerb(options, terminal)));
}
