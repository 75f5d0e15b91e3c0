import { type ToAct, toAct as ownToAct } from '../flow/to-act.ts';
import type { State } from '../state/state.ts';
import { pinned } from './pinned.ts';

/**
 * Says who must decide what now.
 *
 * @example
 * toAct(setup({ players: 2 })); // { who: 'chance', decision: 'start' }
 */
export function toAct(state: State): ToAct {
  const old = pinned(state);
  return old === undefined ? ownToAct(state) : old.engine.toAct(old.position);
}
