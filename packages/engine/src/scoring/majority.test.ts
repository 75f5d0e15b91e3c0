import { describe, expect, test } from 'vitest';
import { score, view, type BonusTile } from '../index.ts';
import { position, type SeatSpec } from '../../test/kit/position.ts';
import { shareMajority } from './majority.ts';

type Artworks = NonNullable<SeatSpec['artworks']>;
const NONE: Artworks = {};
const WORTH: Record<number, Artworks> = {
  2: { sculpture: 1 },
  3: { script: 1 },
  4: { painting: 1 },
  6: { sculpture: 3 },
  9: { script: 3 },
  12: { painting: 3 },
  15: { painting: 3, script: 1 },
};

/** Museum majority for museums of these values, with artworks of this value left on the board. */
function museum(values: readonly number[], left: number): number[] {
  const seats = Object.fromEntries(values.map((value, seat) => [seat, { artworks: WORTH[value] ?? NONE }]));
  const artworksLeft = { sculpture: 0, script: 0, painting: 0, ...WORTH[left] };
  const state = position({ players: values.length === 2 ? 2 : values.length === 3 ? 3 : 4, seats, artworksLeft });
  expect(view(state).seats.map(({ exhibitedValue }) => exhibitedValue)).toEqual(values);
  expect(view(state).dummyValue).toBe(left);
  return score(state).seats.map(({ museumMajority }) => museumMajority);
}

const ALL: readonly BonusTile[] = ['Da', 'Db', 'Dc', 'La', 'Lb', 'Ld', 'Ra', 'Rb', 'Aa', 'Ad', 'Ae', 'Dd'];

/** Bonus-tile majority for players with this many tiles, none of them Rc. */
function bonus(counts: readonly number[]): number[] {
  const tiles = [...ALL];
  const seats = Object.fromEntries(counts.map((count, seat) => [seat, { tiles: tiles.splice(0, count) }]));
  const state = position({ players: counts.length === 2 ? 2 : counts.length === 3 ? 3 : 4, seats });
  expect(view(state).seats.map(({ bonusDiscs }) => bonusDiscs)).toEqual(counts);
  return score(state).seats.map(({ bonusMajority }) => bonusMajority);
}

describe('museum', () => {
  test('12.2, 13.4 four players 15, 9, 0, 0 and 12 left: 17 and 8, the dummy’s 12 goes to nobody', () => {
    expect(museum([15, 9, 0, 0], 12)).toEqual([17, 8, 0, 0]);
  });

  test('12.2, 13.5 three players 9, 6, 3 and 9 left: the first shares with the dummy, the third is beyond the ranks', () => {
    expect(museum([9, 6, 3], 9)).toEqual([14, 8, 0]);
  });

  test('12.2, 1.15 the ranks give 17, 12, 8, 5, as many of them as there are players', () => {
    expect(museum([15, 9, 4, 2], 0)).toEqual([17, 12, 8, 5]);
    expect(museum([2, 4, 9, 15], 0)).toEqual([5, 8, 12, 17]);
    expect(museum([9, 4, 2], 0)).toEqual([17, 12, 8]);
    expect(museum([9, 4], 0)).toEqual([17, 12]);
    expect(museum([9, 4], 6)).toEqual([17, 0]);
    expect(museum([9, 6, 4, 2], 3)).toEqual([17, 12, 8, 0]);
  });

  test('12.2 only those with at least 1 rank', () => {
    expect(museum([0, 0], 0)).toEqual([0, 0]);
    expect(museum([2, 0, 0], 0)).toEqual([17, 0, 0]);
    expect(museum([0, 0], 12)).toEqual([0, 0]);
  });

  test('12.2 with nothing left on the board there is no dummy', () => {
    expect(museum([2, 3], 0)).toEqual([12, 17]);
  });

  test('12.2 tied players add up the ranks they fill and divide, rounded down', () => {
    expect(museum([9, 9, 4, 2], 0)).toEqual([14, 14, 8, 5]);
    expect(museum([9, 4, 4, 2], 0)).toEqual([17, 10, 10, 5]);
    expect(museum([4, 4, 4, 2], 0)).toEqual([12, 12, 12, 5]);
    expect(museum([4, 4, 4, 4], 0)).toEqual([10, 10, 10, 10]);
    expect(museum([9, 4, 4], 0)).toEqual([17, 10, 10]);
  });

  test('12.2 ranks beyond the scoring ones count 0 in a tie', () => {
    expect(museum([9, 9], 9)).toEqual([9, 9]);
    expect(museum([9, 4], 4)).toEqual([17, 6]);
    expect(museum([9, 6, 4, 4], 12)).toEqual([12, 8, 2, 2]);
    expect(museum([9, 6, 4], 4)).toEqual([17, 12, 4]);
  });
});

describe('bonus tiles', () => {
  test('12.2, 1.15 the ranks give 12, 8, 5, 3, as many of them as there are players', () => {
    expect(bonus([4, 3, 2, 1])).toEqual([12, 8, 5, 3]);
    expect(bonus([1, 2, 3])).toEqual([5, 8, 12]);
    expect(bonus([1, 2])).toEqual([8, 12]);
  });

  test('12.2 only those with at least one disc rank', () => {
    expect(bonus([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
    expect(bonus([1, 0, 0])).toEqual([12, 0, 0]);
  });

  test('12.2 tied players share, rounded down', () => {
    expect(bonus([2, 2, 1])).toEqual([10, 10, 5]);
    expect(bonus([3, 1, 1, 1])).toEqual([12, 5, 5, 5]);
    expect(bonus([3, 2, 1, 1])).toEqual([12, 8, 4, 4]);
    expect(bonus([2, 2])).toEqual([10, 10]);
  });

  test('12.2 the bonus-tile majority has no dummy, however many tiles are left', () => {
    expect(bonus([0, 1])).toEqual([0, 12]);
  });

  test('12.1 discs in boxes and in supply do not count in the majority', () => {
    const state = position({ seats: { 0: { boxes: { religion: 4, arts: 2 } }, 1: { tiles: ['Da'] } } });
    expect(score(state).seats.map(({ bonusMajority }) => bonusMajority)).toEqual([0, 12]);
  });
});

test('12.2 sharing a majority reads no more than the given number of values', () => {
  const values = Int16Array.of(3, 5, 9);
  shareMajority(values, 2, [12, 8, 5, 3], 2);
  expect([...values]).toEqual([8, 12, 9]);
});
