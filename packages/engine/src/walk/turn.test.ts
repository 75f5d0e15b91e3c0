import { setup, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view, type State } from '../index.ts';
import { dealOut } from '../../test/kit/deal-out.ts';
import { choices, discarded, landed, recruits } from '../../test/kit/readable.ts';
import { playAll, position, refusalOf, type TileWord } from '../../test/kit/position.ts';

/** Tiles in every room, one each. */
const ONE_EACH = { 1: 'c0', 4: 'c8', 7: 'c16', 10: 'c24', 13: 'c32' };

describe('a turn', () => {
  test('3.1 turns go clockwise from the start player', () => {
    const state = dealOut(setup({ players: 3 }), 'start 1');
    expect(toAct(state)).toMatchObject({ seat: 1 });
    expect(playAll(state, 'land 1', 'pass')).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'turn', seat: 2, finalTurn: 0 },
    ]);
    playAll(state, 'land 2', 'pass');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'walk' });
    playAll(state, 'land 3', 'pass');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
    expect(view(state).turn).toBe(4);
  });

  test('3.1 first the move, then the action', () => {
    const state = position();
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'walk' });
    expect(refusalOf(state, 'money')).toEqual({ code: 'other-decision', decision: 'walk', kind: 'money' });
    playAll(state, 'land 1');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
    expect(refusalOf(state, 'land 2')).toEqual({ code: 'other-decision', decision: 'action', kind: 'land' });
  });

  test('3.1 one action: activate, receive money or pass', () => {
    const state = landed(2, 'c0');
    expect(choices(state)).toEqual(['activate discoveries room', 'money', 'pass']);
    playAll(state, 'money');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });

  test('3.1 one activation ends the turn', () => {
    const state = landed(2, 'c0');
    playAll(state, 'activate discoveries room', 'hire 1 6', 'reward 1');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });

  test('3.1 on the Bonus Tiles space a tile is taken instead of an action', () => {
    const state = position({ seats: { 0: { figurine: 15, boat: 4, meeples: { discoveries: 1 } } } });
    playAll(state, 'land 0');
    expect(refusalOf(state, 'money')).toEqual({ code: 'other-decision', decision: 'take', kind: 'money' });
    playAll(state, 'take Da meeple');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });
});

describe('recruiting', () => {
  test('3.4 the tile goes to the leftmost recruitment space and leaves the ring', () => {
    const state = landed(2, 'c3');
    expect(recruits(state, 0)).toEqual(['c3', null, null, null]);
    expect(view(state).ring[2]?.tile).toBeNull();
  });

  test('3.4 onto a free first space nothing slides', () => {
    const state = landed(2, 'c3', { seats: { 0: { recruits: [null, 'c8', null, 'c9'] } } });
    expect(recruits(state, 0)).toEqual(['c3', 'c8', null, 'c9']);
    expect(discarded(state)).toEqual([]);
  });

  test('3.4 a taken first space makes all recruits slide, gaps along', () => {
    const state = position({
      ring: { ...ONE_EACH, 2: 'c3' },
      seats: { 0: { figurine: 1, recruits: ['c9', null, 'c10'] } },
    });
    expect(playAll(state, 'land 2')).toEqual([
      { type: 'walked', seat: 0, from: 1, to: 2, steps: 1 },
      { type: 'recruits-slid', seat: 0, to: 4 },
      { type: 'recruited', seat: 0, tile: 3, space: 2, recruit: 1 },
    ]);
    expect(recruits(state, 0)).toEqual(['c3', 'c9', null, 'c10']);
  });

  test('3.4 a recruit that falls off the last space is discarded', () => {
    const state = position({
      ring: { ...ONE_EACH, 2: 'c3' },
      seats: { 0: { figurine: 1, recruits: ['c9', null, null, 'c10'] }, 1: { recruits: ['c11'] } },
    });
    expect(playAll(state, 'land 2')).toEqual([
      { type: 'walked', seat: 0, from: 1, to: 2, steps: 1 },
      { type: 'recruits-slid', seat: 0, to: 4 },
      { type: 'left', seat: 0, tile: 10, from: 'recruitment', space: 4, to: 'discard' },
      { type: 'recruited', seat: 0, tile: 3, space: 2, recruit: 1 },
    ]);
    expect(recruits(state, 0)).toEqual(['c3', 'c9', null, null]);
    expect(recruits(state, 1)).toEqual(['c11', null, null, null]);
    expect(discarded(state)).toEqual(['c10']);
  });

  test('3.4 the character tile of the lowest number slides and falls off like any other', () => {
    const state = landed(2, 'c3', { seats: { 0: { recruits: ['c0', 'c9'] } } });
    expect(recruits(state, 0)).toEqual(['c3', 'c0', 'c9', null]);
    const falling = landed(2, 'c3', { seats: { 0: { recruits: ['c8', 'c9', 'c10', 'c0'] } } });
    expect(discarded(falling)).toEqual(['c0']);
  });

  test('3.4 by the ruling toGap only recruits left of the first gap slide', () => {
    const rulings = { recruitSlide: 'toGap' } as const;
    const holding = (...held: (TileWord | null)[]): State =>
      position({ rulings, ring: ONE_EACH, seats: { 0: { recruits: held } } });
    const state = holding('c9', null, 'c10', 'c11');
    expect(playAll(state, 'land 1').slice(1)).toEqual([
      { type: 'recruits-slid', seat: 0, to: 2 },
      { type: 'recruited', seat: 0, tile: 0, space: 1, recruit: 1 },
    ]);
    expect(recruits(state, 0)).toEqual(['c0', 'c9', 'c10', 'c11']);
    const gaps = holding('c9', 'c10', null, null);
    playAll(gaps, 'land 1');
    expect(recruits(gaps, 0)).toEqual(['c0', 'c9', 'c10', null]);
    const free = holding(null, 'c9', null, 'c10');
    playAll(free, 'land 1');
    expect(recruits(free, 0)).toEqual(['c0', 'c9', null, 'c10']);
    const full = holding('c9', 'c10', 'c11', 'c12');
    playAll(full, 'land 1');
    expect(recruits(full, 0)).toEqual(['c0', 'c9', 'c10', 'c11']);
    expect(discarded(full)).toEqual(['c12']);
  });

  test('3.4 by the ruling leftmostFree a recruit takes the leftmost free space, and all slide only if none is free', () => {
    const rulings = { recruitSlide: 'leftmostFree' } as const;
    const holding = (...held: (TileWord | null)[]): State =>
      position({ rulings, ring: ONE_EACH, seats: { 0: { recruits: held } } });
    const state = holding('c9', null, 'c10', null);
    expect(playAll(state, 'land 1').slice(1)).toEqual([{ type: 'recruited', seat: 0, tile: 0, space: 1, recruit: 2 }]);
    expect(recruits(state, 0)).toEqual(['c9', 'c0', 'c10', null]);
    const free = holding(null, 'c9', null, null);
    playAll(free, 'land 1');
    expect(recruits(free, 0)).toEqual(['c0', 'c9', null, null]);
    const full = holding('c9', 'c10', 'c11', 'c12');
    playAll(full, 'land 1');
    expect(recruits(full, 0)).toEqual(['c0', 'c9', 'c10', 'c11']);
    expect(discarded(full)).toEqual(['c12']);
  });

  test('1.3, 3.4 a starting character that falls off is set aside, not discarded', () => {
    const state = landed(2, 'c3', {
      seats: { 0: { recruits: ['c9', 'c10', 'c11', 's6'] }, 1: { workers: [null, 's5', 's7', 's8', 's9'] } },
    });
    expect(recruits(state, 0)).toEqual(['c3', 'c9', 'c10', 'c11']);
    expect(discarded(state)).toEqual([]);
    expect(view(state).pile.aside.map(({ name }) => name)).toContain('s6');
  });
});

describe('the refill check', () => {
  const twoRooms = { 2: 'c0', 7: 'c16', 10: 'c24', 13: 'c32' };

  test('3.5 comes before the action', () => {
    const state = position({ ring: twoRooms });
    expect(playAll(state, 'land 2')).toEqual([
      { type: 'walked', seat: 0, from: 0, to: 2, steps: 1 },
      { type: 'recruited', seat: 0, tile: 0, space: 2, recruit: 1 },
      { type: 'refill-begun' },
    ]);
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'deal' });
    dealOut(state);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
    expect(view(state).round).toBe(2);
  });

  test('3.5 a new tile under the figurine is not taken', () => {
    const state = dealOut(position({ ring: twoRooms }), 'land 2');
    expect(view(state).ring[2]).toMatchObject({ figurines: [0], tile: { starter: false } });
    expect(recruits(state, 0)).toEqual(['c0', null, null, null]);
  });

  test('3.5 a recruit that fell off is on the discard pile by then, and may come back immediately', () => {
    const state = position({
      ring: twoRooms,
      pileEmpty: true,
      seats: { 0: { recruits: ['c9', 'c10', 'c11', 'c12'] } },
    });
    playAll(state, 'land 2');
    expect(refusalOf(state, 'deal c12')).toBeUndefined();
    expect(refusalOf(state, 'deal c11')).toEqual({ code: 'tile-not-available', tile: 11 });
  });

  test('3.5 with only one room empty there is none', () => {
    const state = position({ ring: { ...twoRooms, 5: 'c8' } });
    playAll(state, 'land 2');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
  });
});

describe('no landing', () => {
  test('3.6 with a landing the player must walk', () => {
    const state = position({ ring: { 9: 'c16' } });
    expect(choices(state)).toEqual(['land 9']);
    expect(refusalOf(state, 'stay')).toEqual({ code: 'can-walk' });
    expect(refusalOf(state, 'withdraw')).toEqual({ code: 'not-final-turn' });
  });

  test('3.6 also if the only landing is the Bonus Tiles space', () => {
    const state = position({ ring: {}, seats: { 0: { figurine: 3, boat: 4, meeples: { discoveries: 1 } } } });
    expect(choices(state)).toEqual(['land 0']);
    expect(refusalOf(state, 'stay')).toEqual({ code: 'can-walk' });
  });

  test('3.6 without one the turn ends immediately', () => {
    const state = position({ ring: { 5: 'c8' }, seats: { 0: { figurine: 2 }, 1: { figurine: 5 } } });
    expect(choices(state)).toEqual(['stay']);
    expect(playAll(state, 'stay')).toEqual([
      { type: 'stayed', seat: 0 },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
    expect(view(state).seats[0]?.figurine).toBe(2);
  });

  test('3.6 before the final turns, in the turns after the last refill, the player stays too', () => {
    expect(choices(position({ phase: 'ending', ring: {} }))).toEqual(['stay']);
  });

  test('3.6, 11.3 in a final turn it withdraws the player, to the highest free passing spot', () => {
    const state = position({
      players: 3,
      phase: 'final',
      finalTurn: 2,
      ring: {},
      seats: { 0: { figurine: 2 }, 2: { figurine: 7 } },
    });
    expect(choices(state)).toEqual(['withdraw']);
    expect(refusalOf(state, 'stay')).toEqual({ code: 'must-withdraw' });
    expect(playAll(state, 'withdraw')).toEqual([
      { type: 'withdrew', seat: 0, spot: 1, prestige: 4 },
      { type: 'turn', seat: 1, finalTurn: 2 },
    ]);
    expect(view(state).seats[0]).toMatchObject({ figurine: null, withdrawn: 1 });
  });

  test('3.6, 11.3 in a final turn with a landing both are open', () => {
    expect(choices(position({ phase: 'final', finalTurn: 1, ring: { 4: 'c8' } }))).toEqual(['land 4', 'withdraw']);
  });
});
