import { A_RETURN, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { Refusal } from '../decision/refusal.ts';
import type { EventSink } from '../events/event.ts';
import { popFrame } from '../state/frame.ts';
import { activeSeat } from '../state/game-bytes.ts';
import { meeples } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { disciplineName, DISCIPLINES } from '../words/discipline.ts';
import { isOverLimit, returnMeeple } from './meeple-supply.ts';

function listReturns(state: State, out: Uint16Array): number {
  const seat = activeSeat(state);
  let count = 0;
  for (let colour = 0; colour < DISCIPLINES.length; colour++) {
    if (meeples(state, seat, colour) > 0) out[count++] = A_RETURN + colour;
  }
  return count;
}

function refuseReturn(state: State, colour: number): Refusal | undefined {
  if (meeples(state, activeSeat(state), colour) > 0) return undefined;
  return { code: 'none-held', discipline: disciplineName(colour) };
}

function applyReturn(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  returnMeeple(state, seat, at(FIRST, id), 'limit', events);
  if (!isOverLimit(state, seat)) popFrame(state);
}

/** Rule 7.2: meeples above the limit go back. */
export const returnDecision: DecisionRules = {
  judges: ['return'],
  list: listReturns,
  refuse: (state, action) => refuseReturn(state, at(FIRST, action.id)),
  apply: applyReturn,
  open: (_state, seat) => ({ decision: 'return', seat }),
};
