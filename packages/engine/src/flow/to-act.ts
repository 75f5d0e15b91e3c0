import { arrangingSeat } from '../setup/arrange.ts';
import { DECISIONS, type Decision, F_ARRANGE, frameKind, LAST_CHANCE } from '../state/frame.ts';
import { activeSeat } from '../state/game-bytes.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../words/seat.ts';

/** Who must decide what: a seat, chance, or nobody because the game is over. */
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
  const kind = frameKind(state);
  const decision = DECISIONS[kind];
  if (decision === undefined || decision === 'over') return { who: 'nobody', decision: 'over' };
  if (kind <= LAST_CHANCE) return { who: 'chance', decision };
  return { who: 'seat', seat: kind === F_ARRANGE ? arrangingSeat(state) : activeSeat(state), decision };
}
