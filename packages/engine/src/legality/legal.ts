import { type ActionId, actionId } from '../catalogue/catalogue.ts';
import { openRules } from '../flow/decisions.ts';
import type { State } from '../state/state.ts';

/** More than any decision ever offers: 40 tiles to deal, or six recruits on five spaces beside the rungs. */
export const MOST_LEGAL = 64;

const buffer = new Uint16Array(MOST_LEGAL);

/**
 * Lists the legal actions of the open decision, outcomes of chance included. With a buffer of `MOST_LEGAL` numbers it fills
 * that and returns how many there are; nothing is allocated then.
 *
 * @example
 * const state = setup({ players: 2 });
 * legal(state).map((id) => ACTIONS[id]?.text); // ['start 0', 'start 1']
 */
export function legal(state: State): ActionId[];
export function legal(state: State, into: Uint16Array): number;
export function legal(state: State, into?: Uint16Array): ActionId[] | number {
  if (into !== undefined) return openRules(state).list(state, into);
  return Array.from(buffer.subarray(0, openRules(state).list(state, buffer)), actionId);
}
