import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES } from '../index.ts';
import { choices, seatAt } from '../../test/kit/readable.ts';
import { playAll, position, refusalOf } from '../../test/kit/position.ts';

/** One tile in each room but Discoveries, which has two. */
const SPARSE = { 1: 'c0', 3: 'c1', 5: 'c8', 8: 'c16', 11: 'c24', 14: 'c32' };

/** What lets the first seat take a Discoveries tile. */
const AT_THE_FIRST_ICON = { boat: 4, meeples: { discoveries: 1 } };

describe('countable spaces', () => {
  test('3.2 a figurine moves one to four spaces', () => {
    const state = position({ seats: { 0: { figurine: 6 }, 1: { figurine: 0 } } });
    expect(choices(state)).toEqual(['land 7', 'land 8', 'land 9', 'land 10']);
    expect(refusalOf(state, 'land 11')).toEqual({ code: 'too-far', space: 11, steps: 5, most: 4 });
  });

  test('3.2 spaces without a tile do not count', () => {
    const state = position({ ring: SPARSE });
    expect(choices(state)).toEqual(['land 1', 'land 3', 'land 5', 'land 8']);
    expect(refusalOf(state, 'land 2')).toEqual({ code: 'space-empty', space: 2 });
    expect(refusalOf(state, 'land 11')).toEqual({ code: 'too-far', space: 11, steps: 5, most: 4 });
  });

  test('3.2 a tile under another figurine does not count and cannot be landed on', () => {
    const state = position({ players: 3, ring: SPARSE, seats: { 1: { figurine: 3 }, 2: { figurine: 8 } } });
    expect(choices(state)).toEqual(['land 1', 'land 5', 'land 11', 'land 14']);
    expect(refusalOf(state, 'land 3')).toEqual({ code: 'space-occupied', space: 3, by: 1 });
    expect(refusalOf(state, 'land 8')).toEqual({ code: 'space-occupied', space: 8, by: 2 });
  });

  test('3.2 a tile of the lowest number is under a figurine like any other', () => {
    const state = position({ ring: SPARSE, seats: { 1: { figurine: 1 } } });
    expect(refusalOf(state, 'land 1')).toEqual({ code: 'space-occupied', space: 1, by: 1 });
  });

  test('3.2 the seat named as standing there is never the one who walks', () => {
    const state = position({ players: 3, active: 1, ring: SPARSE, seats: { 0: { figurine: 5 }, 2: { figurine: 3 } } });
    expect(refusalOf(state, 'land 5')).toEqual({ code: 'space-occupied', space: 5, by: 0 });
    expect(refusalOf(state, 'land 3')).toEqual({ code: 'space-occupied', space: 3, by: 2 });
  });

  test('3.2 when that figurine has left, the tile can be landed on', () => {
    const state = position({ ring: SPARSE, seats: { 0: { figurine: 0 }, 1: { figurine: 3 } }, active: 1 });
    playAll(state, 'land 5', 'pass');
    expect(choices(state)).toEqual(['land 1', 'land 3', 'land 8', 'land 11']);
  });

  test('3.2 an empty space under another figurine is called empty', () => {
    const state = position({ ring: SPARSE, seats: { 1: { figurine: 2 } } });
    expect(refusalOf(state, 'land 2')).toEqual({ code: 'space-empty', space: 2 });
  });

  test('3.2 a player who has withdrawn stands in no one’s way', () => {
    const state = position({ phase: 'final', finalTurn: 1, seats: { 1: { figurine: null, withdrawn: 1 } } });
    expect(choices(state)).toEqual(['land 1', 'land 2', 'land 3', 'land 4', 'withdraw']);
  });

  test('3.2 the Bonus Tiles space always counts, also for those who cannot end there', () => {
    const state = position({ seats: { 0: { figurine: 14 } } });
    expect(choices(state)).toEqual(['land 1', 'land 2', 'land 15']);
    expect(refusalOf(state, 'land 3')).toEqual({ code: 'too-far', space: 3, steps: 5, most: 4 });
  });

  test('3.2 the Bonus Tiles space counts with figurines on it', () => {
    const state = position({ players: 3, seats: { 0: { figurine: 14, ...AT_THE_FIRST_ICON } } });
    expect(choices(state)).toEqual(['land 0', 'land 1', 'land 2', 'land 15']);
  });

  test('3.2 the own space is left immediately: with a new tile under the figurine it is not the first step', () => {
    const state = position({ seats: { 0: { figurine: 6 } } });
    expect(refusalOf(state, 'land 6')).toEqual({ code: 'too-far', space: 6, steps: 16, most: 4 });
  });

  test('3.2 after a full circle the own space is a landing if it holds a tile', () => {
    const state = position({ ring: { 2: 'c0', 6: 'c8' }, seats: { 0: { figurine: 2 } } });
    expect(choices(state)).toEqual(['land 2', 'land 6']);
    expect(playAll(state, 'land 2')[0]).toEqual({ type: 'walked', seat: 0, from: 2, to: 2, steps: 3 });
  });

  test('3.2 an own space without a tile is none', () => {
    const state = position({ ring: { 6: 'c8' }, seats: { 0: { figurine: 2 } } });
    expect(choices(state)).toEqual(['land 6']);
    expect(refusalOf(state, 'land 2')).toEqual({ code: 'space-empty', space: 2 });
  });

  test('3.2 after a full circle the Bonus Tiles space is a landing again', () => {
    const state = position({ ring: { 2: 'c0', 6: 'c8', 9: 'c16' }, seats: { 0: AT_THE_FIRST_ICON } });
    expect(choices(state)).toEqual(['land 0', 'land 2', 'land 6', 'land 9']);
    expect(playAll(state, 'land 0')).toEqual([{ type: 'walked', seat: 0, from: 0, to: 0, steps: 4 }]);
  });

  test('3.2 no space is reached twice in one walk', () => {
    const state = position({ ring: { 6: 'c8' }, seats: { 0: { figurine: 6 } } });
    expect(choices(state)).toEqual(['land 6']);
  });

  test('3.2 the number of steps is a figure', () => {
    const state = position({ figures: { ...STANDARD_FIGURES, steps: 2 } });
    expect(choices(state)).toEqual(['land 1', 'land 2']);
    expect(refusalOf(state, 'land 3')).toEqual({ code: 'too-far', space: 3, steps: 3, most: 2 });
  });

  test('3.2 the event of a walk names its countable steps', () => {
    const state = position({ active: 1, ring: SPARSE, seats: { 0: { figurine: 11 }, 1: { figurine: 8 } } });
    expect(playAll(state, 'land 1')).toEqual([
      { type: 'walked', seat: 1, from: 8, to: 1, steps: 3 },
      { type: 'recruited', seat: 1, tile: 0, space: 1, recruit: 1 },
    ]);
    expect(seatAt(state, 1).figurine).toBe(1);
    expect(seatAt(state, 0).figurine).toBe(11);
  });
});

describe('ending on the Bonus Tiles space', () => {
  const near = { figurine: 15 };

  test('3.3 with condition, meeple and disc it is a landing, and a tile is taken there', () => {
    const state = position({ seats: { 0: { ...near, ...AT_THE_FIRST_ICON } } });
    expect(playAll(state, 'land 0')).toEqual([{ type: 'walked', seat: 0, from: 15, to: 0, steps: 1 }]);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'take' });
  });

  test('3.3 a white meeple does as well', () => {
    const state = position({ seats: { 0: { ...near, boat: 4, meeples: { politics: 1 } } } });
    expect(refusalOf(state, 'land 0')).toBeUndefined();
  });

  test('3.3 not without the condition of any discipline', () => {
    const state = position({ seats: { 0: { ...near, boat: 3 } } });
    expect(refusalOf(state, 'land 0')).toEqual({ code: 'bonus-grid-closed', missing: 'condition' });
  });

  test('3.3 not without the meeple', () => {
    const state = position({ seats: { 0: { ...near, boat: 4, meeples: { literature: 3, religion: 1, arts: 3 } } } });
    expect(refusalOf(state, 'land 0')).toEqual({ code: 'bonus-grid-closed', missing: 'meeple' });
  });

  test('3.3 a meeple for one discipline does not help with the condition of another', () => {
    const seat = { ...near, boat: 4, meeples: { arts: 1 } };
    expect(refusalOf(position({ seats: { 0: seat } }), 'land 0')).toEqual({
      code: 'bonus-grid-closed',
      missing: 'meeple',
    });
    const able = { ...seat, artworks: { sculpture: 1, script: 1 } };
    expect(refusalOf(position({ seats: { 0: able } }), 'land 0')).toBeUndefined();
  });

  test('3.3 not without a tile of that discipline on the grid', () => {
    const state = position({ grid: ['La', 'Ra', 'Aa'], seats: { 0: { ...near, ...AT_THE_FIRST_ICON } } });
    expect(refusalOf(state, 'land 0')).toEqual({ code: 'bonus-grid-closed', missing: 'condition' });
  });

  test('3.3 not when the grid is empty', () => {
    const state = position({ grid: [], seats: { 0: { ...near, ...AT_THE_FIRST_ICON } } });
    expect(refusalOf(state, 'land 0')).toEqual({ code: 'bonus-grid-closed', missing: 'tile' });
  });

  test('3.3 not without a disc in supply or in a box', () => {
    const seat = { ...near, ...AT_THE_FIRST_ICON, discs: 0 };
    expect(refusalOf(position({ seats: { 0: { ...seat, boxes: {} } } }), 'land 0')).toEqual({
      code: 'bonus-grid-closed',
      missing: 'disc',
    });
    expect(refusalOf(position({ seats: { 0: { ...seat, boxes: { politics: 1 } } } }), 'land 0')).toBeUndefined();
    expect(refusalOf(position({ seats: { 0: { ...seat, boxes: {}, discs: 1 } } }), 'land 0')).toBeUndefined();
  });

  test('3.3 too far is too far, tile or not', () => {
    const state = position({ seats: { 0: { ...AT_THE_FIRST_ICON, figurine: 11 } } });
    expect(refusalOf(state, 'land 0')).toEqual({ code: 'too-far', space: 0, steps: 5, most: 4 });
  });

  test('3.3 any number of figurines may share it', () => {
    const state = position({ players: 4, seats: { 0: { ...near, ...AT_THE_FIRST_ICON } } });
    playAll(state, 'land 0');
    expect([0, 1, 2, 3].map((seat) => seatAt(state, seat).figurine)).toEqual([0, 0, 0, 0]);
  });
});
