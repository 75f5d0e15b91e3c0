import { rate, rating } from 'openskill';

/** An estimated strength: the mean, and the standard deviation. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** The strength of every player before the first game. */
export const UNRATED: Strength = { ...rating() };

/** Points of the shown rating per unit of the model, and the rating every player starts from. */
const POINTS = 24;
const START = 1500;

/** The strengths after a game, in the order given; ranks may be shared. Uses the method of Weng and Lin with the Plackett-Luce model. */
export function rated(before: readonly Strength[], ranks: readonly number[]): readonly Strength[] {
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  );
  return after.map(([strength]) => strength ?? UNRATED);
}

/** A strength as shown to players. 95 of a hundred true strengths are within the spread. */
export function shownRating({ mu, sigma }: Strength): { readonly rating: number; readonly spread: number } {
  return {
    rating: Math.round(START + POINTS * (mu - UNRATED.mu)),
    spread: Math.round(2 * POINTS * sigma),
  };
}
