import { dealer } from '../../src/fair.ts';
import type { State } from '../../src/index.ts';
import { copy } from '../../src/search.ts';
import { playAll } from './position.ts';

/** Plays the given actions, then leaves everything to a dealer until a seat must decide. */
export function dealOut(state: State, ...texts: readonly string[]): State {
  playAll(state, ...texts);
  return copy(dealer('0ddba110').dealOut(state).state, state);
}
