import { frameKind } from '../state/frame.ts';
import { DECISIONS, type Decision } from '../catalogue/catalogue.ts';
import { activeSeat } from '../state/game-bytes.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../words/seat.ts';
import { openRules } from './decisions.ts';

/** Who must decide what: a seat, chance, or no one because the game is over. */
export type ToAct =
  | { readonly who: 'seat'; readonly seat: Seat; readonly decision: Exclude<Decision, 'over'> }
  | { readonly who: 'chance'; readonly decision: Exclude<Decision, 'over'> }
  | { readonly who: 'nobody'; readonly decision: 'over' };

/**
 * Says who must decide what now.
 *
 * @example
 * toAct(setup({ players: 2 })); // { who: 'chance', decision: 'start' }
 */
export function toAct(state: State): ToAct {
  const decision = DECISIONS[frameKind(state)];
  if (decision === undefined || decision === 'over') return { who: 'nobody', decision: 'over' };
  const rules = openRules(state);
  if (rules.isChance === true) return { who: 'chance', decision };
  return { who: 'seat', seat: rules.decider?.(state) ?? activeSeat(state), decision };
}
