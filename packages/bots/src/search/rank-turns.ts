import type { State } from '@la-stanza/engine';
import { JUDGED, type Evaluator } from '../evaluation/evaluator.ts';
import { decider } from '../turns/decider.ts';
import { createTurnSpace, visitTurns, type TurnSpace } from '../turns/turn-space.ts';
import { clear, createTopTurns, enter, slotAt, type TopTurns } from './top-turns.ts';

/** Buffers for ranking the turns of a position. */
export interface Ranking {
  readonly space: TurnSpace;
  /** The turns with the best prospects by `glance`. */
  readonly glanced: TopTurns;
  /** The best of them, judged. */
  readonly top: TopTurns;
}

/** How many times more turns are judged than kept. */
const JUDGED_PER_KEPT = 1.75;

export const createRanking = (state: State, most: number): Ranking => ({
  space: createTurnSpace(state),
  glanced: createTopTurns(state, Math.ceil(JUDGED_PER_KEPT * most) + 2),
  top: createTopTurns(state, most),
});

const judged = new Float32Array(JUDGED);

/** Leaves the best turns in `top`, by the deciding seat's utility. Returns the number of turns visited. */
export function rankTurns({ space, glanced, top }: Ranking, state: State, evaluator: Evaluator): number {
  const seat = decider(state);
  let turns = 0;
  clear(glanced);
  clear(top);
  visitTurns(space, state, (after, path, length) => {
    turns++;
    enter(glanced, evaluator.glance(after, seat), judged, after, path, length);
  });
  for (let rank = 0; rank < glanced.count; rank++) {
    const slot = slotAt(glanced, rank);
    const after = glanced.states[slot];
    const path = glanced.paths[slot];
    if (after === undefined || path === undefined) continue;
    evaluator.judge(after, judged);
    enter(top, judged[seat] ?? 0, judged, after, path, glanced.lengths[slot] ?? 0);
  }
  return turns;
}
