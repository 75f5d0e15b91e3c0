import { type ActionId, actionId } from '../catalogue/catalogue.ts';
import { openRules } from '../flow/decisions.ts';
import type { State } from '../state/state.ts';

/** More than any decision ever offers: 40 tiles to deal, or six recruits on five spaces beside the rungs. */
export const MOST_LEGAL = 64;

const buffer = new Uint16Array(MOST_LEGAL);

/** The legal actions of the open decision, listed or written into a buffer. */
export function legal(state: State): ActionId[];
export function legal(state: State, into: Uint16Array): number;
export function legal(state: State, into?: Uint16Array): ActionId[] | number {
  if (into !== undefined) return openRules(state).list(state, into);
  return Array.from(buffer.subarray(0, openRules(state).list(state, buffer)), actionId);
}
