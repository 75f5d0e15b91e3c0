import { describe, expect, test } from 'vitest';
import { score } from '../index.ts';
import { position, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

function decided(seats: Record<number, SeatSpec>, players: NonNullable<PositionSpec['players']> = 2) {
  const { winners, decidedBy } = score(
    position({ players, seats, artworksLeft: { sculpture: 0, script: 0, painting: 0 } }),
  );
  return { winners, decidedBy };
}

/** As many points as a flipped financier takes away. */
const FIVE_POINTS = { boat: 11 };

describe('who wins', () => {
  test('12.3 most PP wins, whatever the financiers say', () => {
    expect(decided({ 0: { financier: 1 }, 1: { financier: 6, boat: 9 } })).toEqual({
      winners: [1],
      decidedBy: 'points',
    });
    expect(decided({ 0: { boat: 12, flipped: true }, 1: { boat: 9 } })).toEqual({ winners: [0], decidedBy: 'points' });
  });

  test('12.3 on a tie the unflipped financier wins, even if it stands farther right', () => {
    const seats = { 0: { ...FIVE_POINTS, flipped: true, financier: 1 }, 1: { financier: 6 } };
    expect(decided(seats)).toEqual({ winners: [1], decidedBy: 'financier-side' });
  });

  test('12.3 then the financier farther left', () => {
    expect(decided({ 0: { financier: 4 }, 1: { financier: 3 } })).toEqual({
      winners: [1],
      decidedBy: 'financier-place',
    });
    expect(decided({ 0: { financier: 1 }, 1: { financier: 3 } })).toEqual({
      winners: [0],
      decidedBy: 'financier-place',
    });
  });

  test('12.3 if all tied financiers are flipped, the place decides', () => {
    const seats = { 0: { flipped: true, financier: 4 }, 1: { flipped: true, financier: 2 } };
    expect(decided(seats)).toEqual({ winners: [1], decidedBy: 'financier-place' });
  });

  test('12.3 then the earlier withdrawal', () => {
    const early = { withdrawn: 1, figurine: null };
    const late = { withdrawn: 2, figurine: null, boat: 9 };
    expect(decided({ 0: late, 1: early })).toEqual({ winners: [1], decidedBy: 'withdrawal' });
    expect(decided({ 0: early, 1: late })).toEqual({ winners: [0], decidedBy: 'withdrawal' });
  });

  test('12.3 any withdrawal comes before none', () => {
    const last = { withdrawn: 4, figurine: null };
    expect(decided({ 0: { boat: 9 }, 3: last, 1: { financier: 2 }, 2: { financier: 2 } }, 4)).toEqual({
      winners: [3],
      decidedBy: 'withdrawal',
    });
  });

  test('12.3 then the victory is shared', () => {
    expect(decided({})).toEqual({ winners: [0, 1], decidedBy: 'shared' });
    expect(decided({ 1: { financier: 3 } }, 3)).toEqual({ winners: [0, 2], decidedBy: 'shared' });
    expect(decided({ 3: FIVE_POINTS, 1: FIVE_POINTS }, 4)).toEqual({ winners: [1, 3], decidedBy: 'shared' });
  });

  test('12.3 each step is only among those still tied', () => {
    const seats: Record<number, SeatSpec> = {
      0: { ...FIVE_POINTS, financier: 3 },
      1: { boat: 12, books: { religion: 4 }, flipped: true, financier: 1 },
      2: { ...FIVE_POINTS, financier: 2 },
      3: { financier: 1 },
    };
    expect(score(position({ players: 4, seats })).seats.map(({ total }) => total)).toEqual([5, 5, 5, 0]);
    expect(decided(seats, 4)).toEqual({ winners: [2], decidedBy: 'financier-place' });
  });

  test('12.3 a player with fewer points never wins by the financier', () => {
    const seats = { 0: { ...FIVE_POINTS, financier: 5 }, 1: { ...FIVE_POINTS, financier: 4 }, 2: { financier: 1 } };
    expect(decided(seats, 3)).toEqual({ winners: [1], decidedBy: 'financier-place' });
  });
});
