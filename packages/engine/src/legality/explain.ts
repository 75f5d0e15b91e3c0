import { type ActionId, type ActionKind, ACTIONS, DECISIONS } from '../catalogue/catalogue.ts';
import type { Refusal } from '../decision/refusal.ts';
import { DECISION_RULES, openRules } from '../flow/decisions.ts';
import { frameKind } from '../state/frame.ts';
import type { State } from '../state/state.ts';

const OF_CHANCE: ReadonlySet<ActionKind> = new Set(
  DECISION_RULES.filter(({ isChance }) => isChance).flatMap(({ judges }) => judges),
);

/**
 * Says why an action cannot be done now: a code with parameters, which clients turn into a sentence. `undefined` means it
 * is legal.
 */
export function explain(state: State, id: ActionId): Refusal | undefined {
  const action = ACTIONS[id];
  if (action === undefined) return { code: 'no-such-action', action: id };
  const decision = DECISIONS[frameKind(state)];
  if (decision === undefined) throw new RangeError('the position has no decision');
  if (decision === 'over') return { code: 'game-over' };
  const { kind } = action;
  const rules = openRules(state);
  if (rules.judges.includes(kind)) return rules.refuse(state, action);
  if (rules.isChance === true) return { code: 'chance-first', decision };
  if (OF_CHANCE.has(kind)) return { code: 'not-a-choice', kind };
  return { code: 'other-decision', decision, kind };
}
