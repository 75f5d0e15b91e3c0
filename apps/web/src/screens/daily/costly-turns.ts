import { DAILY_SEAT } from '@la-stanza/bots/daily';
import { FAULTS, type Review, type ReviewedTurn } from '../analysis/review.ts';

/** A turn of the player that another would have been clearly better than. */
export type CostlyTurn = {
  /** Its number among the player's turns, from 1. */
  readonly number: number;
  readonly turn: ReviewedTurn;
};

const MOST = 3;

/** The player's turns that cost most, at most three, in the order of the game. */
export function costlyTurns({ turns }: Pick<Review, 'turns'>): readonly CostlyTurn[] {
  return turns
    .filter(({ review }) => review.seat === DAILY_SEAT)
    .map((turn, index) => ({ number: index + 1, turn }))
    .filter(({ turn: { review } }) => review.best !== undefined && FAULTS.some((fault) => fault === review.label))
    .toSorted((one, other) => other.turn.review.loss - one.turn.review.loss)
    .slice(0, MOST)
    .toSorted((one, other) => one.number - other.number);
}
