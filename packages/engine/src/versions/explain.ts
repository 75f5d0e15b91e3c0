import { type ActionId, ACTIONS } from '../catalogue/catalogue.ts';
import type { Refusal } from '../decision/refusal.ts';
import { explain as ownExplain } from '../legality/explain.ts';
import type { State } from '../state/state.ts';
import { pinned } from './pinned.ts';

/**
 * Says why an action cannot be done now: a code with parameters, which clients turn into a sentence. `undefined` means it
 * is legal.
 *
 * @example
 * const state = setup({ players: 2 });
 * explain(state, parse('start 3')); // { code: 'no-such-seat', seat: 3 }
 */
export function explain(state: State, id: ActionId): Refusal | undefined {
  const old = pinned(state);
  return old === undefined ? ownExplain(state, id) : old.engine.explain(old.position, ACTIONS[id]?.text ?? '');
}
