import type { ActionId } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';
import { pinnedAction } from './pinned-action.ts';
import { pinned } from './pinned.ts';

/** The rest of the turn as the player built with a pinned engine plays it; `undefined` for a game of this engine. */
export function choosePinned(state: State, seed: number): readonly ActionId[] | undefined {
  const old = pinned(state);
  return old?.engine.choose(old.position, seed).map(pinnedAction);
}
