import { type State } from '@la-stanza/engine';
import { copy } from '@la-stanza/engine/search';
import { expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import { JUDGED } from '../evaluation/evaluator.ts';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { judgeEnd } from '../evaluation/outcome.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { createTurnSpace, visitEveryTurn, visitTurns } from '../turns/turn-space.ts';
import { createFinale, solveFinale, turnsToEnd } from './finale.ts';

/** Best play to the end by brute force: every legal turn of every seat, in every order, without pruning. */
function bruteForce(state: State): Float32Array {
  const out = new Float32Array(JUDGED);
  const seat = decider(state);
  if (seat === NOBODY) {
    judgeEnd(state, out);
    return out;
  }
  const ends: State[] = [];
  visitEveryTurn(createTurnSpace(state), state, (after) => ends.push(copy(after)));
  let best: Float32Array = out;
  let most = Number.NEGATIVE_INFINITY;
  for (const end of ends) {
    const result = bruteForce(end);
    if ((result[seat] ?? 0) <= most) continue;
    most = result[seat] ?? 0;
    best = result;
  }
  return best;
}

function turnCount(state: State): number {
  let count = 0;
  visitTurns(createTurnSpace(state), state, () => count++);
  return count;
}

test('searching the finale finds what brute force finds, with two turns or fewer left', () => {
  let compared = 0;
  for (let seed = 1; seed <= 90 && compared < 9; seed++) {
    for (const state of positionsOf(seed, 2 + (seed % 2))) {
      if (turnsToEnd(state) > 2 || turnCount(state) > 16) continue;
      const seat = decider(state);
      const finale = createFinale(state, handEvaluator, [400]);
      const top = solveFinale(finale, state);
      const found = Math.max(...(top?.values.subarray(0, top.count) ?? []));
      expect(found).toBeCloseTo(bruteForce(state)[seat] ?? 0, 5);
      compared++;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(8);
});

test('a deadline in the past or a position too many ends the search', () => {
  const state = positionsOf(3, 2).findLast((position) => turnsToEnd(position) === 3);
  expect(state).toBeDefined();
  if (state === undefined) return;
  expect(solveFinale(createFinale(state, handEvaluator, [8, 8]), state, { deadline: 0 })).toBeUndefined();
  expect(solveFinale(createFinale(state, handEvaluator, [8, 8]), state, { positions: 20 })).toBeUndefined();
});
