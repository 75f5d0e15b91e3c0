import type { EventSink } from '../events/event.ts';
import type { Refusal } from '../decision/refusal.ts';
import { popFrame } from '../state/frame.ts';
import { activeSeat } from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { boat, changeMoney, financier, flip, flipped, money } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import type { Seat } from '../words/seat.ts';
import { moveFinancier } from './financier.ts';

const isAtTheEnd = (state: State, seat: Seat): boolean => financier(state, seat) === WORKER_SPACES - 1;

/** Rule 8.2: a flipped financier cannot flip again. */
export function mayReceiveMoney(state: State, seat: Seat): boolean {
  return !isAtTheEnd(state, seat) || !flipped(state, seat);
}

export function refuseMoney(state: State): Refusal | undefined {
  return mayReceiveMoney(state, activeSeat(state)) ? undefined : { code: 'financier-spent' };
}

export function receiveMoney(state: State, events: EventSink): void {
  const seat = activeSeat(state);
  popFrame(state);
  if (isAtTheEnd(state, seat)) {
    flip(state, seat);
    events?.push({ type: 'financier-flipped', seat, prestige: -state.table.figures.flipPenalty });
    moveFinancier(state, seat, 0, events);
  } else {
    moveFinancier(state, seat, financier(state, seat) + 1, events);
  }
  // rule 8.1: up to the sailboat's florins
  const amount = Math.max(0, at(state.table.income, boat(state, seat)) - money(state, seat));
  changeMoney(state, seat, amount);
  events?.push({ type: 'money', seat, amount, cause: 'money' });
}
