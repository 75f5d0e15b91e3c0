import type { OpenDecision } from '../decision/open-decision.ts';
import { openRules } from '../flow/decisions.ts';
import { toAct } from '../flow/to-act.ts';
import type { State } from '../state/state.ts';

/** Reads the open decision. */
export function openDecision(state: State): OpenDecision {
  const acting = toAct(state);
  return openRules(state).open(state, acting.who === 'seat' ? acting.seat : 'chance');
}
