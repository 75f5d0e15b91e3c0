import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view, type State } from '../index.ts';
import { choices, choicesOf, discarded, landed, recruits, seatAt, setAside, workers } from '../../test/kit/readable.ts';
import { playAll, refusalOf, type SeatSpec } from '../../test/kit/position.ts';

const EXPERT = { expert: true };

/** The first seat has landed in Literature with Religion recruit c16 and activates Literature there. */
function firing(seat: SeatSpec = {}, taken = 'c16'): State {
  const own = { workers: [null, 'c8', 's1', 'c24'], money: 7, ...seat };
  const state = landed(5, taken, { options: EXPERT, seats: { 0: own } });
  playAll(state, 'activate literature room');
  return state;
}

describe('the expert variant', () => {
  test('4.6 a worker of the discipline is fired instead of hiring; nothing is paid back', () => {
    const state = firing();
    expect(choices(state)).toEqual(['fire 2', 'fire 3']);
    expect(playAll(state, 'fire 2')).toEqual([
      { type: 'fired', seat: 0, tile: 8, worker: 2 },
      { type: 'left', seat: 0, tile: 8, from: 'workers', space: 2, to: 'discard' },
    ]);
    expect(workers(state, 0)).toEqual([null, null, 's1', 'c24', null, null]);
    expect(discarded(state)).toEqual(['c8']);
    expect(seatAt(state, 0).money).toBe(7);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'strength' });
    expect(view(state).open).toMatchObject({ strength: 1, hired: [], hiringClosed: true });
  });

  test('4.6 also a starting character, which is set aside', () => {
    const state = firing();
    const aside = setAside(state);
    expect(playAll(state, 'fire 3')).toEqual([
      { type: 'fired', seat: 0, tile: 41, worker: 3 },
      { type: 'left', seat: 0, tile: 41, from: 'workers', space: 3, to: 'aside' },
    ]);
    expect(setAside(state)).toEqual([...aside, 's1'].toSorted());
    expect(discarded(state)).toEqual([]);
  });

  test('4.6 a worker on the last space can be fired', () => {
    const state = firing({ workers: [null, null, null, null, null, 'c8'] });
    expect(choices(state)).toEqual(['fire 6']);
  });

  test('4.6 a worker on the first space too, when the financier has moved on', () => {
    const state = firing({ financier: 3, workers: ['c8', null, null, 'c9'] });
    expect(choices(state)).toEqual(['fire 1', 'fire 4']);
    expect(playAll(state, 'fire 1')[0]).toEqual({ type: 'fired', seat: 0, tile: 8, worker: 1 });
    expect(workers(state, 0)).toEqual([null, null, null, 'c9', null, null]);
  });

  test('4.6 only a worker of the discipline', () => {
    const state = firing();
    expect(refusalOf(state, 'fire 4')).toEqual({
      code: 'worker-of-other-discipline',
      tile: 24,
      discipline: 'literature',
    });
    expect(refusalOf(state, 'fire 5')).toEqual({ code: 'no-worker', worker: 5 });
    expect(refusalOf(state, 'fire 1')).toEqual({ code: 'financier-space', worker: 1 });
  });

  test('4.6 an empty space is no worker of any discipline', () => {
    const state = landed(2, 'c16', { options: EXPERT, seats: { 0: { workers: [null, null, 'c0'] } } });
    playAll(state, 'activate discoveries room');
    expect(choices(state)).toEqual(['fire 3']);
    expect(refusalOf(state, 'fire 2')).toEqual({ code: 'no-worker', worker: 2 });
    expect(refusalOf(state, 'fire 1')).toEqual({ code: 'financier-space', worker: 1 });
  });

  test('4.6 the character tile of the lowest number is named like any other', () => {
    const state = firing({ workers: [null, 'c8', 'c0'] });
    expect(refusalOf(state, 'fire 3')).toEqual({
      code: 'worker-of-other-discipline',
      tile: 0,
      discipline: 'literature',
    });
  });

  test('4.6 exactly one, and no one is hired besides', () => {
    const state = firing({ recruits: [null, 'c9'] });
    playAll(state, 'fire 2');
    expect(choicesOf(state, 'fire', 'hire')).toEqual([]);
    expect(refusalOf(state, 'fire 3')).toEqual({ code: 'fire-instead-of-hire' });
    expect(refusalOf(state, 'hire 2 6')).toEqual({ code: 'hiring-closed', because: 'fired' });
    expect(recruits(state, 0)).toEqual(['c16', 'c9', null, null]);
  });

  test('4.6 with open hiring too no one is hired after a firing', () => {
    const state = landed(5, 'c16', {
      options: { expert: true, openHiring: true },
      seats: { 0: { workers: [null, 'c8'] } },
    });
    playAll(state, 'activate literature room', 'fire 2');
    expect(choices(state)).toEqual(['forgo']);
  });

  test('4.6 hiring stays possible, and then no one is fired', () => {
    const state = firing({}, 'c9');
    expect(choicesOf(state, 'fire', 'hire')).toEqual([
      'hire 1 2',
      'hire 1 3',
      'hire 1 4',
      'hire 1 5',
      'hire 1 6',
      'fire 2',
      'fire 3',
    ]);
    playAll(state, 'hire 1 6');
    expect(choicesOf(state, 'fire')).toEqual([]);
    expect(refusalOf(state, 'fire 2')).toEqual({ code: 'fire-instead-of-hire' });
  });

  test('4.6 opens activations without a recruit and without money', () => {
    const state = landed(5, 'c16', {
      options: EXPERT,
      seats: { 0: { workers: [null, 'c8', 'c0'], money: 0, meeples: { discoveries: 1 } } },
    });
    expect(choicesOf(state, 'activate')).toEqual(['activate discoveries meeple', 'activate literature room']);
  });

  test('4.6 without a recruit and a worker of the discipline there is no one to hire or fire', () => {
    const state = landed(5, 'c16', { options: EXPERT, seats: { 0: { workers: [null, 'c0'] } } });
    expect(refusalOf(state, 'activate literature room')).toEqual({
      code: 'nobody-to-hire-or-fire',
      discipline: 'literature',
    });
  });

  test('4.6 is a table option: otherwise no one is fired', () => {
    const state = landed(5, 'c8', { seats: { 0: { workers: [null, 'c9'] } } });
    playAll(state, 'activate literature room');
    expect(choicesOf(state, 'fire')).toEqual([]);
    expect(refusalOf(state, 'fire 2')).toEqual({ code: 'expert-only' });
    playAll(state, 'hire 1 6');
    expect(refusalOf(state, 'fire 2')).toEqual({ code: 'expert-only' });
    const bare = landed(5, 'c16', { seats: { 0: { workers: [null, 'c9'] } } });
    expect(refusalOf(bare, 'activate literature room')).toEqual({ code: 'no-recruit', discipline: 'literature' });
  });

  test('4.6, 4.8 strength may then be 0, which gives nothing', () => {
    const state = firing({ workers: [null, 'c8'] });
    playAll(state, 'fire 2');
    expect(view(state).open).toMatchObject({ strength: 0 });
    expect(choices(state)).toEqual(['forgo']);
    expect(refusalOf(state, 'reward 1')).toEqual({ code: 'too-weak', strength: 0, needed: 1 });
  });

  test('4.6, 4.7 and may be raised by tile, discs and coin up to a masterpiece', () => {
    const state = firing({ workers: [null, 'c8'], tiles: ['La', 'Rd'], boxes: { literature: 2 } });
    playAll(state, 'fire 2', 'disc', 'disc', 'coin');
    expect(view(state).open).toMatchObject({ workers: 0, tiles: 1, discs: 2, coin: true, strength: 4 });
    playAll(state, 'masterpiece 1');
    expect(view(state).niches.literature[0]?.holds).toBe(0);
  });
});
