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

/** The space `distance` places clockwise of another; a full circle leads back to it. */
export function spaceAhead(from: number, distance: number): number {
  return (from + distance) % RING_SPACES;
}

/** How many countable spaces a walk to this space takes, this one included. */
export function stepsTo(state: State, seat: Seat, target: number): number {
  const occupied = occupiedByOthers(state, seat);
  const from = figurine(state, seat);
  let steps = 0;
  for (let distance = 1; distance <= RING_SPACES; distance++) {
    const space = spaceAhead(from, distance);
    if (isCountable(state, space, occupied)) steps++;
    if (space === target) break;
  }
  return steps;
}
