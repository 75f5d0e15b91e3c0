import { apply, dealer, toAct, type State } from '../../src/index.ts';
import { playAll } from './position.ts';

/** Plays the given actions, then leaves everything to a dealer until a seat must decide. */
export function dealOut(state: State, ...texts: readonly string[]): State {
  playAll(state, ...texts);
  const bank = dealer('0ddba110');
  while (toAct(state).who === 'chance') apply(state, bank.deal(state));
  return state;
}
