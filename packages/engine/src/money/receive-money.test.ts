import { legal, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, STANDARD_FIGURES } from '../index.ts';
import { ONE_PER_ROOM, seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, position, refusalOf, type SeatSpec } from '../../test/kit/position.ts';

const withSeat = (seat: SeatSpec) => position({ ring: ONE_PER_ROOM, seats: { 0: seat } });

describe('how much', () => {
  test.each([
    [0, 7],
    [1, 8],
    [2, 9],
    [3, 10],
    [4, 11],
    [5, 12],
    [6, 13],
    [7, 14],
    [8, 15],
    [9, 15],
    [12, 15],
    [16, 15],
  ])('8.1, 1.12 a sailboat on space %i of the track brings the money to ƒ%i', (boat, florins) => {
    const state = withSeat({ boat, money: 0 });
    expect(seatIn(state, 0).income).toBe(florins);
    const events = playAll(state, 'land 1', 'money');
    expect(seatIn(state, 0).money).toBe(florins);
    expect(events).toContainEqual({ type: 'money', seat: 0, amount: florins, cause: 'money' });
  });

  test('8.1, 13.3 on ƒ13 with ƒ3 in hand it gives ƒ10', () => {
    const state = withSeat({ boat: 6, money: 3 });
    const events = playAll(state, 'land 1', 'money');
    expect(events).toContainEqual({ type: 'money', seat: 0, amount: 10, cause: 'money' });
    expect(seatIn(state, 0).money).toBe(13);
  });

  test('8.1, 13.3 on any prestige space it gives up to ƒ15, never a prestige number', () => {
    const onOne = withSeat({ boat: 9, money: 14 });
    playAll(onOne, 'land 1', 'money');
    expect(seatIn(onOne, 0).money).toBe(15);
    const onFifteen = withSeat({ boat: 16, money: 4 });
    playAll(onFifteen, 'land 1', 'money');
    expect(seatIn(onFifteen, 0).money).toBe(15);
  });

  test('8.1 the highest florins count on a prestige space even if they are not the last printed', () => {
    const figures = { ...STANDARD_FIGURES, florins: [9, 20, 12], whiteMeeples: [4, 9] };
    const state = position({ ring: ONE_PER_ROOM, figures, seats: { 0: { boat: 10, money: 0 } } });
    playAll(state, 'land 1', 'money');
    expect(seatIn(state, 0).money).toBe(20);
  });

  test('8.1 with as much or more in hand it yields nothing, yet may be chosen', () => {
    const asMuch = withSeat({ boat: 2, money: 9 });
    expect(playAll(asMuch, 'land 1', 'money')).toContainEqual({ type: 'money', seat: 0, amount: 0, cause: 'money' });
    expect(seatIn(asMuch, 0).money).toBe(9);
    const more = withSeat({ boat: 2, money: 12, financier: 3 });
    playAll(more, 'land 1', 'money');
    expect(seatIn(more, 0).money).toBe(12);
    expect(seatIn(more, 0).financier.worker).toBe(4);
  });

  test('8.1 no one else receives anything, and the turn is over', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { money: 0 }, 1: { money: 2 } } });
    playAll(state, 'land 1', 'money');
    expect(seatIn(state, 1).money).toBe(2);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });
});

describe('the flip', () => {
  test('8.2 an unflipped financier on the rightmost space may flip, for −5 PP, and then receives the money', () => {
    const state = withSeat({ boat: 3, money: 1, financier: 6, workers: ['c0', 'c8', 'c16', 'c24', 'c32', null] });
    playAll(state, 'land 1');
    expect(legalTexts(legal(state))).toContain('money');
    expect(refusalOf(state, 'money')).toBeUndefined();
    playAll(state, 'money');
    expect(seatIn(state, 0).money).toBe(10);
    expect(seatIn(state, 0).financier).toEqual({ worker: 1, flipped: true });
    expect(score(state).seats[0]?.financier).toBe(-5);
    expect(score(state).seats[1]?.financier).toBe(0);
  });

  test('8.2 a flipped financier on the rightmost space: receive money cannot be chosen', () => {
    const state = withSeat({ financier: 6, flipped: true, workers: ['c0', 'c8', 'c16', 'c24', 'c32', null] });
    playAll(state, 'land 1');
    expect(legalTexts(legal(state))).not.toContain('money');
    expect(refusalOf(state, 'money')).toEqual({ code: 'financier-spent' });
  });

  test('8.2 a flipped financier elsewhere still moves right and stays flipped', () => {
    const state = withSeat({ financier: 5, flipped: true, money: 0 });
    playAll(state, 'land 1');
    expect(legalTexts(legal(state))).toContain('money');
    playAll(state, 'money');
    expect(seatIn(state, 0).financier).toEqual({ worker: 6, flipped: true });
    expect(seatIn(state, 0).money).toBe(7);
    expect(score(state).seats[0]?.financier).toBe(-5);
  });

  test('8.2 from the second space from the right the financier moves without flipping', () => {
    const state = withSeat({ financier: 5, workers: ['c0', 'c8', 'c16', 'c24', null, null] });
    playAll(state, 'land 1', 'money');
    expect(seatIn(state, 0).financier).toEqual({ worker: 6, flipped: false });
  });
});
