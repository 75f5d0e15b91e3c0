import { expect, test } from 'vitest';
import { view } from '../index.ts';
import { names, ONE_PER_ROOM, seatIn } from '../../test/kit/look.ts';
import { playAll, position, type SeatSpec } from '../../test/kit/position.ts';

const withSeat = (seat: SeatSpec) => position({ ring: ONE_PER_ROOM, seats: { 0: seat } });

test('8.1 the financier moves one space right and leaves a gap; characters are pushed until a gap', () => {
  const state = withSeat({ financier: 1, workers: [null, 'c0', 'c8', null, 'c16', 'c24'], money: 7 });
  const events = playAll(state, 'land 1', 'money');
  expect(seatIn(state, 0).financier).toEqual({ worker: 2, flipped: false });
  expect(names(seatIn(state, 0).workers)).toBe('- - c0 c8 c16 c24');
  expect(events).toEqual([
    { type: 'financier-moved', seat: 0, from: 1, to: 2 },
    { type: 'worker-pushed', seat: 0, tile: 0, from: 2, to: 3 },
    { type: 'worker-pushed', seat: 0, tile: 8, from: 3, to: 4 },
    { type: 'money', seat: 0, amount: 0, cause: 'money' },
    { type: 'turn', seat: 1, finalTurn: 0 },
  ]);
});

test('8.1 the gap behind the financier stays a gap', () => {
  const state = withSeat({ financier: 3, workers: ['c0', 'c8', null, 'c16', 'c24', null] });
  playAll(state, 'land 1', 'money');
  expect(seatIn(state, 0).financier.worker).toBe(4);
  expect(names(seatIn(state, 0).workers)).toBe('c0 c8 - - c16 c24');
});

test('8.1 onto an empty space the financier pushes nobody', () => {
  const state = withSeat({ financier: 2, workers: ['c0', null, null, 'c8', 'c16', 'c24'] });
  const events = playAll(state, 'land 1', 'money');
  expect(names(seatIn(state, 0).workers)).toBe('c0 - - c8 c16 c24');
  expect(events.map(({ type }) => type)).toEqual(['financier-moved', 'money', 'turn']);
});

test('8.1, 4.3 a character pushed off the end goes to the discard pile', () => {
  const state = withSeat({ financier: 1, workers: [null, 's0', 's1', 'c16', 'c24', 'c32'] });
  const events = playAll(state, 'land 1', 'money');
  expect(names(seatIn(state, 0).workers)).toBe('- - s0 s1 c16 c24');
  expect(events).toContainEqual({ type: 'left', seat: 0, tile: 32, from: 'workers', space: 6, to: 'discard' });
  expect(events.filter(({ type }) => type === 'worker-pushed')).toHaveLength(4);
  expect(names(view(state).pile.discard)).toBe('c32');
});

test('8.1, 1.3 a starting character pushed off the end is set aside', () => {
  const state = withSeat({ financier: 5, workers: ['c0', 'c8', 'c16', 'c24', null, 's4'] });
  const events = playAll(state, 'land 1', 'money');
  expect(seatIn(state, 0).financier.worker).toBe(6);
  expect(names(seatIn(state, 0).workers)).toBe('c0 c8 c16 c24 - -');
  expect(events).toContainEqual({ type: 'left', seat: 0, tile: 44, from: 'workers', space: 6, to: 'aside' });
  expect(names(view(state).pile.aside)).toContain('s4');
  expect(view(state).pile.discard).toEqual([]);
});

test('8.1 only the own financier moves', () => {
  const state = position({ ring: ONE_PER_ROOM, active: 1, seats: { 0: { financier: 2 }, 1: { financier: 4 } } });
  const before = seatIn(state, 0);
  playAll(state, 'land 1', 'money');
  expect(seatIn(state, 0)).toEqual(before);
  expect(seatIn(state, 1).financier.worker).toBe(5);
});

test('8.2 from the rightmost space it flips, is lifted to the leftmost and pushes to the first gap only', () => {
  const state = withSeat({ financier: 6, workers: ['c0', 'c8', null, 'c16', 'c24', null], money: 7 });
  const events = playAll(state, 'land 1', 'money');
  expect(seatIn(state, 0).financier).toEqual({ worker: 1, flipped: true });
  expect(names(seatIn(state, 0).workers)).toBe('- c0 c8 c16 c24 -');
  expect(events).toEqual([
    { type: 'financier-flipped', seat: 0, prestige: -5 },
    { type: 'financier-moved', seat: 0, from: 6, to: 1 },
    { type: 'worker-pushed', seat: 0, tile: 0, from: 1, to: 2 },
    { type: 'worker-pushed', seat: 0, tile: 8, from: 2, to: 3 },
    { type: 'money', seat: 0, amount: 0, cause: 'money' },
    { type: 'turn', seat: 1, finalTurn: 0 },
  ]);
});

test('8.2 with five characters the space it was lifted from takes the last one: none falls off', () => {
  const state = withSeat({ financier: 6, workers: ['c0', 'c8', 'c16', 'c24', 'c32', null] });
  const events = playAll(state, 'land 1', 'money');
  expect(names(seatIn(state, 0).workers)).toBe('- c0 c8 c16 c24 c32');
  expect(events.map(({ type }) => type)).not.toContain('left');
});
