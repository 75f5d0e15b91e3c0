import { A_MEEPLE, A_RETURN, FIRST } from '../catalogue/catalogue.ts';
import type { Cause, EventSink } from '../events/event.ts';
import type { Refusal } from '../legality/refusal.ts';
import { F_RETURN, frameA, frameB, frameCause, popFrame, pushFrame, setFrameA, setFrameB } from '../state/frame.ts';
import { activeSeat, changeSupply, supply } from '../state/game-bytes.ts';
import { changeMeeples, meeples } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { disciplineName, DISCIPLINES, WHITE } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';

/*
 * Meeples of the Politics room. The frame of a reward holds how many may still be taken (a), the colours taken (b, one bit
 * each), and where it comes from (c).
 */

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

const isOverLimit = (state: State, seat: Seat): boolean => meeplesHeld(state, seat) > state.table.figures.meepleLimit;

/** Rule 7.2: to be called after each single effect that may have given meeples. */
export function openReturnIfOver(state: State, seat: Seat): void {
  if (isOverLimit(state, seat)) pushFrame(state, F_RETURN, 0, 0, 0);
}

const mayTake = (state: State, colour: number): boolean =>
  (frameB(state) & (1 << colour)) === 0 && supply(state, colour) > 0;

/** Whether the open reward has a meeple left to give. */
export function hasMeepleToTake(state: State): boolean {
  if (frameA(state) === 0) return false;
  for (let colour = 0; colour < WHITE; colour++) if (mayTake(state, colour)) return true;
  return false;
}

export function listMeeples(state: State, out: Uint16Array): number {
  let count = 0;
  for (let colour = 0; colour < WHITE; colour++) if (mayTake(state, colour)) out[count++] = A_MEEPLE + colour;
  return count;
}

export function refuseMeeple(state: State, colour: number): Refusal | undefined {
  if (mayTake(state, colour)) return undefined;
  return { code: supply(state, colour) === 0 ? 'supply-empty' : 'colour-taken', discipline: disciplineName(colour) };
}

export function applyMeeple(state: State, id: number, events: EventSink): void {
  const colour = at(FIRST, id);
  setFrameA(state, frameA(state) - 1);
  setFrameB(state, frameB(state) | (1 << colour));
  takeMeeple(state, activeSeat(state), colour, frameCause(state), events);
}

/** Ends a meeple reward; only now is the limit checked (rule 7.2). */
export function closeMeeples(state: State): void {
  popFrame(state);
  openReturnIfOver(state, activeSeat(state));
}

export function listReturns(state: State, out: Uint16Array): number {
  const seat = activeSeat(state);
  let count = 0;
  for (let colour = 0; colour < DISCIPLINES.length; colour++) {
    if (meeples(state, seat, colour) > 0) out[count++] = A_RETURN + colour;
  }
  return count;
}

export function refuseReturn(state: State, colour: number): Refusal | undefined {
  if (meeples(state, activeSeat(state), colour) > 0) return undefined;
  return { code: 'none-held', discipline: disciplineName(colour) };
}

export function applyReturn(state: State, id: number, events: EventSink): void {
  const seat = activeSeat(state);
  returnMeeple(state, seat, at(FIRST, id), 'limit', events);
  if (!isOverLimit(state, seat)) popFrame(state);
}
