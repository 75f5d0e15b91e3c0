import { legal, setup, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view } from '../index.ts';
import { dealOut, names, ONE_PER_ROOM, ringNames, seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, position, refusalOf } from '../../test/kit/position.ts';

/** Literature is empty and Discoveries has one tile: taking it leaves two rooms empty. */
const ALMOST = { 1: 'c7', 7: 'c23', 10: 'c31', 13: 'c39' };

describe('when', () => {
  test('10.1 one empty room is not refilled', () => {
    const state = position({ ring: ONE_PER_ROOM });
    const events = playAll(state, 'land 1');
    expect(events.map(({ type }) => type)).toEqual(['walked', 'recruited']);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
    expect(ringNames(state)).toBe('- - - - c15 - - c23 - - c31 - - c39 - -');
  });

  test('10.1, 3.5 two empty rooms are, immediately and before the action', () => {
    const state = position({ ring: ALMOST });
    const events = playAll(state, 'land 1');
    expect(events.map(({ type }) => type)).toEqual(['walked', 'recruited', 'refill-begun']);
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'deal' });
    expect(refusalOf(state, 'pass')).toEqual({ code: 'chance-first', decision: 'deal' });
    dealOut(state);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
  });

  test.each([
    ['first', { 4: 'c0', 7: 'c23', 10: 'c31', 13: 'c39' }],
    ['second', { 5: 'c0', 7: 'c23', 10: 'c31', 13: 'c39' }],
    ['third', { 6: 'c0', 7: 'c23', 10: 'c31', 13: 'c39' }],
  ])('10.1 a room holds a tile on its %s space', (_, ring) => {
    const state = position({ ring: { ...ring, 1: 'c7' } });
    playAll(state, 'land 1');
    expect(toAct(state).decision).toBe('action');
  });

  test('10.1 the last room counts like the others', () => {
    const held = position({ ring: { 1: 'c7', 4: 'c15', 7: 'c23', 15: 'c39' } });
    playAll(held, 'land 1');
    expect(toAct(held).decision).toBe('deal');
    const two = position({ ring: { 1: 'c7', 2: 'c6', 4: 'c15', 7: 'c23', 10: 'c31' } });
    playAll(two, 'land 1');
    expect(toAct(two).decision).toBe('action');
    const three = position({ ring: { 1: 'c7', 4: 'c15', 7: 'c23', 10: 'c31' } });
    playAll(three, 'land 1');
    expect(toAct(three).decision).toBe('deal');
  });

  test('10.1 three empty rooms are refilled as well', () => {
    const state = position({ ring: { 1: 'c7', 7: 'c23', 13: 'c39' } });
    playAll(state, 'land 1');
    expect(toAct(state).decision).toBe('deal');
  });

  test('10.1 a tile under another figurine counts as held', () => {
    const ring = { 1: 'c7', 5: 'c15', 7: 'c23', 10: 'c31', 13: 'c39' };
    const state = position({ ring, seats: { 1: { figurine: 5 } } });
    playAll(state, 'land 1');
    expect(toAct(state).decision).toBe('action');
  });

  test('10.1 the Bonus Tiles room never counts as empty', () => {
    const state = position({ ring: { 4: 'c15', 7: 'c23', 10: 'c31', 13: 'c39', 14: 'c38' } });
    playAll(state, 'land 4');
    expect(toAct(state).decision).toBe('deal');
    const one = position({
      ring: { 1: 'c7', 4: 'c15', 7: 'c23', 10: 'c31', 13: 'c39' },
      seats: { 0: { figurine: 15 } },
    });
    playAll(one, 'land 1');
    expect(toAct(one).decision).toBe('action');
  });

  test('10.2 it is checked after a removal, not otherwise: two rooms found empty wait for the next one', () => {
    const ring = { 1: 'c7', 7: 'c23', 10: 'c31' };
    const state = position({ ring, grid: ['Dc'], seats: { 0: { figurine: 14, boat: 4 } } });
    playAll(state, 'land 0', 'take Dc meeple');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
    playAll(state, 'land 10');
    expect(toAct(state).decision).toBe('deal');
  });
});

describe('how', () => {
  test('10.1 every empty space is filled in order from the first Discoveries space, under figurines too', () => {
    const state = position({ ring: ALMOST, seats: { 1: { figurine: 5 } } });
    playAll(state, 'land 1');
    const dealt = dealOut(state).flatMap((event) => (event.type === 'dealt' ? [event.space] : []));
    expect(dealt).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 14, 15]);
    expect(view(state).ring.filter(({ tile }) => tile === null)).toEqual([
      { space: 0, room: null, tile: null, figurines: [] },
    ]);
    expect(view(state).ring[1]?.figurines).toEqual([0]);
    expect(view(state).ring[5]?.figurines).toEqual([1]);
  });

  test('10.1 no tile on the ring is covered, whichever it is', () => {
    const state = position({ ring: { 1: 'c7', 7: 'c0', 10: 'c31', 13: 'c39' } });
    playAll(state, 'land 1');
    dealOut(state);
    expect(ringNames(state).split(' ')[7]).toBe('c0');
  });

  test('10.1, 3.5 a tile dealt under the own figurine is not taken', () => {
    const state = position({ ring: ALMOST });
    playAll(state, 'land 1', 'deal c0');
    expect(view(state).ring[1]?.tile?.name).toBe('c0');
    dealOut(state);
    expect(names(seatIn(state, 0).recruits)).toBe('c7 - - -');
  });

  test('10.1 tiles come from the draw pile, one at a time', () => {
    const state = position({ ring: ALMOST, discard: ['c20'] });
    playAll(state, 'land 1');
    expect(legalTexts(legal(state))).not.toContain('deal c20');
    expect(refusalOf(state, 'deal c20')).toEqual({ code: 'tile-not-available', tile: 20 });
    expect(refusalOf(state, 'deal c7')).toEqual({ code: 'tile-not-available', tile: 7 });
    expect(refusalOf(state, 'deal s0')).toEqual({ code: 'tile-not-available', tile: 40 });
    expect(legal(state)).toHaveLength(35);
    expect(playAll(state, 'deal c0')).toEqual([{ type: 'dealt', tile: 0, space: 1 }]);
    expect(refusalOf(state, 'deal c0')).toEqual({ code: 'tile-not-available', tile: 0 });
    expect(legal(state)).toHaveLength(34);
    expect(view(state).pile.draw).toHaveLength(34);
  });

  test('10.5 after refilling the round marker moves one space', () => {
    const state = position({ ring: ALMOST, players: 3 });
    expect(view(state).round).toBe(1);
    playAll(state, 'land 1');
    expect(view(state).round).toBe(1);
    expect(dealOut(state).at(-1)).toEqual({ type: 'round', round: 2, last: false });
    expect(view(state)).toMatchObject({ round: 2, phase: 'rounds' });
  });

  test('10.5, 2.5 dealing the board at the start is no refill: nothing is announced and round 1 begins', () => {
    const state = setup({ players: 2, options: { start: 'first' } });
    const events = dealOut(state);
    expect(events.filter(({ type }) => type === 'round' || type === 'refill-begun')).toEqual([]);
    expect(view(state).round).toBe(1);
  });

  test('10.2 a full board after the refill is not refilled again in the same turn', () => {
    const state = position({ ring: ALMOST });
    playAll(state, 'land 1');
    dealOut(state);
    playAll(state, 'pass', 'land 2');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'action' });
    expect(view(state).round).toBe(2);
  });
});

describe('the last refill', () => {
  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ] as const)('11.1, 2.8 with %i players the refill that ends round %i is the last', (players, last) => {
    const before = position({ players, ring: ALMOST, round: last - 1 });
    playAll(before, 'land 1');
    expect(dealOut(before).at(-1)).toEqual({ type: 'round', round: last, last: false });
    expect(view(before).phase).toBe('rounds');
    const state = position({ players, ring: ALMOST, round: last });
    playAll(state, 'land 1');
    expect(dealOut(state).at(-1)).toEqual({ type: 'round', round: last + 1, last: true });
    expect(view(state)).toMatchObject({ phase: 'ending', rounds: last });
    expect(ringNames(state)).not.toContain('- -');
  });

  test('11.1 by the ruling `before-last-refill` the refill that begins the last round is the last', () => {
    const rulings = { withdraw: 'turn-or-action', ending: 'before-last-refill' } as const;
    const before = position({ ring: ALMOST, round: 1, rulings });
    playAll(before, 'land 1');
    expect(dealOut(before).at(-1)).toEqual({ type: 'round', round: 2, last: false });
    const state = position({ ring: ALMOST, round: 2, rulings });
    playAll(state, 'land 1');
    expect(dealOut(state).at(-1)).toEqual({ type: 'round', round: 3, last: true });
    expect(view(state)).toMatchObject({ phase: 'ending', rounds: 3 });
  });

  test('11.1 afterwards the board is never refilled, before the final turns or in them', () => {
    const ending = position({ ring: ALMOST, phase: 'ending', round: 4 });
    playAll(ending, 'land 1');
    expect(toAct(ending).decision).toBe('action');
    const final = position({ ring: ALMOST, phase: 'final', finalTurn: 1, round: 4 });
    playAll(final, 'land 1');
    expect(toAct(final).decision).toBe('action');
    expect(view(final).round).toBe(4);
  });
});
