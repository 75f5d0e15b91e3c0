import { setup } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, view } from '../index.ts';
import { dealOut } from '../../test/kit/deal-out.ts';
import { choices, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, position } from '../../test/kit/position.ts';

describe('the worked examples', () => {
  test('13.1 at the start the landings are the three Discoveries spaces and the first Literature space', () => {
    const state = dealOut(setup({ players: 4, options: { start: 'first' } }));
    expect(view(state).ring.filter(({ tile }) => tile !== null)).toHaveLength(15);
    expect(choices(state)).toEqual(['land 1', 'land 2', 'land 3', 'land 4']);
  });

  test('13.2 one Discoveries worker, two recruits hired onto the ƒ4 and ƒ1 spaces: ƒ5, strength 3', () => {
    const state = landed(2, 'c0', {
      seats: { 0: { money: 10, workers: [null, 's0', 's1', 's2', 's3', 's4'], recruits: [null, 'c1'] } },
    });
    playAll(state, 'activate discoveries room', 'hire 1 3', 'hire 2 6');
    expect(seatAt(state, 0).money).toBe(5);
    expect(view(state).open).toMatchObject({ discipline: 'discoveries', strength: 3 });
  });

  test('13.3 sailboat on ƒ13 and ƒ3 in hand: receive money gives ƒ10', () => {
    const state = landed(2, 'c0', { seats: { 0: { boat: 6, money: 3 } } });
    expect(playAll(state, 'money')).toContainEqual({ type: 'money', seat: 0, amount: 10, cause: 'money' });
    expect(seatAt(state, 0).money).toBe(13);
  });

  test('13.3 on any PP space: up to ƒ15', () => {
    const moneyWith = (boat: number): number => {
      const state = landed(2, 'c0', { seats: { 0: { boat, money: 3 } } });
      playAll(state, 'money');
      return seatAt(state, 0).money;
    };
    expect([9, 10, 11, 12, 13, 14, 15, 16].map(moneyWith)).toEqual([15, 15, 15, 15, 15, 15, 15, 15]);
  });

  test('13.4 four players, museums 15, 9, 0, 0 and 12 left on the board: 17, 8, 0, 0', () => {
    const state = position({
      players: 4,
      artworksLeft: { sculpture: 4, script: 0, painting: 1 },
      seats: { 0: { artworks: { script: 1, painting: 3 } }, 1: { artworks: { script: 3 } } },
    });
    expect(view(state).seats.map(({ museumValue }) => museumValue)).toEqual([15, 9, 0, 0]);
    expect(view(state).dummyValue).toBe(12);
    expect(score(state).seats.map(({ museumMajority }) => museumMajority)).toEqual([17, 8, 0, 0]);
  });

  test('13.5 three players, museums 9, 6, 3 and 9 left on the board: 14, 8, 0', () => {
    const state = position({
      players: 3,
      artworksLeft: { sculpture: 1, script: 1, painting: 1 },
      seats: {
        0: { artworks: { sculpture: 1, script: 1, painting: 1 } },
        1: { artworks: { sculpture: 1, painting: 1 } },
        2: { artworks: { script: 1 } },
      },
    });
    expect(view(state).seats.map(({ museumValue }) => museumValue)).toEqual([9, 6, 3]);
    expect(view(state).dummyValue).toBe(9);
    expect(score(state).seats.map(({ museumMajority }) => museumMajority)).toEqual([14, 8, 0]);
  });
});
