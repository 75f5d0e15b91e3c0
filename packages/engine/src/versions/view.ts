import type { State } from '../state/state.ts';
import { type View, view as ownView } from '../view/view.ts';
import { pinned } from './pinned.ts';

/**
 * Makes a position readable.
 *
 * @example
 * const state = setup({ players: 2, options: { start: 'first' } });
 * view(state).seats[1].money; // 11
 * view(state).niches.arts[3]; // { place: 4, strength: 6, prestige: 17, holds: 'nothing' }
 */
export function view(state: State): View {
  const old = pinned(state);
  return old === undefined ? ownView(state) : old.engine.view(old.position);
}
