import { UNRATED, type Strength } from './rate.ts';

/** A player of a rated game. */
export interface Rated {
  /** The account has a passkey or a recovery code, and is older than a day: it was not made for this game. */
  readonly isEstablished: boolean;
  /** How many rated games the player had with each of the others in the last month, by seat. */
  readonly met: readonly number[];
}

/** A provisional strength stays this close to the starting one, and this uncertain. */
const NEAR = 6.25;
const LEAST_SIGMA = 0.8 * UNRATED.sigma;

/**
 * How much a game changes a player's rating, from 0 to 1. The same opponent weighs less each time. Opponents who may be throw-away guests
 * do not change the rating of an established player.
 */
export function weightOf(players: readonly Rated[], seat: number): number {
  const own = players[seat];
  if (own === undefined) return 0;
  const weights = players.flatMap(({ isEstablished }, other) => {
    if (other === seat) return [];
    return own.isEstablished && !isEstablished ? [0] : [1 / (1 + (own.met[other] ?? 0))];
  });
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
}

/** The strength after a game of this weight. A guest's strength is provisional: many games cannot move it far. */
export function weighed(before: Strength, after: Strength, weight: number, isEstablished: boolean): Strength {
  const mu = before.mu + weight * (after.mu - before.mu);
  const sigma = before.sigma + weight * (after.sigma - before.sigma);
  if (isEstablished) return { mu, sigma };
  return {
    mu: Math.min(UNRATED.mu + NEAR, Math.max(UNRATED.mu - NEAR, mu)),
    sigma: Math.max(LEAST_SIGMA, sigma),
  };
}
