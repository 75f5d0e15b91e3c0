import { type Score, score as ownScore } from '../scoring/score.ts';
import type { State } from '../state/state.ts';
import { pinned } from './pinned.ts';

/**
 * Scores the position as if the game ended now; at the end this is the result.
 *
 * @example
 * const state = setup({ players: 2, options: { start: 'first' } });
 * score(state).seats[0].total; // 0
 * score(state).decidedBy; // 'shared'
 */
export function score(state: State): Score {
  const old = pinned(state);
  return old === undefined ? ownScore(state) : old.engine.score(old.position);
}
