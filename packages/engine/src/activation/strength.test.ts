import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, view, type BonusTile, type State } from '../index.ts';
import { choices, choicesOf, counts, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, refusalOf, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

const NONE = [null, null, null, null, null, null];

/** The first seat has hired the Arts recruit c24 onto worker space 6, in the Arts room, with ƒ9 left. */
function hired(seat: SeatSpec = {}, spec: PositionSpec = {}): State {
  const state = landed(11, 'c24', { ...spec, seats: { 0: { workers: NONE, money: 10, ...seat } } });
  playAll(state, 'activate arts room', 'hire 1 6');
  return state;
}

describe('strength', () => {
  test('4.7 workers of the discipline count, starting characters too, others not', () => {
    const state = hired({ workers: [null, 'c25', 's3', 'c0', 's4'] });
    expect(view(state).open).toMatchObject({ workers: 3, tiles: 0, discs: 0, coin: false, strength: 3 });
  });

  test('4.7 a worker on the first and on the last space counts', () => {
    const state = hired({ workers: ['c25'], financier: 3 });
    expect(view(state).open).toMatchObject({ workers: 2, strength: 2 });
  });

  test('4.7 the workers of other players do not count', () => {
    const state = landed(11, 'c24', {
      active: 1,
      seats: { 0: { workers: [null, 'c25', 'c26'] }, 1: { workers: NONE } },
    });
    playAll(state, 'activate arts room', 'hire 1 6');
    expect(view(state).open).toMatchObject({ strength: 1 });
  });

  test('4.7, 9.6 each discipline has its permanent +1 tile', () => {
    const withTile = (space: number, taken: string, discipline: string, tiles: BonusTile[]): number => {
      const state = landed(space, taken, { seats: { 0: { workers: NONE, tiles } } });
      playAll(state, `activate ${discipline} room`, 'hire 1 6');
      const { open } = view(state);
      return open.decision === 'strength' ? open.strength : -1;
    };
    expect(withTile(2, 'c0', 'discoveries', ['Da'])).toBe(2);
    expect(withTile(5, 'c8', 'literature', ['La'])).toBe(2);
    expect(withTile(8, 'c16', 'religion', ['Ra'])).toBe(2);
    expect(withTile(11, 'c24', 'arts', ['Aa'])).toBe(2);
    expect(withTile(14, 'c32', 'politics', ['Db'])).toBe(2);
    expect(withTile(2, 'c0', 'discoveries', ['Db', 'La', 'Ra', 'Aa'])).toBe(1);
    expect(withTile(14, 'c32', 'politics', ['Da', 'La', 'Ra', 'Aa'])).toBe(1);
  });

  test('4.7 a permanent tile of another player does not count', () => {
    const state = landed(11, 'c24', { seats: { 0: { workers: NONE }, 1: { tiles: ['Aa'] } } });
    playAll(state, 'activate arts room', 'hire 1 6');
    expect(view(state).open).toMatchObject({ tiles: 0, strength: 1 });
  });
});

describe('discs', () => {
  test('4.7 a disc from the discipline’s box returns to the supply for +1', () => {
    const state = hired({ boxes: { arts: 2, religion: 1 } });
    expect(seatAt(state, 0).discs).toBe(5);
    expect(playAll(state, 'disc')).toEqual([{ type: 'disc-spent', seat: 0, discipline: 'arts' }]);
    expect(seatAt(state, 0).discs).toBe(6);
    expect(seatAt(state, 0).boxes).toEqual(counts({ arts: 1, religion: 1 }));
    expect(view(state).open).toMatchObject({ discs: 1, strength: 2 });
  });

  test('4.7 any number of them, but only from that box', () => {
    const state = hired({ boxes: { arts: 3, religion: 2, politics: 3 } });
    playAll(state, 'disc', 'disc', 'disc');
    expect(view(state).open).toMatchObject({ discs: 3, strength: 4 });
    expect(choicesOf(state, 'disc')).toEqual([]);
    expect(refusalOf(state, 'disc')).toEqual({ code: 'no-disc-in-box', discipline: 'arts' });
  });

  test('4.7 wherever the figurine stands', () => {
    const state = landed(2, 'c24', { seats: { 0: { workers: NONE, boxes: { arts: 1 } } } });
    playAll(state, 'activate arts meeple', 'hire 1 6', 'disc');
    expect(view(state).open).toMatchObject({ strength: 2 });
  });

  test('4.7 Religion spends from the Religion box', () => {
    const state = landed(8, 'c16', { seats: { 0: { workers: NONE, boxes: { religion: 1 } } } });
    playAll(state, 'activate religion room', 'hire 1 6', 'disc');
    expect(view(state).open).toMatchObject({ strength: 2 });
  });
});

describe('the coin', () => {
  test('4.7, 9.6 with Rd ƒ3 give +1', () => {
    const state = hired({ tiles: ['Rd'] });
    expect(playAll(state, 'coin')).toEqual([{ type: 'money', seat: 0, amount: -3, cause: 'coin' }]);
    expect(seatAt(state, 0).money).toBe(6);
    expect(view(state).open).toMatchObject({ coin: true, discs: 0, strength: 2 });
  });

  test('4.7 once per turn', () => {
    const state = hired({ tiles: ['Rd'], boxes: { arts: 1 } });
    playAll(state, 'coin');
    expect(refusalOf(state, 'coin')).toEqual({ code: 'coin-used' });
    playAll(state, 'disc');
    expect(refusalOf(state, 'coin')).toEqual({ code: 'coin-used' });
    expect(view(state).open).toMatchObject({ coin: true, discs: 1, strength: 3 });
  });

  test('4.7 after a disc it is still open', () => {
    const state = hired({ tiles: ['Rd'], boxes: { arts: 2 } });
    playAll(state, 'disc');
    expect(choicesOf(state, 'disc', 'coin')).toEqual(['disc', 'coin']);
  });

  test('4.7 not without Rd, also if another player has it', () => {
    expect(refusalOf(hired(), 'coin')).toEqual({ code: 'coin-tile-missing' });
    const state = landed(11, 'c24', { seats: { 1: { tiles: ['Rd'] } } });
    playAll(state, 'activate arts room', 'hire 1 6');
    expect(refusalOf(state, 'coin')).toEqual({ code: 'coin-tile-missing' });
  });

  test('4.7 not without ƒ3, counted after hiring', () => {
    expect(refusalOf(hired({ tiles: ['Rd'], money: 4 }), 'coin')).toBeUndefined();
    expect(refusalOf(hired({ tiles: ['Rd'], money: 3 }), 'coin')).toEqual({ code: 'coin-too-dear', cost: 3, short: 1 });
  });

  test('4.7 its price is a figure', () => {
    const figures = { ...STANDARD_FIGURES, tiles: { ...STANDARD_FIGURES.tiles, strengthPrice: 5 } };
    const state = hired({ tiles: ['Rd'] }, { figures });
    expect(playAll(state, 'coin')).toEqual([{ type: 'money', seat: 0, amount: -5, cause: 'coin' }]);
  });
});

describe('the order of an activation', () => {
  test('4.11 after a disc no one is hired any more', () => {
    const state = hired({ recruits: [null, 'c25'], boxes: { arts: 1 } });
    expect(choicesOf(state, 'hire')).toEqual(['hire 2 2', 'hire 2 3', 'hire 2 4', 'hire 2 5']);
    playAll(state, 'disc');
    expect(choicesOf(state, 'hire')).toEqual([]);
    expect(refusalOf(state, 'hire 2 5')).toEqual({ code: 'hiring-closed', because: 'boosted' });
    expect(view(state).open).toMatchObject({ hired: [6], hiringClosed: true });
  });

  test('4.11 after the coin neither', () => {
    const state = hired({ recruits: [null, 'c25'], tiles: ['Rd'] });
    playAll(state, 'coin');
    expect(refusalOf(state, 'hire 2 5')).toEqual({ code: 'hiring-closed', because: 'boosted' });
  });

  test('4.11 before them hiring is open and strength is not fixed', () => {
    const state = hired({ recruits: [null, 'c25'] });
    expect(choices(state)).toEqual(['hire 2 2', 'hire 2 3', 'hire 2 4', 'hire 2 5', 'reward 1', 'forgo']);
    expect(view(state).open).toMatchObject({ hiringClosed: false });
  });

  test('4.11 a meeple returned for the activation can be won back by it', () => {
    const state = landed(8, 'c0', {
      supply: { politics: 0 },
      seats: { 0: { workers: NONE, boat: 3, meeples: { politics: 1 } } },
    });
    playAll(state, 'activate discoveries wild', 'hire 1 6', 'reward 1');
    expect(seatAt(state, 0).meeples).toEqual(counts({ politics: 1 }));
    expect(view(state).supply.politics).toBe(0);
  });

  test('4.11 a disc spent for strength can be placed by the reward', () => {
    const state = landed(8, 'c16', { seats: { 0: { workers: NONE, discs: 0, boxes: { religion: 1 } } } });
    playAll(state, 'activate religion room', 'hire 1 6', 'disc', 'reward 2', 'box arts');
    expect(seatAt(state, 0).boxes).toEqual(counts({ arts: 1 }));
    expect(seatAt(state, 0).discs).toBe(0);
  });

  test('4.11 an activation may yield nothing', () => {
    const state = hired();
    expect(playAll(state, 'forgo')).toEqual([
      { type: 'forgone', seat: 0, discipline: 'arts' },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
    expect(seatAt(state, 0).artworks).toEqual({ sculpture: 0, script: 0, painting: 0 });
    expect(seatAt(state, 0).money).toBe(9);
  });
});
