import type { Analysis, Candidate, Label, TurnReview, WeightsFault } from '@la-stanza/bots';
import type { ArenaResult } from '@la-stanza/bots/arena';
import { listed, nameOf, signed } from './words.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const interval = ({ winShare, low, high }: Pick<ArenaResult, 'winShare' | 'low' | 'high'>): string =>
  `${percent(winShare)} (${percent(low)} to ${percent(high)})`;

/** What the verbs of the bots say. */
export const BOTS_TEXT = {
  notLevel: (levels: readonly number[]): string => `The levels are ${listed(levels.map(String))}.`,
  notWeights: (path: string): string => `${path} holds no weights.`,
  nobodyDecides: (path: string, entries: number): string =>
    `After ${entries} entries of ${path} nobody has to decide: name another place by --at.`,
  estimate: (result: ArenaResult): string => `${result.games} games  ${interval(result)}`,
  pairings: (done: number, total: number): string => `${done} of ${total} matches`,
  stretches: (done: number, total: number): string => `${done} of ${total} turns and refills`,
  balance: (done: number, total: number): string => `${done} of ${total} games`,
  candidate: (rank: number, { winShare, error }: Candidate, actions: readonly string[]): string =>
    `${rank}. ${percent(winShare)} ± ${percent(error)}  ${actions.join(', ')}`,
} as const;

/** Why the shipped weights cannot be used; the evaluation written by hand is. */
export function weightsFaultSentence(fault: WeightsFault): string {
  const rest = 'The evaluation written by hand is used instead.';
  switch (fault.code) {
    case 'weights-format':
      return `The weights have the unknown format ${fault.format}. ${rest}`;
    case 'weights-inputs':
      return `The weights are for ${fault.inputs} inputs, not ${fault.expected}. ${rest}`;
    case 'weights-length':
      return `The weights are not complete. ${rest}`;
    case 'figures-changed':
      return `The weights were learned with other figures than this game is played with. ${rest}`;
  }
}

/** A match as rows of a grid. */
export function arenaRows(result: ArenaResult, isSequential: boolean): string[][] {
  return [
    ['Win share of A', interval(result)],
    ['Games', String(result.games)],
    ['Elo', signed(Math.round(result.elo))],
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

const LABEL_WORDS: Readonly<Record<Label, string>> = {
  best: '',
  good: '',
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  blunder: 'blunder',
};

/** A turn as a row: entry, seat, chance to win, what it lost, and what would have been better. */
export function turnRow({ seq, seat, winShares, loss, label }: TurnReview, best: readonly string[]): string[] {
  const word = LABEL_WORDS[label];
  const row = [String(seq), nameOf([], seat), percent(winShares[seat] ?? 0), percent(-loss)];
  return word === '' ? row : [...row, word, `better: ${best.join(', ')}`];
}

/** By seat: what was lost by choice and what luck gave. */
export function analysisSummary({ lost, luck }: Analysis): string[][] {
  return [
    ['', 'lost by choice', 'given by luck'],
    ...lost.map((share, seat) => [nameOf([], seat), percent(-share), percent(luck[seat] ?? 0)]),
  ];
}
