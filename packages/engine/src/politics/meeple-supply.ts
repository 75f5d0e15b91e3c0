import type { Cause, EventSink } from '../events/event.ts';
import { pushFrame } from '../state/frame.ts';
import { F_RETURN } from '../catalogue/catalogue.ts';
import { changeSupply, supply } from '../state/game-bytes.ts';
import { changeMeeples, meeples } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import { disciplineName, DISCIPLINES } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';

/** Takes a meeple if the Politics room has one of the colour; otherwise it is lost (rule 5.4). */
export function takeMeeple(state: State, seat: Seat, colour: number, cause: Cause, events: EventSink): void {
  if (supply(state, colour) === 0) {
    events?.push({ type: 'lost', seat, what: 'meeple' });
    return;
  }
  changeSupply(state, colour, -1);
  changeMeeples(state, seat, colour, 1);
  events?.push({ type: 'meeple-taken', seat, discipline: disciplineName(colour), cause });
}

export function returnMeeple(state: State, seat: Seat, colour: number, cause: Cause, events: EventSink): void {
  changeMeeples(state, seat, colour, -1);
  changeSupply(state, colour, 1);
  events?.push({ type: 'meeple-returned', seat, discipline: disciplineName(colour), cause });
}

function meeplesHeld(state: State, seat: Seat): number {
  let held = 0;
  for (let colour = 0; colour < DISCIPLINES.length; colour++) held += meeples(state, seat, colour);
  return held;
}

export const isOverLimit = (state: State, seat: Seat): boolean =>
  meeplesHeld(state, seat) > state.table.figures.meepleLimit;

/** Rule 7.2: to be called after each single effect that may have given meeples. */
export function openReturnIfOver(state: State, seat: Seat): void {
  if (isOverLimit(state, seat)) pushFrame(state, F_RETURN, 0, 0, 0);
}
