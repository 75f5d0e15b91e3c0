/** How well somebody solves puzzles, and how far that is from certain. */
export type PuzzleRating = { readonly middle: number; readonly deviation: number };

export const FIRST_RATING: PuzzleRating = { middle: 1200, deviation: 250 };

/** Nobody is known better than this: people change. */
const LEAST_DEVIATION = 45;
/** How far the rating of a puzzle may be off. */
const PUZZLE_DEVIATION = 120;
const SCALE = Math.LN10 / 400;

/**
 * The rating after a puzzle (Glicko): a sure rating moves less than an unsure one. `scored` is 1 for the first try, less for later
 * ones, 0 for none.
 */
export function ratedAfter({ middle, deviation }: PuzzleRating, puzzle: number, scored: number): PuzzleRating {
  const trust = 1 / Math.sqrt(1 + (3 * SCALE ** 2 * PUZZLE_DEVIATION ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-trust * (middle - puzzle)) / 400));
  const known = SCALE ** 2 * trust ** 2 * expected * (1 - expected);
  const sum = 1 / deviation ** 2 + known;
  return {
    middle: middle + (SCALE / sum) * trust * (scored - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / sum)),
  };
}
