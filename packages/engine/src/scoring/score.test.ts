import { describe, expect, test } from 'vitest';
import { CATEGORIES, score, type Breakdown } from '../index.ts';
import { position, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

const NOTHING: Breakdown = {
  masterpieces: 0,
  sailboat: 0,
  books: 0,
  passing: 0,
  tiles: 0,
  financier: 0,
  bonusMajority: 0,
  museumMajority: 0,
  total: 0,
};

const NO_ART_LEFT = { sculpture: 0, script: 0, painting: 0 };
const first = (seat: SeatSpec, others: PositionSpec = {}) =>
  score(position({ artworksLeft: NO_ART_LEFT, ...others, seats: { ...others.seats, 0: seat } })).seats[0];

describe('what scores', () => {
  test('12.1 a dealt game stands at nothing for everyone', () => {
    expect(score(position({ players: 3 })).seats).toEqual([NOTHING, NOTHING, NOTHING]);
  });

  test('12.1 money, meeples, discs in boxes, recruits and workers score nothing', () => {
    const rich: SeatSpec = {
      money: 60,
      meeples: { discoveries: 3, politics: 4 },
      boxes: { religion: 3, arts: 3 },
      recruits: ['c0', 'c8', 'c16', 'c24'],
      workers: [null, 'c1', 'c2', 'c3', 'c4', 'c5'],
    };
    expect(first(rich)).toEqual(NOTHING);
  });

  test('12.1, 1.13 masterpieces: 5, 8, 12 and 17 PP, each to its owner', () => {
    const niches = {
      discoveries: [1, 0, 'free', 'free'],
      literature: ['free', 'cover', 0, 'free'],
      religion: ['free', 'free', 'free', 0],
      arts: ['cover', 'free', 'free', 1],
      politics: [0, 1, 'free', 'free'],
    } as const;
    const spec: PositionSpec = {
      niches: {
        discoveries: [...niches.discoveries],
        literature: [...niches.literature],
        religion: [...niches.religion],
        arts: [...niches.arts],
        politics: [...niches.politics],
      },
    };
    expect(score(position(spec)).seats.map(({ masterpieces }) => masterpieces)).toEqual([8 + 12 + 17 + 5, 5 + 17 + 8]);
  });

  test.each([
    [0, 0],
    [8, 0],
    [9, 1],
    [10, 3],
    [11, 5],
    [12, 7],
    [13, 9],
    [14, 11],
    [15, 13],
    [16, 15],
  ])('12.1, 1.12 a sailboat on space %i scores %i PP', (boat, prestige) => {
    expect(first({ boat })).toEqual({ ...NOTHING, sailboat: prestige, total: prestige });
  });

  test.each([
    ['discoveries', [0, 0, 0, 3]],
    ['religion', [0, 0, 0, 3]],
    ['politics', [0, 0, 0, 3]],
    ['arts', [0, 2, 2, 7]],
  ] as const)('12.1, 5.2 one to four %s books score %j PP', (colour, prestige) => {
    const books = (count: number) => first({ books: { [colour]: count } })?.books;
    expect([books(1), books(2), books(3), books(4)]).toEqual(prestige);
  });

  test('12.1 the passing spot', () => {
    expect(first({ withdrawn: 1, figurine: null })).toEqual({ ...NOTHING, passing: 4, total: 4 });
    expect(first({ withdrawn: 2, figurine: null })).toEqual({ ...NOTHING, passing: 3, total: 3 });
  });

  test('12.1, 8.2 a flipped financier costs 5 PP, and the total may be negative', () => {
    expect(first({ flipped: true })).toEqual({ ...NOTHING, financier: -5, total: -5 });
  });

  test('12.1 end-game tiles add up', () => {
    const seat: SeatSpec = {
      boat: 3,
      financier: 2,
      workers: ['s0', null, 'c9'],
      books: { religion: 1 },
      tiles: ['De', 'Lc', 'Re', 'Ac'],
    };
    expect(first(seat)?.tiles).toBe(5 + 5 + 5 + 2);
  });

  test('12.1 tiles without an effect at the end score only in the majority', () => {
    const tiles = ['Da', 'Db', 'Dc', 'Dd', 'La', 'Lb', 'Ld', 'Le', 'Ra', 'Rb', 'Rd', 'Aa'] as const;
    expect(first({ tiles: [...tiles] })).toEqual({ ...NOTHING, bonusMajority: 12, total: 12 });
  });

  test('12.1 the total is the sum of the eight categories', () => {
    const seat: SeatSpec = {
      boat: 12,
      books: { arts: 4 },
      withdrawn: 1,
      figurine: null,
      flipped: true,
      financier: 3,
      tiles: ['Lc'],
      artworks: { painting: 1 },
    };
    const breakdown = first(seat, { niches: { arts: [0, 'free', 'free', 'free'] } });
    expect(breakdown).toEqual({
      masterpieces: 5,
      sailboat: 7,
      books: 7,
      passing: 4,
      tiles: 4,
      financier: -5,
      bonusMajority: 12,
      museumMajority: 17,
      total: 51,
    });
    expect(Object.keys(breakdown ?? {})).toEqual([...CATEGORIES, 'total']);
  });

  test('12.1 scoring one position leaves no trace in the next', () => {
    const rich = position({ niches: { arts: [0, 'free', 'free', 'free'] }, seats: { 0: { boat: 16, flipped: true } } });
    score(rich);
    expect(score(position()).seats[0]).toEqual(NOTHING);
  });
});
