import { A_STOP } from '../catalogue/catalogue.ts';
import type { Refusal } from '../decision/refusal.ts';
import type { EventSink } from '../events/event.ts';
import { rewardFrame } from '../frames/reward-frame.ts';
import type { OpenDecision } from '../decision/open-decision.ts';
import { activeSeat } from '../state/game-bytes.ts';
import type { State } from '../state/state.ts';
import { DISCIPLINES } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';

/* What the decisions about a reward have in common. */

/** Adds the action `stop` to a list of choices, where the rest may be declined. */
export function withStop(state: State, out: Uint16Array, count: number): number {
  if (!rewardFrame.mayDecline(state)) return count;
  out[count] = A_STOP;
  return count + 1;
}

export const refuseStop = (state: State): Refusal | undefined =>
  rewardFrame.mayDecline(state) ? undefined : { code: 'cannot-decline' };

export function reportStop(state: State, events: EventSink): void {
  events?.push({ type: 'stopped', seat: activeSeat(state) });
}

type Reward = 'book' | 'disc' | 'meeple' | 'artwork';

/** Rule 5.4: what cannot be carried out is lost. */
export function reportLoss(state: State, what: Reward, events: EventSink): void {
  events?.push({ type: 'lost', seat: activeSeat(state), what });
}

export function openReward(state: State, decision: 'book' | 'box' | 'meeple', seat: Seat | 'chance'): OpenDecision {
  return {
    decision,
    seat,
    remaining: rewardFrame.remaining(state),
    chosen: DISCIPLINES.filter((_, discipline) => rewardFrame.isChosen(state, discipline)),
    from: rewardFrame.cause(state),
    mayDecline: rewardFrame.mayDecline(state),
  };
}
