/** Rule 12.1: what prestige comes from. The place in this list is the category's number. */
export const CATEGORIES = [
  'masterpieces',
  'sailboat',
  'books',
  'passing',
  'tiles',
  'financier',
  'bonusMajority',
  'museumMajority',
] as const;

export type Category = (typeof CATEGORIES)[number];

export const C_MASTERPIECES = 0;
export const C_SAILBOAT = 1;
export const C_BOOKS = 2;
export const C_PASSING = 3;
export const C_TILES = 4;
export const C_FINANCIER = 5;
export const C_BONUS = 6;
export const C_MUSEUM = 7;
