import { CHECKED, found } from '../reads/checked.ts';
import { MAX_PLAYERS } from '../words/seat.ts';
import { numberAt } from '../words/number-at.ts';

/** One for each player and the dummy; search scores too often to make a new list each time. */
const shares = new Int16Array(MAX_PLAYERS + 1);

/** The number in a cell. */
export const cellAt: (cells: Int16Array, index: number) => number = CHECKED
  ? (cells, index) => found(cells[index], index)
  : (cells, index) => cells[index] ?? 0;

/**
 * Rule 12.2: shares the prestige of a majority among those with at least 1. `values` holds the players' values and, after them,
 * that of the dummy if there is one; `prestige` holds the ranks that score. Tied ones add up the ranks they fill and divide,
 * rounded down. The result is written over the values.
 */
export function shareMajority(values: Int16Array, count: number, prestige: readonly number[], ranks: number): void {
  for (let own = 0; own < count; own++) {
    const value = cellAt(values, own);
    let better = 0;
    let equal = 0;
    for (let other = 0; other < count; other++) {
      if (cellAt(values, other) > value) better++;
      else if (values[other] === value) equal++;
    }
    let sum = 0;
    for (let rank = better; rank < better + equal && rank < ranks; rank++) sum += numberAt(prestige, rank);
    shares[own] = value > 0 ? Math.floor(sum / equal) : 0;
  }
  for (let own = 0; own < count; own++) values[own] = cellAt(shares, own);
}
