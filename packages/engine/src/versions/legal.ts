import type { ActionId } from '../catalogue/catalogue.ts';
import { legal as ownLegal } from '../legality/legal.ts';
import type { State } from '../state/state.ts';
import { pinnedAction } from './pinned-action.ts';
import { pinned } from './pinned.ts';

/**
 * Lists the legal actions of the open decision, outcomes of chance included. With a buffer of `MOST_LEGAL` numbers it fills
 * that and returns how many there are; nothing is allocated then.
 *
 * @example
 * const state = setup({ players: 2 });
 * legal(state).map((id) => ACTIONS[id].text); // ['start 0', 'start 1']
 */
export function legal(state: State): ActionId[];
export function legal(state: State, into: Uint16Array): number;
export function legal(state: State, into?: Uint16Array): ActionId[] | number {
  const old = pinned(state);
  if (old === undefined) return into === undefined ? ownLegal(state) : ownLegal(state, into);
  const actions = old.engine.legal(old.position).map(pinnedAction);
  if (into === undefined) return actions;
  into.set(actions);
  return actions.length;
}
