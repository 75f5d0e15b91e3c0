import type { Category } from '@la-stanza/engine';

/** How long each category of the count takes, in milliseconds; the last two decide games. */
const EACH = 1400;
const MAJORITY = 2200;

export function countLength(category: Category): number {
  return category === 'bonusMajority' || category === 'museumMajority' ? MAJORITY : EACH;
}
