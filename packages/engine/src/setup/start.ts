import { A_START, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { EventSink } from '../events/event.ts';
import { popFrame } from '../state/frame.ts';
import { at, type State } from '../state/state.ts';
import { seatOf } from '../words/seat.ts';
import { chooseStartSeat } from './setup-state.ts';

function listStart(state: State, out: Uint16Array): number {
  for (let seat = 0; seat < state.table.players; seat++) out[seat] = A_START + seat;
  return state.table.players;
}

function applyStart(state: State, id: number, events: EventSink): void {
  const seat = seatOf(at(FIRST, id));
  popFrame(state);
  chooseStartSeat(state, seat);
  events?.push({ type: 'start-player', seat });
}

/** Rule 2.1: the start player, drawn at random. */
export const startDecision: DecisionRules = {
  judges: ['start'],
  isChance: true,
  list: listStart,
  refuse(state, action) {
    const seat = seatOf(at(FIRST, action.id));
    return seat < state.table.players ? undefined : { code: 'no-such-seat', seat };
  },
  apply: applyStart,
  open: (_state, seat) => ({ decision: 'start', seat }),
};
