import { figurine } from '../state/seat-bytes.ts';
import { ringTile } from '../state/game-bytes.ts';
import type { State } from '../state/state.ts';
import { BONUS_SPACE, OFF_THE_RING, RING_SPACES } from '../words/ring.ts';
import { seatOf, type Seat } from '../words/seat.ts';

/** The spaces other players' figurines stand on, one bit each. */
export function occupiedByOthers(state: State, seat: Seat): number {
  let occupied = 0;
  for (let other = 0; other < state.table.players; other++) {
    const space = figurine(state, seatOf(other));
    if (other !== seat && space !== OFF_THE_RING) occupied |= 1 << space;
  }
  return occupied;
}

/** Rule 3.2: the Bonus Tiles space always counts; a character space if it holds a tile and no other figurine. */
export function isCountable(state: State, space: number, occupied: number): boolean {
  return space === BONUS_SPACE || (ringTile(state, space) >= 0 && (occupied & (1 << space)) === 0);
}

/** The next space clockwise. */
export function spaceAfter(space: number): number {
  return space + 1 === RING_SPACES ? 0 : space + 1;
}

/** How many countable spaces a walk to this space takes, this one included. */
export function stepsTo(state: State, seat: Seat, target: number): number {
  const occupied = occupiedByOthers(state, seat);
  let space = figurine(state, seat);
  let steps = 0;
  do {
    space = spaceAfter(space);
    if (isCountable(state, space, occupied)) steps++;
  } while (space !== target);
  return steps;
}
