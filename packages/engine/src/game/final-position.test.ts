import { describe, expect, test } from 'vitest';
import { finalPosition, score, scoreByRows, STANDARD_FIGURES, view, type FinalMat } from '../index.ts';

const none = { discoveries: 0, literature: 0, religion: 0, arts: 0, politics: 0 };

const EMPTY: FinalMat = {
  boat: 0,
  books: none,
  artworks: { sculpture: 0, script: 0, painting: 0 },
  tiles: [],
  financier: { worker: 1, flipped: false },
  withdrawn: 0,
  masterpieces: none,
  characters: 0,
};

const mat = (change: Partial<FinalMat>): FinalMat => ({ ...EMPTY, ...change });

/** The score of the first of two players, the other with nothing. */
function scored(change: Partial<FinalMat>, other: Partial<FinalMat> = {}) {
  const end = finalPosition([mat(change), mat(other)]);
  if ('fault' in end) throw new Error(end.fault.code);
  return score(end.state).seats[0];
}

describe('12.1 each thing on a mat counts', () => {
  test.each<[string, Partial<FinalMat>, string, number]>([
    ['masterpieces', { masterpieces: { ...none, discoveries: 1, politics: 4 } }, 'masterpieces', 5 + 17],
    ['the sailboat', { boat: 16 }, 'sailboat', 15],
    ['books', { books: { ...none, arts: 4 } }, 'books', 2 + 5],
    ['a passing spot', { withdrawn: 1 }, 'passing', 4],
    ['the price above the financier, for Lc', { tiles: ['Lc'], financier: { worker: 2, flipped: false } }, 'tiles', 5],
    ['characters, for Ac', { tiles: ['Ac'], characters: 4 }, 'tiles', 4],
    ['a flipped financier', { financier: { worker: 1, flipped: true } }, 'financier', -5],
    ['discs on the grid', { tiles: ['Rc'] }, 'bonusMajority', 12],
    ['artworks', { artworks: { sculpture: 2, script: 2, painting: 2 } }, 'museumMajority', 17],
  ])('%s', (_, change, category, points) => {
    expect(scored(change)).toMatchObject({ [category]: points });
  });

  test('12.2 what no player has is left on the board', () => {
    const end = finalPosition([mat({ artworks: { sculpture: 1, script: 0, painting: 0 } }), EMPTY]);
    expect('state' in end && view(end.state).dummyValue).toBe(2 + 2 * 3 + 2 * 4);
  });

  test('with the figures of its own box', () => {
    const figures = { ...STANDARD_FIGURES, flipPenalty: 9 };
    const flipped = mat({ financier: { worker: 1, flipped: true } });
    const end = finalPosition([flipped, EMPTY], { figures });
    expect('state' in end && score(end.state).seats[0]?.financier).toBe(-9);
  });
});

describe('mats that cannot be of one game', () => {
  test.each<[string, readonly Partial<FinalMat>[], object]>([
    [
      '4.9 two pillars on one space',
      [{ masterpieces: { ...none, arts: 2 } }, { masterpieces: { ...none, arts: 2 } }],
      { code: 'masterpiece-shared', discipline: 'arts', place: 2 },
    ],
    ['a tile of two players', [{ tiles: ['De'] }, { tiles: ['De'] }], { code: 'bonus-tile-twice', tile: 'De' }],
    [
      '2.6 four tiles of a discipline',
      [{ tiles: ['Ra', 'Rb'] }, { tiles: ['Rc', 'Rd'] }],
      { code: 'bonus-tile-count', discipline: 'religion', found: 4, most: 3 },
    ],
    [
      '1.5 more artworks than there are',
      [{ artworks: { sculpture: 0, script: 0, painting: 2 } }, { artworks: { sculpture: 0, script: 0, painting: 1 } }],
      { code: 'artwork-count', artwork: 'painting', found: 3, most: 2 },
    ],
    ['11.3 a passing spot left out', [{ withdrawn: 2 }, {}], { code: 'withdrawals-out-of-order' }],
    ['11.3 a passing spot for two', [{ withdrawn: 1 }, { withdrawn: 1 }], { code: 'withdrawals-out-of-order' }],
    [
      '5.2 five books of a colour',
      [{}, { books: { ...none, politics: 5 } }],
      { code: 'out-of-range', seat: 1, field: 'books', value: 5, least: 0, most: 4 },
    ],
    [
      '1.6 a Literature book',
      [{ books: { ...none, literature: 1 } }, {}],
      { code: 'out-of-range', seat: 0, field: 'books', value: 1, least: 0, most: 0 },
    ],
    [
      '1.12 a sailboat beyond the track',
      [{ boat: 17 }, {}],
      { code: 'out-of-range', seat: 0, field: 'boat', value: 17, least: 0, most: 16 },
    ],
    [
      '1.9 a financier beside the track',
      [{ financier: { worker: 0, flipped: false } }, {}],
      { code: 'out-of-range', seat: 0, field: 'financier', value: 0, least: 1, most: 6 },
    ],
    [
      'half a character',
      [{ characters: 0.5 }, {}],
      { code: 'out-of-range', seat: 0, field: 'characters', value: 0.5, least: 0, most: 5 },
    ],
  ])('%s', (_, mats, fault) => {
    expect(finalPosition(mats.map(mat))).toEqual({ fault });
  });
});

describe('scores by row', () => {
  const rows = { masterpieces: 5, sailboat: 0, books: 0, passing: 0, tiles: 0, bonusMajority: 0, museumMajority: 0 };

  test('12.1 add up', () => {
    const end = finalPosition([EMPTY, EMPTY]);
    if ('fault' in end) throw new Error(end.fault.code);
    const result = scoreByRows(end.state, [
      { ...rows, financier: -5 },
      { ...rows, financier: 0 },
    ]);
    expect(result.seats.map(({ total }) => total)).toEqual([0, 5]);
    expect(result).toMatchObject({ winners: [1], decidedBy: 'points' });
  });

  test('12.3 the position breaks a tie', () => {
    const end = finalPosition([mat({ financier: { worker: 3, flipped: false } }), EMPTY]);
    if ('fault' in end) throw new Error(end.fault.code);
    const equal = { ...rows, financier: 0 };
    expect(scoreByRows(end.state, [equal, equal])).toMatchObject({ winners: [1], decidedBy: 'financier-place' });
  });
});
