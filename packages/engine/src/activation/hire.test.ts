import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, view, type State } from '../index.ts';
import { choices, choicesOf, discarded, landed, recruits, seatAt, setAside, workers } from '../../test/kit/readable.ts';
import { playAll, refusalOf, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

/** The first seat has landed in Discoveries with recruit c0 on space 1 and activates it there. */
function hiring(seat: SeatSpec = {}, spec: PositionSpec = {}): State {
  const workersInOrder = [null, 's0', 's1', 's2', 's3', 's4'];
  const state = landed(2, 'c0', { ...spec, seats: { 0: { workers: workersInOrder, ...seat } } });
  playAll(state, 'activate discoveries room');
  return state;
}

describe('hiring', () => {
  test('4.3 the tile moves to the worker space and its cost is paid', () => {
    const state = hiring({ money: 9, workers: [] });
    expect(playAll(state, 'hire 1 4')).toEqual([{ type: 'hired', seat: 0, tile: 0, recruit: 1, worker: 4, cost: 3 }]);
    expect(seatAt(state, 0).money).toBe(6);
    expect(recruits(state, 0)).toEqual([null, null, null, null]);
    expect(workers(state, 0)).toEqual([null, null, null, 'c0', null, null]);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'strength' });
  });

  test('4.3 each space has its own price', () => {
    const paidFor = (worker: number): number => {
      const state = hiring({ money: 10 });
      playAll(state, `hire 1 ${worker}`);
      return 10 - seatAt(state, 0).money;
    };
    expect([2, 3, 4, 5, 6].map(paidFor)).toEqual([5, 4, 3, 2, 1]);
  });

  test('4.3 any space but the financier’s', () => {
    const state = hiring();
    expect(choicesOf(state, 'hire')).toEqual(['hire 1 2', 'hire 1 3', 'hire 1 4', 'hire 1 5', 'hire 1 6']);
    expect(refusalOf(state, 'hire 1 1')).toEqual({ code: 'financier-space', worker: 1 });
    const moved = hiring({ financier: 3, workers: ['s0', 's1'] });
    expect(choicesOf(moved, 'hire')).toEqual(['hire 1 1', 'hire 1 2', 'hire 1 4', 'hire 1 5', 'hire 1 6']);
    expect(refusalOf(moved, 'hire 1 3')).toEqual({ code: 'financier-space', worker: 3 });
  });

  test('4.3 what cannot be paid is refused, to the last florin', () => {
    const state = hiring({ money: 3 });
    expect(choicesOf(state, 'hire')).toEqual(['hire 1 4', 'hire 1 5', 'hire 1 6']);
    expect(refusalOf(state, 'hire 1 3')).toEqual({ code: 'cannot-afford', worker: 3, cost: 4, short: 1 });
    expect(refusalOf(state, 'hire 1 2')).toEqual({ code: 'cannot-afford', worker: 2, cost: 5, short: 2 });
  });

  test('4.3 a displaced character goes to the discard pile', () => {
    const state = hiring({ workers: [null, 'c20', 's1'] });
    expect(playAll(state, 'hire 1 2')).toEqual([
      { type: 'hired', seat: 0, tile: 0, recruit: 1, worker: 2, cost: 5 },
      { type: 'left', seat: 0, tile: 20, from: 'workers', space: 2, to: 'discard' },
    ]);
    expect(discarded(state)).toEqual(['c20']);
    expect(workers(state, 0)).toEqual([null, 'c0', 's1', null, null, null]);
  });

  test('1.3, 4.3 a displaced starting character is set aside', () => {
    const state = hiring();
    expect(playAll(state, 'hire 1 5')).toEqual([
      { type: 'hired', seat: 0, tile: 0, recruit: 1, worker: 5, cost: 2 },
      { type: 'left', seat: 0, tile: 43, from: 'workers', space: 5, to: 'aside' },
    ]);
    expect(setAside(state)).toEqual(['s3']);
    expect(discarded(state)).toEqual([]);
  });

  test('4.3 a character of the same discipline is displaced as well', () => {
    const state = hiring({ workers: [null, 'c5'] });
    playAll(state, 'hire 1 2');
    expect(workers(state, 0)).toEqual([null, 'c0', null, null, null, null]);
    expect(discarded(state)).toEqual(['c5']);
    expect(view(state).open).toMatchObject({ workers: 1, strength: 1 });
  });

  test('4.3 an empty recruitment space hires no one, nor one that does not exist', () => {
    const state = hiring();
    expect(refusalOf(state, 'hire 2 3')).toEqual({ code: 'recruit-space-empty', recruit: 2 });
    expect(refusalOf(state, 'hire 5 3')).toEqual({ code: 'no-such-recruit-space', recruit: 5, spaces: 4 });
    expect(refusalOf(state, 'hire 4 3')).toEqual({ code: 'recruit-space-empty', recruit: 4 });
  });

  test('4.3 the character tile of the lowest number is displaced like any other', () => {
    const state = landed(5, 'c8', { seats: { 0: { workers: [null, 'c0'] } } });
    playAll(state, 'activate literature room', 'hire 1 2');
    expect(discarded(state)).toEqual(['c0']);
  });

  test('1.10, 4.3 no one is hired from the worker track, however long the recruitment track', () => {
    const figures = { ...STANDARD_FIGURES, recruitmentSpaces: 6 };
    const state = hiring({ money: 2, financier: 4, workers: ['c1'] }, { figures });
    expect(choices(state)).toEqual(['hire 1 5', 'hire 1 6']);
  });

  test('1.10, 4.3 a longer recruitment track hires from its last space', () => {
    const figures = { ...STANDARD_FIGURES, recruitmentSpaces: 6 };
    const state = hiring({ recruits: [null, null, null, null, null, 'c1'] }, { figures });
    playAll(state, 'hire 6 6');
    expect(recruits(state, 0)).toEqual(['c0', null, null, null, null, null]);
  });
});

describe('several hires', () => {
  test('4.4 several of the activated discipline, each to a different space', () => {
    const state = hiring({ recruits: [null, 'c1', 'c2'], money: 10 });
    playAll(state, 'hire 1 6', 'hire 3 5', 'hire 2 4');
    expect(workers(state, 0)).toEqual([null, 's0', 's1', 'c1', 'c2', 'c0']);
    expect(seatAt(state, 0).money).toBe(4);
    expect(recruits(state, 0)).toEqual([null, null, null, null]);
    expect(view(state).open).toMatchObject({ strength: 4, hired: [4, 5, 6], hiringClosed: false });
  });

  test('4.4 not onto one hired in this activation', () => {
    const state = hiring({ recruits: [null, 'c1', 'c2'] });
    playAll(state, 'hire 2 6');
    expect(refusalOf(state, 'hire 1 6')).toEqual({ code: 'just-hired', worker: 6, tile: 1 });
    expect(choicesOf(state, 'hire')).toEqual([
      'hire 1 2',
      'hire 1 3',
      'hire 1 4',
      'hire 1 5',
      'hire 3 2',
      'hire 3 3',
      'hire 3 4',
      'hire 3 5',
    ]);
    playAll(state, 'hire 1 2');
    expect(refusalOf(state, 'hire 3 6')).toEqual({ code: 'just-hired', worker: 6, tile: 1 });
    expect(refusalOf(state, 'hire 3 2')).toEqual({ code: 'just-hired', worker: 2, tile: 0 });
  });

  test('4.4 each hire needs its money', () => {
    const state = hiring({ recruits: [null, 'c1'], money: 4 });
    playAll(state, 'hire 1 6');
    expect(choicesOf(state, 'hire')).toEqual(['hire 2 4', 'hire 2 5']);
    expect(refusalOf(state, 'hire 2 3')).toEqual({ code: 'cannot-afford', worker: 3, cost: 4, short: 1 });
  });

  test('4.4 no one of another discipline', () => {
    const state = hiring({ recruits: [null, 'c1', 'c8'] });
    expect(refusalOf(state, 'hire 3 6')).toEqual({ code: 'other-discipline', tile: 8, discipline: 'discoveries' });
    playAll(state, 'hire 1 6');
    expect(refusalOf(state, 'hire 3 5')).toEqual({ code: 'other-discipline', tile: 8, discipline: 'discoveries' });
    expect(refusalOf(state, 'hire 2 5')).toBeUndefined();
  });

  test('4.4 with open hiring also others, after one of the activated discipline', () => {
    const state = hiring({ recruits: [null, 'c8', 'c32'] }, { options: { openHiring: true } });
    expect(refusalOf(state, 'hire 2 6')).toEqual({
      code: 'activated-discipline-first',
      tile: 8,
      discipline: 'discoveries',
    });
    expect(choicesOf(state, 'hire')).toEqual(['hire 1 2', 'hire 1 3', 'hire 1 4', 'hire 1 5', 'hire 1 6']);
    playAll(state, 'hire 1 6', 'hire 2 5', 'hire 3 4');
    expect(workers(state, 0)).toEqual([null, 's0', 's1', 'c32', 'c8', 'c0']);
    expect(view(state).open).toMatchObject({ discipline: 'discoveries', workers: 2 });
  });

  test('4.4 with open hiring an activation still needs a recruit of the discipline', () => {
    const state = landed(2, 'c8', { options: { openHiring: true } });
    expect(refusalOf(state, 'activate discoveries room')).toEqual({ code: 'no-recruit', discipline: 'discoveries' });
  });

  test('4.5 recruits left behind keep their spaces, gaps stay', () => {
    const state = hiring({ recruits: [null, 'c8', 'c1', 'c9'] });
    playAll(state, 'hire 1 6', 'hire 3 5', 'reward 1');
    expect(recruits(state, 0)).toEqual([null, 'c8', null, 'c9']);
  });
});
