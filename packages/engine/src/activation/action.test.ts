import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, view, parseAction } from '../index.ts';
import { choices, choicesOf, counts, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, refusalOf } from '../../test/kit/position.ts';

describe('condition 1', () => {
  test('4.1 in the room of the discipline no meeple is returned', () => {
    const state = landed(2, 'c0');
    expect(playAll(state, 'activate discoveries room')).toEqual([
      { type: 'activated', seat: 0, discipline: 'discoveries', by: 'room' },
    ]);
    expect(seatAt(state, 0).meeples).toEqual(counts({ discoveries: 1, literature: 1, religion: 1, arts: 1 }));
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'hire' });
    expect(view(state).open).toMatchObject({ discipline: 'discoveries' });
  });

  test('4.1 each of the three spaces of a room is in it, the spaces beside are not', () => {
    const entrances = (space: number): string[] => choicesOf(landed(space, 'c8'), 'activate');
    expect(entrances(3)).toEqual(['activate literature meeple']);
    expect(entrances(4)).toEqual(['activate literature room']);
    expect(entrances(5)).toEqual(['activate literature room']);
    expect(entrances(6)).toEqual(['activate literature room']);
    expect(entrances(7)).toEqual(['activate literature meeple']);
  });

  test('4.1 elsewhere a meeple of its colour goes back to the Politics room', () => {
    const state = landed(2, 'c8', { seats: { 0: { meeples: { literature: 2, politics: 1 } } } });
    const supply = view(state).supply.literature;
    expect(refusalOf(state, 'activate literature room')).toEqual({ code: 'not-in-room', discipline: 'literature' });
    expect(playAll(state, 'activate literature meeple')).toEqual([
      { type: 'activated', seat: 0, discipline: 'literature', by: 'meeple' },
      { type: 'meeple-returned', seat: 0, discipline: 'literature', cause: 'activate' },
    ]);
    expect(seatAt(state, 0).meeples).toEqual(counts({ literature: 1, politics: 1 }));
    expect(view(state).supply.literature).toBe(supply + 1);
  });

  test('4.1 or a white one', () => {
    const state = landed(2, 'c8', { seats: { 0: { meeples: { literature: 2, politics: 1 } } } });
    expect(playAll(state, 'activate literature wild')).toEqual([
      { type: 'activated', seat: 0, discipline: 'literature', by: 'wild' },
      { type: 'meeple-returned', seat: 0, discipline: 'politics', cause: 'activate' },
    ]);
    expect(seatAt(state, 0).meeples).toEqual(counts({ literature: 2 }));
    expect(view(state).supply.politics).toBe(7);
  });

  test('4.1 both ways are open to one who holds both, none to one who holds neither', () => {
    const withMeeples = (meeples: object): string[] =>
      choicesOf(landed(2, 'c8', { seats: { 0: { meeples } } }), 'activate');
    expect(withMeeples({ literature: 1, politics: 1 })).toEqual([
      'activate literature meeple',
      'activate literature wild',
    ]);
    expect(withMeeples({ politics: 1 })).toEqual(['activate literature wild']);
    expect(withMeeples({ arts: 3, religion: 3 })).toEqual([]);
  });

  test('4.1 a missing meeple is named', () => {
    const state = landed(2, 'c8', { seats: { 0: { meeples: { arts: 1 } } } });
    expect(refusalOf(state, 'activate literature meeple')).toEqual({ code: 'no-meeple', discipline: 'literature' });
    expect(refusalOf(state, 'activate literature wild')).toEqual({ code: 'no-meeple', discipline: 'politics' });
  });

  test('4.1 in the room a meeple is not accepted', () => {
    const state = landed(5, 'c8', { seats: { 0: { meeples: { literature: 1, politics: 1 } } } });
    expect(choicesOf(state, 'activate')).toEqual(['activate literature room']);
    expect(refusalOf(state, 'activate literature meeple')).toEqual({ code: 'in-room', discipline: 'literature' });
    expect(refusalOf(state, 'activate literature wild')).toEqual({ code: 'in-room', discipline: 'literature' });
  });

  test('4.1 Politics by meeple takes a white one', () => {
    const state = landed(2, 'c32', { seats: { 0: { meeples: { politics: 2 } } } });
    expect(parseAction('activate politics meeple')?.id).toBeUndefined();
    expect(choicesOf(state, 'activate')).toEqual(['activate politics wild']);
    expect(playAll(state, 'activate politics wild')).toEqual([
      { type: 'activated', seat: 0, discipline: 'politics', by: 'wild' },
      { type: 'meeple-returned', seat: 0, discipline: 'politics', cause: 'activate' },
    ]);
    expect(seatAt(state, 0).meeples.politics).toBe(1);
  });

  test('4.1 Politics in its room takes none, and without a white one it is open only there', () => {
    expect(choicesOf(landed(14, 'c32'), 'activate')).toEqual(['activate politics room']);
    expect(choicesOf(landed(2, 'c32'), 'activate')).toEqual([]);
    expect(refusalOf(landed(2, 'c32'), 'activate politics wild')).toEqual({
      code: 'no-meeple',
      discipline: 'politics',
    });
  });

  test('4.1 the active seat’s figurine and meeples count, not those of others', () => {
    const state = landed(2, 'c8', {
      active: 1,
      seats: { 0: { figurine: 5, meeples: { literature: 3 } }, 1: { meeples: { politics: 1 } } },
    });
    expect(choicesOf(state, 'activate')).toEqual(['activate literature wild']);
    expect(playAll(state, 'activate literature wild')).toContainEqual({
      type: 'meeple-returned',
      seat: 1,
      discipline: 'politics',
      cause: 'activate',
    });
  });
});

describe('the other actions', () => {
  test('3.1, 8.2 a flipped financier on the rightmost space leaves activating and passing', () => {
    const spent = { financier: 6, flipped: true, workers: [] };
    const state = landed(2, 'c0', { seats: { 0: spent } });
    expect(choices(state)).toEqual(['activate discoveries room', 'pass']);
    expect(refusalOf(state, 'money')).toEqual({ code: 'financier-spent' });
    expect(refusalOf(landed(2, 'c0', { seats: { 0: { ...spent, flipped: false } } }), 'money')).toBeUndefined();
  });
});

describe('condition 2', () => {
  test('4.2 without a recruit of the discipline it cannot be activated', () => {
    const state = landed(2, 'c8');
    expect(refusalOf(state, 'activate discoveries room')).toEqual({ code: 'no-recruit', discipline: 'discoveries' });
  });

  test('4.1, 4.2 a meeple does not waive the hiring', () => {
    const state = landed(2, 'c8', { seats: { 0: { meeples: { arts: 2, politics: 2 } } } });
    expect(refusalOf(state, 'activate arts meeple')).toEqual({ code: 'no-recruit', discipline: 'arts' });
    expect(refusalOf(state, 'activate arts wild')).toEqual({ code: 'no-recruit', discipline: 'arts' });
  });

  test('4.2 a recruit on any space will do, the last too', () => {
    const state = landed(2, 'c8', { seats: { 0: { recruits: [null, null, null, 'c1'] } } });
    expect(refusalOf(state, 'activate discoveries room')).toBeUndefined();
    expect(playAll(state, 'activate discoveries room', 'hire 4 6')).toContainEqual({
      type: 'hired',
      seat: 0,
      tile: 1,
      recruit: 4,
      worker: 6,
      cost: 1,
    });
  });

  test('4.2 a starting character among the recruits counts for its discipline', () => {
    const state = landed(2, 'c8', {
      seats: { 0: { recruits: [null, 's0'], workers: [null, 's1', 's2', 's3', 's4'] } },
    });
    expect(refusalOf(state, 'activate discoveries room')).toBeUndefined();
  });

  test('4.2, 4.3 the cheapest space must be affordable', () => {
    const withMoney = (money: number): string[] => choicesOf(landed(2, 'c0', { seats: { 0: { money } } }), 'activate');
    expect(withMoney(1)).toEqual(['activate discoveries room']);
    expect(withMoney(0)).toEqual([]);
    expect(refusalOf(landed(2, 'c0', { seats: { 0: { money: 0 } } }), 'activate discoveries room')).toEqual({
      code: 'cannot-afford-hire',
      discipline: 'discoveries',
      cost: 1,
      short: 1,
    });
  });

  test('4.2, 4.3 with the financier on the ƒ1 space the cheapest costs ƒ2', () => {
    const seat = { financier: 6, workers: [] };
    expect(
      refusalOf(landed(2, 'c0', { seats: { 0: { ...seat, money: 2 } } }), 'activate discoveries room'),
    ).toBeUndefined();
    expect(refusalOf(landed(2, 'c0', { seats: { 0: { ...seat, money: 1 } } }), 'activate discoveries room')).toEqual({
      code: 'cannot-afford-hire',
      discipline: 'discoveries',
      cost: 2,
      short: 1,
    });
  });

  test('4.2 with several kinds of recruits each open discipline is offered', () => {
    const state = landed(5, 'c8', {
      seats: { 0: { recruits: [null, 'c16', 'c33', 'c0'], meeples: { discoveries: 1, religion: 1, politics: 1 } } },
    });
    expect(choicesOf(state, 'activate')).toEqual([
      'activate discoveries meeple',
      'activate discoveries wild',
      'activate literature room',
      'activate religion meeple',
      'activate religion wild',
      'activate politics wild',
    ]);
  });

  test('4.2 the hiring must come first', () => {
    const state = landed(2, 'c0', { seats: { 0: { boxes: { discoveries: 3 }, tiles: ['Rd'] } } });
    playAll(state, 'activate discoveries room');
    expect(refusalOf(state, 'disc')).toEqual({ code: 'hire-first', discipline: 'discoveries' });
    expect(refusalOf(state, 'coin')).toEqual({ code: 'hire-first', discipline: 'discoveries' });
    expect(refusalOf(state, 'reward 1')).toEqual({ code: 'hire-first', discipline: 'discoveries' });
    expect(refusalOf(state, 'masterpiece 1')).toEqual({ code: 'hire-first', discipline: 'discoveries' });
    expect(refusalOf(state, 'forgo')).toEqual({ code: 'hire-first', discipline: 'discoveries' });
    expect(refusalOf(state, 'pass')).toEqual({ code: 'other-decision', decision: 'hire', kind: 'pass' });
  });

  test('4.2 a worker is no recruit, however long the recruitment track', () => {
    const figures = { ...STANDARD_FIGURES, recruitmentSpaces: 6 };
    const state = landed(2, 'c8', { figures, seats: { 0: { financier: 6, workers: ['c1'] } } });
    expect(refusalOf(state, 'activate discoveries room')).toEqual({ code: 'no-recruit', discipline: 'discoveries' });
  });

  test('1.10, 4.2 with a longer recruitment track its last space counts', () => {
    const figures = { ...STANDARD_FIGURES, recruitmentSpaces: 6 };
    const recruits = [null, null, null, null, null, 'c1'];
    const state = landed(2, 'c8', { figures, seats: { 0: { recruits } } });
    expect(refusalOf(state, 'activate discoveries room')).toBeUndefined();
  });
});
