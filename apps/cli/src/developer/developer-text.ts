import type { BenchResult } from '@la-stanza/bench';
import type { ArenaResult } from '@la-stanza/bots/arena';
import type { StyleReport } from '@la-stanza/bots/workshop/styles';
import { change } from '@la-stanza/words';

/*
 * What the verbs for developers print (simulate, perft, bench, golden, arena, train, balance, alternatives) and what is wrong with arguments: English
 * only, as commander's own complaints are. Nothing here is about the game; those sentences are in packages/words.
 */

const whole = (number: number): string => Math.round(number).toLocaleString('en');
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${whole(Math.abs(points))}`;
const interval = ({ winShare, low, high }: Pick<ArenaResult, 'winShare' | 'low' | 'high'>): string =>
  `${percent(winShare)} (${percent(low)} to ${percent(high)})`;

export const ARGUMENT_TEXT = {
  notWhole: (least: number, most: number): string => `It must be a whole number from ${least} to ${most}.`,
  notShare: 'It must be a number above 0 and not above 1.',
  notRuling: (readings: Readonly<Record<string, readonly string[]>>): string =>
    `The rulings are ${Object.entries(readings)
      .map(([name, each]) => `${name}=${each.join('|')}`)
      .join(', ')}.`,
  notHex: 'A seed is an even number of lower-case hexadecimal digits.',
  notLevel: (levels: readonly number[]): string =>
    `The levels are ${new Intl.ListFormat('en-GB').format(levels.map(String))}.`,
  notAlternative: (names: readonly string[]): string => `The alternatives are ${names.join(', ')}.`,
  seedNeeded: 'Deals can only be made from a seed: name one with --seed.',
  fileOrPlayers: 'Name a record or a number of players, not both.',
} as const;

export const PROGRESS_TEXT = {
  golden: (done: number, total: number): string => `${done} of ${total} games found`,
  matches: (done: number, total: number): string => `${done} of ${total} matches`,
  games: (done: number, total: number): string => `${done} of ${total} games`,
  slices: (done: number, total: number): string => `Measuring, ${done} of ${total}`,
} as const;

export const goldenWritten = (games: number, path: string): string => `${games} finished games are in ${path}.`;

export const styleLine = ({ style, games, rating, low, high }: StyleReport['styles'][number]): string =>
  `${style}: ${signed(rating)} rating points (${signed(low)} to ${signed(high)}) in ${whole(games)} games`;

export const toldApart = ({ toldApart: right, sets }: StyleReport): string =>
  `${right} of ${sets} sets of ten games were told apart (${percent(right / sets)}).`;

export const eveningLine = (person: number, rates: readonly number[]): string =>
  `evening ${person}: ${rates.map(percent).join(', ')}`;

export const puzzlesFound = (puzzles: number, games: number, path: string): string =>
  `${puzzles} puzzles of ${games} games were added to ${path}.`;

export const puzzlesProved = (result: {
  readonly checked: number;
  readonly proved: number;
  readonly disagreements: number;
  readonly themes: readonly string[];
}): string =>
  `${result.proved} of ${result.checked} puzzles are proved by both solvers, ${result.disagreements} are not. Themes: ${result.themes.join(', ')}.`;

export const leavesAt = (depth: number): string => `leaves at depth ${depth}`;

export const estimateLine = (result: ArenaResult): string => `${result.games} games  ${interval(result)}`;

/** A measurement as rows of a grid. */
export const benchRows = (result: BenchResult): string[][] => [
  ['Random games per second, 2 players', whole(result.gamesPerSecond[2])],
  ['Random games per second, 3 players', whole(result.gamesPerSecond[3])],
  ['Random games per second, 4 players', whole(result.gamesPerSecond[4])],
  ['Decisions per second', whole(result.decisionsPerSecond)],
  ['Copies per second', whole(result.copiesPerSecond)],
  ...(result.ratio === undefined ? [] : [['Decisions for each one of the other checkout', result.ratio.toFixed(3)]]),
];

/** A match as rows of a grid. */
export function arenaRows(result: ArenaResult, isSequential: boolean): string[][] {
  return [
    ['Win share of A', interval(result)],
    ['Games', String(result.games)],
    ['Elo', change(Math.round(result.elo))],
    ['Margin in PP', result.margin.toFixed(1)],
    ['By seat', result.bySeat.map(percent).join(', ')],
    ['ms per move of A', `${result.msPerMove.toFixed(1)} on the wall, ${result.cpuMsPerMove.toFixed(1)} of work`],
    ['Slowest hundredth', `${result.p99Ms.toFixed(1)} ms`],
    ['Overruns', String(result.overruns)],
    ['Illegal moves', String(result.illegal)],
    ...(isSequential ? [['Sequential test', result.verdict]] : []),
  ];
}

/** One line of a training run. */
export function trainingLine(entry: Readonly<Record<string, number | string>>): string {
  return Object.entries(entry)
    .map(([name, value]) => `${name} ${value}`)
    .join('  ');
}

export const noSuchRule = (number: string, chapters: number): string =>
  `There is no rule “${number}”: chapters are numbered 1 to ${chapters}, and rules as in 3.4.`;

/** About the sentences of a rule that have no other source. */
export const PRINTED = { all: 'Printed in the rulebook.', rest: 'The rest is printed in the rulebook.' } as const;
