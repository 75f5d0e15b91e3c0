import { below, randomFrom } from '../random/random.ts';

/** An estimate with the bounds of its 95 % interval. */
export interface Interval {
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's interval for a share of games; a shared win counts as its fraction. */
export function wilson(share: number, games: number): Interval {
  if (games === 0) return { winShare: 0, low: 0, high: 1 };
  const spread = Z * Z;
  const centre = (share + spread / (2 * games)) / (1 + spread / games);
  const half = (Z / (1 + spread / games)) * Math.sqrt((share * (1 - share)) / games + spread / (4 * games * games));
  return { winShare: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

const RESAMPLES = 2000;

/** The bootstrap interval over blocks: games of one deal are drawn together. */
export function bootstrap(blocks: readonly number[], seed: number): Interval {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  if (blocks.length === 0) return { winShare: 0, low: 0, high: 1 };
  const random = randomFrom(seed);
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let draw = 0; draw < blocks.length; draw++) sum += blocks[below(random, blocks.length)] ?? 0;
    return sum / blocks.length;
  }).toSorted((a, b) => a - b);
  const at = (quantile: number): number => means[Math.floor(quantile * (RESAMPLES - 1))] ?? 0;
  return { winShare: mean(blocks), low: at(0.025), high: at(0.975) };
}

/** The rating difference that corresponds to a win share between two players; for display only. */
export function elo(share: number): number {
  const clipped = Math.min(0.999, Math.max(0.001, share));
  return 400 * Math.log10(clipped / (1 - clipped));
}

export type SequentialVerdict = 'accept' | 'reject' | 'open';

const ERROR = 0.05;

/**
 * A sequential test on blocks: is the win share 55 % rather than 50 %? Uses a normal approximation over block means, so that
 * games of one deal do not count as independent.
 */
export function sequentialTest(blocks: readonly number[], none = 0.5, better = 0.55): SequentialVerdict {
  if (blocks.length < 2) return 'open';
  const mean = blocks.reduce((sum, value) => sum + value, 0) / blocks.length;
  const variance = blocks.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (blocks.length - 1);
  // without any spread the error is unknown: assume that of one decided game in two
  const spread = Math.max(variance, 1 / (4 * blocks.length));
  const ratio = (blocks.length * (better - none) * (2 * mean - none - better)) / (2 * spread);
  const bound = Math.log((1 - ERROR) / ERROR);
  return ratio >= bound ? 'accept' : ratio <= -bound ? 'reject' : 'open';
}
