import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measure, type Measure, type Round } from './measure.ts';
import { copies, randomGame } from './random-games.ts';
import type * as RandomGames from './random-games.ts';
import { randomFrom } from './random.ts';

export interface BenchResult {
  /** Full uniformly random games a second on one core, by number of players. */
  readonly gamesPerSecond: Readonly<Record<2 | 3 | 4, number>>;
  /** Decisions a second in those games (listing the legal actions, choosing, applying), averaged over the three. */
  readonly decisionsPerSecond: number;
  readonly copiesPerSecond: number;
  /** Decisions a second relative to the engine in another checkout, measured in the same run. */
  readonly ratio?: number;
}

const SEED = 7;
const PLAYERS = [2, 3, 4] as const;
const NOTHING: Measure = { roundsPerSecond: 0, stepsPerSecond: 0 };

/**
 * Measures the engine, each part for this many seconds; with `beside`, a folder with another checkout, its engine too, in alternation:
 * speeds of two runs do not compare.
 */
export async function bench(
  seconds: number,
  onSlice: (done: number, slices: number) => void,
  beside?: string,
): Promise<BenchResult> {
  const random = randomFrom(SEED);
  const games = PLAYERS.map((players) => randomGame(players, random));
  const others = beside === undefined ? [] : await gamesOf(beside);
  const measured = measure(seconds, [...games, copies(random), ...others], onSlice);
  const [two = NOTHING, three = NOTHING, four = NOTHING, copied = NOTHING, ...other] = measured;
  const decisionsPerSecond = mean([two, three, four]);
  return {
    gamesPerSecond: { 2: two.roundsPerSecond, 3: three.roundsPerSecond, 4: four.roundsPerSecond },
    decisionsPerSecond,
    copiesPerSecond: copied.stepsPerSecond,
    ...(beside === undefined ? {} : { ratio: decisionsPerSecond / mean(other) }),
  };
}

const mean = (measured: readonly Measure[]): number =>
  measured.reduce((sum, { stepsPerSecond }) => sum + stepsPerSecond, 0) / measured.length;

async function gamesOf(checkout: string): Promise<Round[]> {
  const { href } = pathToFileURL(join(resolve(checkout), 'bench/src/random-games.ts'));
  const other: typeof RandomGames = await import(href);
  const random = randomFrom(SEED);
  return PLAYERS.map((players) => other.randomGame(players, random));
}
