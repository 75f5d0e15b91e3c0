import { measure, type Measure } from './measure.ts';
import { copies, randomGame } from './random-games.ts';
import { randomFrom } from './random.ts';
import { ticTacToe } from './tic-tac-toe.ts';

export interface BenchResult {
  /** Full uniformly random games a second on one core, by number of players. */
  readonly gamesPerSecond: Readonly<Record<2 | 3 | 4, number>>;
  /** Decisions a second in those games (listing the legal actions, choosing, applying), averaged over the three. */
  readonly decisionsPerSecond: number;
  readonly copiesPerSecond: number;
  /** The yardstick: moves of tic-tac-toe through boardgame.io. */
  readonly boardgameioMovesPerSecond: number;
  readonly ratio: number;
}

const SEED = 7;
const NOTHING: Measure = { roundsPerSecond: 0, stepsPerSecond: 0 };

/** Measures the engine and the yardstick in one run, each part for this many seconds. */
export function bench(seconds: number, onSlice: (done: number, slices: number) => void): BenchResult {
  const random = randomFrom(SEED);
  const games = [2, 3, 4].map((players) => randomGame(players, random));
  const measured = measure(seconds, [...games, copies(random), ticTacToe(random)], onSlice);
  const [two = NOTHING, three = NOTHING, four = NOTHING, copied = NOTHING, moved = NOTHING] = measured;
  const decisionsPerSecond = (two.stepsPerSecond + three.stepsPerSecond + four.stepsPerSecond) / 3;
  return {
    gamesPerSecond: { 2: two.roundsPerSecond, 3: three.roundsPerSecond, 4: four.roundsPerSecond },
    decisionsPerSecond,
    copiesPerSecond: copied.stepsPerSecond,
    boardgameioMovesPerSecond: moved.stepsPerSecond,
    ratio: decisionsPerSecond / moved.stepsPerSecond,
  };
}
