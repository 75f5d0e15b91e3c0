import type { Score, Seat, SeatView } from '@la-stanza/engine';

/** A rank in an order from the highest: 1 for the best, and whether others have the same. */
export type Place = { readonly rank: number; readonly isShared: boolean };

/** Where a value stands among all of them, itself included. */
export function placeOf(value: number, values: readonly number[]): Place {
  return {
    rank: 1 + values.filter((other) => other > value).length,
    isShared: values.filter((other) => other === value).length > 1,
  };
}

/** The seats from the first to the last; the winners of a tie-break come before those they tied with. */
export function finalOrder(mats: readonly SeatView[], { seats, winners }: Score): Seat[] {
  const wins = (seat: Seat): number => Number(winners.includes(seat));
  const total = (seat: Seat): number => seats[seat]?.total ?? 0;
  return mats.map(({ seat }) => seat).toSorted((one, other) => total(other) - total(one) || wins(other) - wins(one));
}
