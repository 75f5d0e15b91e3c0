import type { Refusal } from '../decision/refusal.ts';
import type { EventSink } from '../events/event.ts';
import { popFrame } from '../state/frame.ts';
import { activeSeat, countWithdrawal, FINAL, phase, withdrawals } from '../state/game-bytes.ts';
import { setFigurine, setWithdrawn } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import { OFF_THE_RING } from '../words/ring.ts';

/** Rule 1.16: the prestige of the spot that the nth player to withdraw takes. */
export function passingPrestige(state: State, order: number): number {
  return state.table.figures.passingSpots[order - 1] ?? 0;
}

export const refuseWithdraw = (state: State): Refusal | undefined =>
  phase(state) === FINAL ? undefined : { code: 'not-final-turn' };

/** Rule 11.3: the figurine leaves the track for the highest free passing spot; the player's game is over. */
export function withdraw(state: State, events: EventSink): void {
  const seat = activeSeat(state);
  popFrame(state);
  countWithdrawal(state);
  const spot = withdrawals(state);
  setWithdrawn(state, seat, spot);
  setFigurine(state, seat, OFF_THE_RING);
  events?.push({ type: 'withdrew', seat, spot, prestige: passingPrestige(state, spot) });
}
