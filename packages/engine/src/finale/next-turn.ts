import type { EventSink } from '../events/event.ts';
import { pushFrame } from '../state/frame.ts';
import { F_WALK } from '../catalogue/catalogue.ts';
import {
  activeSeat,
  countTurn,
  ENDING,
  FINAL,
  finalTurn,
  OVER,
  phase,
  ROUNDS,
  setActiveSeat,
  setFinalTurn,
  setPhase,
  setRound,
  SETUP,
  startSeat,
  withdrawals,
} from '../state/game-bytes.ts';
import { withdrawn } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import { seatOf, type Seat } from '../words/seat.ts';

/** Called when nothing is open any more: passes the turn on, into the final turns and to the end. */
export function nextTurn(state: State, events: EventSink): void {
  if (phase(state) === SETUP) {
    setPhase(state, ROUNDS);
    setRound(state, 1);
    beginTurn(state, startSeat(state), events);
    return;
  }
  // rule 11.4: over when everyone has withdrawn
  if (withdrawals(state) === state.table.players) return endGame(state, events);
  let seat = activeSeat(state);
  do {
    seat = seatOf((seat + 1) % state.table.players);
    if (seat === startSeat(state)) passStartPlayer(state, events);
    if (phase(state) === OVER) return;
  } while (withdrawn(state, seat) > 0);
  beginTurn(state, seat, events);
}

/** Rule 11.2: the turn comes to the start player; after the last refill the final turns begin, or the next of them. */
function passStartPlayer(state: State, events: EventSink): void {
  if (phase(state) === ENDING) setPhase(state, FINAL);
  if (phase(state) !== FINAL) return;
  // rule 11.4: over when everyone has had the final turns
  if (finalTurn(state) === state.table.figures.finalTurns) return endGame(state, events);
  setFinalTurn(state, finalTurn(state) + 1);
  events?.push({ type: 'final-turns', finalTurn: finalTurn(state) });
}

function beginTurn(state: State, seat: Seat, events: EventSink): void {
  setActiveSeat(state, seat);
  countTurn(state);
  pushFrame(state, F_WALK, 0, 0, 0);
  events?.push({ type: 'turn', seat, finalTurn: finalTurn(state) });
}

function endGame(state: State, events: EventSink): void {
  setPhase(state, OVER);
  events?.push({ type: 'over' });
}
