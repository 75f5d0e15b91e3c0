import type { BalanceGame } from './balance-game.ts';
import { type Measure, MEASURES } from './measures.ts';

/** A mean over paired games: with the newest edition, with the alternative, and the difference with its standard error. */
export interface Difference {
  readonly standard: number;
  readonly other: number;
  readonly difference: number;
  readonly error: number;
  /** The bounds of the 95 % interval of the difference. */
  readonly low: number;
  readonly high: number;
  /** Chance alone makes one in a thousand differences sure: a report has many hundreds. */
  readonly isSure: boolean;
}

export interface Comparison {
  readonly games: number;
  /** Of these in how many every player did the same and scored the same. */
  readonly alike: number;
  readonly differences: readonly (Difference & { readonly measure: Measure })[];
}

/** Of the normal distribution, for 95 % and 99.9 %. */
const LIKELY = 1.959964;
const SURE = 3.290527;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** Compares games of the newest edition with those of an alternative, each pair on the same deal. */
export function compare(standard: readonly BalanceGame[], others: readonly BalanceGame[]): Comparison {
  const byGame = new Map(others.map((other) => [other.game, other]));
  const pairs = standard.flatMap((one): Pair[] => {
    const other = byGame.get(one.game);
    return other === undefined ? [] : [[one, other]];
  });
  return {
    games: pairs.length,
    alike: pairs.filter(([one, other]) => areAlike(one, other)).length,
    differences: MEASURES.map((measure) => ({ measure, ...differenceOf(pairs, measure) })),
  };
}

type Pair = readonly [standard: BalanceGame, other: BalanceGame];

const areAlike = (one: BalanceGame, other: BalanceGame): boolean =>
  one.trace === other.trace && JSON.stringify(one.points) === JSON.stringify(other.points);

function differenceOf(pairs: readonly Pair[], measure: Measure): Difference {
  const standards = pairs.map(([one]) => measure.of(one));
  const others = pairs.map(([, other]) => measure.of(other));
  const differences = others.map((value, index) => value - (standards[index] ?? 0));
  const difference = mean(differences);
  const variance = sum(differences.map((each) => (each - difference) ** 2)) / Math.max(1, pairs.length - 1);
  const error = Math.sqrt(variance / Math.max(1, pairs.length));
  const half = student(LIKELY, pairs.length - 1) * error;
  return {
    standard: mean(standards),
    other: mean(others),
    difference,
    error,
    low: difference - half,
    high: difference + half,
    isSure: Math.abs(difference) > student(SURE, pairs.length - 1) * error,
  };
}

/** Student's quantile for one of the normal distribution, by the first terms of its expansion: within 1 % from 15 games on. */
function student(normal: number, freedom: number): number {
  const degrees = Math.max(1, freedom);
  const first = (normal ** 3 + normal) / (4 * degrees);
  return normal + first + (5 * normal ** 5 + 16 * normal ** 3 + 3 * normal) / (96 * degrees ** 2);
}
