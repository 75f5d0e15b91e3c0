import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES } from '../figures/standard-figures.ts';
import { NEWEST_EDITION } from '../editions/editions.ts';
import { openTable, STANDARD_OPTIONS } from './table.ts';

const table = openTable(3, STANDARD_OPTIONS, STANDARD_FIGURES, NEWEST_EDITION.rulings);

describe('the table', () => {
  test('1.9 hiring costs ƒ6, 5, 4, 3, 2, 1 from left to right', () => {
    expect([...table.hiringCosts]).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('4.2 the cheapest space costs ƒ1, or ƒ2 while the financier stands on it', () => {
    expect([...table.cheapestHire]).toEqual([1, 1, 1, 1, 1, 2]);
  });

  test('1.12 the money track runs from ƒ7 to ƒ15, then 1 to 15 PP', () => {
    expect(table.trackEnd).toBe(16);
    expect([...table.income].slice(0, 9)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect([...table.trackPrestige]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 5, 7, 9, 11, 13, 15]);
  });

  test('1.12, 8.1 every PP space stands for ƒ15', () => {
    expect([...table.income].slice(9)).toEqual([15, 15, 15, 15, 15, 15, 15, 15]);
  });

  test('1.12 white-meeple icons lie on ƒ11, 1 PP and 11 PP', () => {
    expect([...table.iconsReached]).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]);
    expect([table.income[4], table.trackPrestige[9], table.trackPrestige[14]]).toEqual([11, 1, 11]);
  });

  test('2.8 a game has one round more than players', () => {
    expect(
      [2, 3, 4].map((players) => openTable(players, STANDARD_OPTIONS, STANDARD_FIGURES, NEWEST_EDITION.rulings).rounds),
    ).toEqual([3, 4, 5]);
  });

  test('2.1, 2.3, 4.4, 4.6 without options: start player at random, no arranged start, no variant', () => {
    expect(STANDARD_OPTIONS).toEqual({ start: 'random', arranged: false, expert: false, openHiring: false });
  });

  test('1.9, 1.12, 2.8 other figures make another table', () => {
    const figures = {
      ...STANDARD_FIGURES,
      hiringCosts: [1, 9, 9, 9, 9, 3],
      florins: [20, 4],
      prestige: [6],
      whiteMeeples: [1],
      extraRounds: 4,
    };
    const odd = openTable(2, STANDARD_OPTIONS, figures, NEWEST_EDITION.rulings);
    expect([...odd.cheapestHire]).toEqual([3, 1, 1, 1, 1, 1]);
    expect([...odd.income]).toEqual([20, 4, 20]);
    expect([...odd.trackPrestige]).toEqual([0, 0, 6]);
    expect([...odd.iconsReached]).toEqual([0, 1, 1]);
    expect([odd.trackEnd, odd.rounds, odd.players]).toEqual([2, 6, 2]);
    expect(odd.figures).toBe(figures);
  });
});
