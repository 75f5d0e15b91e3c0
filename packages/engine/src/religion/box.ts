import { A_BOX, FIRST } from '../catalogue/catalogue.ts';
import type { Cause, EventSink } from '../events/event.ts';
import type { Refusal } from '../legality/refusal.ts';
import { frameA, frameB, frameCause, setFrameA, setFrameB } from '../state/frame.ts';
import { activeSeat } from '../state/game-bytes.ts';
import { changeBox, changeDiscs, discs } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { disciplineName, OPEN_BOXES, RELIGION } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';
import { numberAt } from '../words/number-at.ts';

/*
 * Discs in the boxes of the Religion room. The frame of a reward holds how many may still be placed (a), the boxes used (b,
 * one bit each), and where it comes from (c).
 */

function placeDisc(state: State, seat: Seat, discipline: number, cause: Cause, events: EventSink): void {
  changeDiscs(state, seat, -1);
  changeBox(state, seat, discipline, 1);
  events?.push({ type: 'disc-placed', seat, discipline: disciplineName(discipline), cause });
}

/** Rule 5.2 and tile Rb: a disc into the Religion box, if the supply has one (rule 6.2). */
export function placeReligionDisc(state: State, seat: Seat, cause: Cause, events: EventSink): void {
  if (discs(state, seat) > 0) placeDisc(state, seat, RELIGION, cause, events);
  else events?.push({ type: 'lost', seat, what: 'disc' });
}

/** Rule 6.1: different boxes within one reward. */
const isBoxFree = (state: State, discipline: number): boolean => (frameB(state) & (1 << discipline)) === 0;

/** Whether the open reward has a disc left to place. */
export function hasDiscToPlace(state: State): boolean {
  return frameA(state) > 0 && discs(state, activeSeat(state)) > 0;
}

export function listBoxes(state: State, out: Uint16Array): number {
  let count = 0;
  for (let index = 0; index < OPEN_BOXES.length; index++) {
    if (isBoxFree(state, numberAt(OPEN_BOXES, index))) out[count++] = A_BOX + index;
  }
  return count;
}

export function refuseBox(state: State, discipline: number): Refusal | undefined {
  return isBoxFree(state, discipline) ? undefined : { code: 'box-used', discipline: disciplineName(discipline) };
}

export function applyBox(state: State, id: number, events: EventSink): void {
  const discipline = at(FIRST, id);
  setFrameA(state, frameA(state) - 1);
  setFrameB(state, frameB(state) | (1 << discipline));
  placeDisc(state, activeSeat(state), discipline, frameCause(state), events);
}
