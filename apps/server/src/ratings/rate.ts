import { rate, rating } from 'openskill';

/** A strength as it is estimated: the middle of what is likely, and how far from it the truth may well lie. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** Nobody is known any better before the first game. */
export const UNKNOWN: Strength = { ...rating() };

/** Points of the shown rating to one of the model, and what everybody starts from. */
const POINTS = 24;
const START = 1500;

/** The strengths after a game, in the order given; ranks may be shared. Weng and Lin's method, after Plackett and Luce. */
export function rated(before: readonly Strength[], ranks: readonly number[]): readonly Strength[] {
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks] },
  );
  return after.map(([strength]) => strength ?? UNKNOWN);
}

/** A strength as people read it. Of a hundred true strengths, 95 lie within the spread. */
export function shownRating({ mu, sigma }: Strength): { readonly rating: number; readonly spread: number } {
  return {
    rating: Math.round(START + POINTS * (mu - UNKNOWN.mu)),
    spread: Math.round(2 * POINTS * sigma),
  };
}
