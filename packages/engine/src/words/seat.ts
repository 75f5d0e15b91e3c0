/** A place at the table, 0 to 3, clockwise. */
export type Seat = number & { readonly seat: unique symbol };

/** Rule 2.1: two to four players. */
export const MAX_PLAYERS = 4;

/** Gives a number its meaning as a seat. */
export function seatOf(value: number): Seat {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a number becomes a seat
  return value as Seat;
}
