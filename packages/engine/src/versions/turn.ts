import { turn as ownTurn } from '../state/game-bytes.ts';
import type { State } from '../state/state.ts';
import { pinned } from './pinned.ts';

/** The number of the turn, 0 during setup. */
export function turn(state: State): number {
  const old = pinned(state);
  return old === undefined ? ownTurn(state) : old.engine.turn(old.position);
}
