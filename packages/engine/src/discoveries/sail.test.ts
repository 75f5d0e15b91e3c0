import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, view, type State } from '../index.ts';
import { choices, counts, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

/** The first seat may take the Discoveries reward at up to 3, its sailboat on this space. */
function sailing(boat: number, seat: SeatSpec = {}, spec: PositionSpec = {}): State {
  const own = { boat, workers: [null, 'c1', 'c2'], ...seat };
  const state = landed(2, 'c0', { ...spec, seats: { ...spec.seats, 0: own } });
  playAll(state, 'activate discoveries room', 'hire 1 6');
  return state;
}

const END_OF_TURN = { type: 'turn', seat: 1, finalTurn: 0 };

describe('the sailboat', () => {
  test('5.1 moves forward by the strength used', () => {
    const state = sailing(0);
    expect(playAll(state, 'reward 2')).toEqual([
      { type: 'reward', seat: 0, discipline: 'discoveries', strength: 2 },
      { type: 'sailed', seat: 0, from: 0, to: 2, cause: 'reward' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0)).toMatchObject({ boat: 2, income: 9 });
    expect(seatAt(state, 1).boat).toBe(0);
  });

  test('5.1 an icon reached gives a white meeple from the Politics room', () => {
    const state = sailing(1);
    expect(playAll(state, 'reward 3')).toEqual([
      { type: 'reward', seat: 0, discipline: 'discoveries', strength: 3 },
      { type: 'sailed', seat: 0, from: 1, to: 4, cause: 'reward' },
      { type: 'meeple-taken', seat: 0, discipline: 'politics', cause: 'sail' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).meeples.politics).toBe(1);
    expect(view(state).supply.politics).toBe(6);
  });

  test('5.1 an icon passed gives one as well', () => {
    const state = sailing(8);
    playAll(state, 'reward 3');
    expect(seatAt(state, 0)).toMatchObject({ boat: 11, meeples: counts({ ...seatAt(state, 1).meeples, politics: 1 }) });
  });

  test('5.1 one not reached gives none, nor the one the boat leaves', () => {
    const short = sailing(6);
    playAll(short, 'reward 2');
    expect(seatAt(short, 0)).toMatchObject({ boat: 8, meeples: { politics: 0 } });
    const leaving = sailing(4);
    playAll(leaving, 'reward 1');
    expect(seatAt(leaving, 0)).toMatchObject({ boat: 5, meeples: { politics: 0 } });
  });

  test('5.1 by the ruling reached only the icon of the space it stops on gives one', () => {
    const rulings = { icons: 'reached' } as const;
    const passing = sailing(8, {}, { rulings });
    playAll(passing, 'reward 3');
    expect(seatAt(passing, 0)).toMatchObject({ boat: 11, meeples: { politics: 0 } });
    const stopping = sailing(7, {}, { rulings });
    playAll(stopping, 'reward 2');
    expect(seatAt(stopping, 0)).toMatchObject({ boat: 9, meeples: { politics: 1 } });
    const both = sailing(0, {}, { rulings, figures: { ...STANDARD_FIGURES, whiteMeeples: [1, 2, 3] } });
    playAll(both, 'reward 3');
    expect(seatAt(both, 0).meeples.politics).toBe(1);
  });

  test('5.1 several icons in one move give one meeple each', () => {
    const state = sailing(0, {}, { figures: { ...STANDARD_FIGURES, whiteMeeples: [1, 2, 3] } });
    playAll(state, 'reward 2');
    expect(seatAt(state, 0).meeples.politics).toBe(2);
  });

  test('5.1 at most to the end', () => {
    const state = sailing(15);
    expect(playAll(state, 'reward 3')).toContainEqual({ type: 'sailed', seat: 0, from: 15, to: 16, cause: 'reward' });
    expect(seatAt(state, 0).boat).toBe(16);
  });

  test('5.1, 5.4 at the end the move is lost', () => {
    const state = sailing(16);
    expect(playAll(state, 'reward 3')).toEqual([
      { type: 'reward', seat: 0, discipline: 'discoveries', strength: 3 },
      { type: 'lost', seat: 0, what: 'sail' },
      END_OF_TURN,
    ]);
  });

  test('5.1 without a white meeple in the Politics room there is none', () => {
    const state = sailing(3, {}, { supply: { politics: 0 } });
    expect(playAll(state, 'reward 1')).toEqual([
      { type: 'reward', seat: 0, discipline: 'discoveries', strength: 1 },
      { type: 'sailed', seat: 0, from: 3, to: 4, cause: 'reward' },
      { type: 'lost', seat: 0, what: 'meeple' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0)).toMatchObject({ boat: 4, meeples: { politics: 0 } });
    expect(view(state).supply.politics).toBe(0);
  });

  test('5.1 of two icons with one white meeple left, one is lost', () => {
    const figures = { ...STANDARD_FIGURES, whiteMeeples: [1, 2, 3] };
    const state = sailing(0, {}, { figures, supply: { politics: 1 } });
    expect(playAll(state, 'reward 3').filter(({ type }) => type === 'lost')).toHaveLength(2);
    expect(seatAt(state, 0).meeples.politics).toBe(1);
  });

  test('5.1 sailboats may share a space', () => {
    const state = sailing(4, {}, { seats: { 1: { boat: 6 } } });
    playAll(state, 'reward 2');
    expect([seatAt(state, 0).boat, seatAt(state, 1).boat]).toEqual([6, 6]);
  });

  test('5.1, 7.2 with seven meeples the white one is the eighth: one goes back', () => {
    const state = sailing(3, { meeples: { arts: 4, religion: 3 } });
    playAll(state, 'reward 1');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'return' });
    expect(choices(state)).toEqual(['return religion', 'return arts', 'return politics']);
  });
});
