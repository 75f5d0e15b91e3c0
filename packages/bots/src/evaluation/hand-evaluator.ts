import { CATEGORIES, type State } from '@la-stanza/engine';
import { MAX_PLAYERS, OVER, phase } from '@la-stanza/engine/search';
import { WIN, type Evaluator } from './evaluator.ts';
import { expectOwnTotal, expectPrestige } from './hand-evaluation.ts';
import { judgeEnd } from './outcome.ts';
import { softmax } from './softmax.ts';
import { turnsLeft } from './turns-left.ts';

const cells = new Float32Array(CATEGORIES.length * MAX_PLAYERS);

/** A lead is safer the fewer turns are left: the prestige that makes a win e times likelier. */
const leadScale = (left: number): number => 2 + 0.35 * left;

/** Wraps the handwritten evaluation as an evaluator. */
export const handEvaluator: Evaluator = {
  prestige: expectPrestige,
  glance: expectOwnTotal,
  judge(state: State, out: Float32Array): void {
    if (phase(state) === OVER) return judgeEnd(state, out);
    expectPrestige(state, cells);
    const { players } = state.table;
    let left = 0;
    for (let seat = 0; seat < players; seat++) left = Math.max(left, turnsLeft(state, seat));
    for (let seat = 0; seat < players; seat++) {
      let total = 0;
      for (let category = 0; category < CATEGORIES.length; category++) {
        total += cells[CATEGORIES.length * seat + category] ?? 0;
      }
      out[seat] = total / leadScale(left);
    }
    softmax(out, 0, players);
    for (let seat = 0; seat < players; seat++) out[WIN + seat] = out[seat] ?? 0;
  },
};
