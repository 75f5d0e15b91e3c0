import { CATEGORIES, type Category } from '@la-stanza/engine';

/** Converts rows of numbers by category into one record per seat. */
export function prestigeRows(cells: Float32Array, players: number): Readonly<Record<Category, number>>[] {
  return Array.from({ length: players }, (_, seat) => {
    const cell = (category: number): number => cells[CATEGORIES.length * seat + category] ?? 0;
    return {
      masterpieces: cell(0),
      sailboat: cell(1),
      books: cell(2),
      passing: cell(3),
      tiles: cell(4),
      financier: cell(5),
      bonusMajority: cell(6),
      museumMajority: cell(7),
    };
  });
}
