/** Rule 1.2: the Bonus Tiles space and three character spaces in each of five rooms. */
export const RING_SPACES = 16;
export const BONUS_SPACE = 0;
export const SPACES_PER_ROOM = 3;

/** Where a figurine stands after its player has withdrawn. */
export const OFF_THE_RING = 255;

/** The discipline of the room a character space belongs to; -1 for the Bonus Tiles space and off the ring. */
export function roomOf(space: number): number {
  return space === BONUS_SPACE || space === OFF_THE_RING ? -1 : ((space - 1) / SPACES_PER_ROOM) | 0;
}
