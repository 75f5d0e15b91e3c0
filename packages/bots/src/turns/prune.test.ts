import { ACTIONS, type State } from '@la-stanza/engine';
import { FINAL, phase, ROUNDS } from '@la-stanza/engine/search';
import { expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import { expectOwnTotal } from '../evaluation/hand-evaluation.ts';
import { decider } from './decider.ts';
import { createTurnSpace, visitEveryTurn, visitTurns } from './turn-space.ts';

/** Positions with more turns are skipped: visiting all orders of all steps would take too long. */
const MOST_TURNS = 700;

class TooMany extends Error {}

function bestOf(state: State, visit: typeof visitTurns): { value: number; count: number; texts: string } {
  const seat = decider(state);
  const best = { value: Number.NEGATIVE_INFINITY, count: 0, texts: '' };
  visit(createTurnSpace(state), state, (after, path, length) => {
    const value = expectOwnTotal(after, seat);
    if (++best.count > MOST_TURNS) throw new TooMany();
    if (value > best.value + 1e-5) {
      best.value = value;
      best.texts = Array.from(path.subarray(0, length), (action) => ACTIONS[action]?.text).join(', ');
    }
  });
  return best;
}

/** The best turn with and without pruning; undefined if the position has too many turns. */
function compare(state: State): { full: ReturnType<typeof bestOf>; pruned: ReturnType<typeof bestOf> } | undefined {
  try {
    return { full: bestOf(state, visitEveryTurn), pruned: bestOf(state, visitTurns) };
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

test('after the last refill pruning never loses the best turn under the handwritten evaluation', () => {
  let compared = 0;
  let all = 0;
  let kept = 0;
  for (let seed = 1; seed <= 9; seed++) {
    for (const state of positionsOf(seed, 2 + (seed % 3))) {
      if (phase(state) === ROUNDS) continue;
      const both = compare(state);
      if (both === undefined) continue;
      compared++;
      all += both.full.count;
      kept += both.pruned.count;
      expect(
        both.pruned.value,
        `seed ${seed}: "${both.full.texts}" is better than "${both.pruned.texts}"`,
      ).toBeGreaterThanOrEqual(both.full.value - 1e-4);
    }
  }
  expect(compared).toBeGreaterThan(40);
  expect(kept).toBeLessThan(all / 2);
});

test('before the last refill pruning loses the best turn in few positions, and then by little', () => {
  let compared = 0;
  let lost = 0;
  for (let seed = 100; seed < 101; seed++) {
    for (const state of positionsOf(seed, 2)) {
      if (phase(state) >= FINAL) continue;
      const both = compare(state);
      if (both === undefined) continue;
      compared++;
      const loss = both.full.value - both.pruned.value;
      if (loss > 1e-4) lost++;
      expect(loss, `"${both.full.texts}" instead of "${both.pruned.texts}"`).toBeLessThan(1);
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(lost).toBeLessThanOrEqual(compared / 50);
});
