import { legal, MOST_LEGAL, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, view } from '../index.ts';
import { atTheGrid, dealOut, FIRST_TILE, names, ONE_PER_ROOM, ringNames, seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, position, refusalOf } from '../../test/kit/position.ts';

const FIVE_OF_LITERATURE = [null, 'c8', 'c9', 'c10', 'c11', 'c12'];
const FIVE_OF_DISCOVERIES = [null, 'c0', 'c1', 'c2', 'c3', 'c4'];

describe('Da', () => {
  test('9.6, 9.5 Da adds 1 to every activation of Discoveries while owned', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { tiles: ['Da'], workers: [] } } });
    playAll(state, 'land 1', 'activate discoveries room', 'hire 1 6');
    expect(view(state).open).toMatchObject({ decision: 'strength', workers: 1, tiles: 1, discs: 0, strength: 2 });
    expect(refusalOf(state, 'reward 2')).toBeUndefined();
    expect(refusalOf(state, 'reward 3')).toEqual({ code: 'too-weak', strength: 2, needed: 3 });
  });

  test('9.6 Da does nothing for another discipline or another player', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 1: { tiles: ['Da'] }, 0: { workers: [] } } });
    playAll(state, 'land 1', 'activate discoveries room', 'hire 1 6');
    expect(view(state).open).toMatchObject({ workers: 1, tiles: 0, strength: 1 });
    const { strength } = seatIn(state, 1);
    expect([strength.literature.tiles, strength.religion.tiles, strength.arts.tiles, strength.politics.tiles]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('9.6, 4.6 after firing the only worker Da alone is strength 1', () => {
    const state = position({
      ring: ONE_PER_ROOM,
      options: { expert: true },
      seats: { 0: { tiles: ['Da'], workers: [null, 's0'] } },
    });
    playAll(state, 'land 1', 'activate discoveries room', 'fire 2');
    expect(view(state).open).toMatchObject({ workers: 0, tiles: 1, strength: 1 });
    expect(legalTexts(legal(state))).toEqual(['reward 1', 'forgo']);
  });

  test('9.6, 4.10 Da alone is the partner strength for the 17 PP masterpiece of Literature', () => {
    const seat = { workers: FIVE_OF_LITERATURE, tiles: ['La' as const] };
    const without = position({ ring: ONE_PER_ROOM, seats: { 0: seat } });
    playAll(without, 'land 4', 'activate literature room', 'hire 1 6');
    expect(refusalOf(without, 'masterpiece 4')).toEqual({ code: 'partner-too-weak', partner: 'discoveries' });
    const withDa = position({ ring: ONE_PER_ROOM, seats: { 0: { ...seat, tiles: ['La', 'Da'] } } });
    playAll(withDa, 'land 4', 'activate literature room', 'hire 1 6');
    expect(refusalOf(withDa, 'masterpiece 4')).toBeUndefined();
  });
});

describe('Db', () => {
  test('9.6 Db adds 1 to Politics and nothing to Discoveries', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { tiles: ['Db'], workers: [], figurine: 8 } } });
    expect(seatIn(state, 0).strength.politics).toEqual({ workers: 0, tiles: 1 });
    expect(seatIn(state, 0).strength.discoveries).toEqual({ workers: 0, tiles: 0 });
    playAll(state, 'land 13', 'activate politics room', 'hire 1 6');
    expect(view(state).open).toMatchObject({ workers: 1, tiles: 1, strength: 2 });
  });

  test('9.6, 4.10 Db alone is the partner strength for the 17 PP masterpiece of Discoveries', () => {
    const seat = { workers: FIVE_OF_DISCOVERIES, tiles: ['Da' as const] };
    const without = position({ ring: ONE_PER_ROOM, seats: { 0: seat } });
    playAll(without, 'land 1', 'activate discoveries room', 'hire 1 6');
    expect(refusalOf(without, 'masterpiece 4')).toEqual({ code: 'partner-too-weak', partner: 'politics' });
    const withDb = position({ ring: ONE_PER_ROOM, seats: { 0: { ...seat, tiles: ['Da', 'Db'] } } });
    playAll(withDb, 'land 1', 'activate discoveries room', 'hire 1 6', 'masterpiece 4');
    expect(score(withDb).seats[0]?.masterpieces).toBe(17);
  });
});

describe('Dc', () => {
  test('9.6 Dc gives ƒ5 immediately, beyond what the sailboat would give', () => {
    const state = atTheGrid({ boat: 4, money: 15 }, { grid: ['Dc'] });
    const events = playAll(state, 'take Dc meeple');
    expect(seatIn(state, 0).money).toBe(20);
    expect(events).toContainEqual({ type: 'money', seat: 0, amount: 5, cause: 'tile' });
  });

  test('9.5 an instant effect happens once: Dc gives nothing to a player who owns it already', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { tiles: ['Dc'], money: 3 } } });
    playAll(state, 'land 1', 'pass');
    expect(seatIn(state, 0).money).toBe(3);
  });
});

describe('Dd', () => {
  test('9.6 Dd takes any character tile of the board, also from under a figurine', () => {
    const state = atTheGrid({ boat: 4 }, { grid: ['Dd'], seats: { 1: { figurine: 7 } } });
    playAll(state, 'take Dd meeple');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'fetch' });
    expect(legalTexts(legal(state))).toEqual(['fetch 1', 'fetch 4', 'fetch 7', 'fetch 10', 'fetch 13']);
    expect(refusalOf(state, 'fetch 2')).toEqual({ code: 'no-character', space: 2 });
    playAll(state, 'fetch 7');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'recruit-space' });
    expect(seatIn(state, 1).figurine).toBe(7);
    const events = playAll(state, 'seat 3');
    expect(names(seatIn(state, 0).recruits)).toBe('- - c23 -');
    expect(ringNames(state)).toBe('- c7 - - c15 - - - - - c31 - - c39 - -');
    expect(events).toEqual([
      { type: 'recruited', seat: 0, tile: 23, space: 7, recruit: 3 },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
  });

  test('9.6 Dd may fetch from the last space of the ring and seat on the first or last recruitment space', () => {
    const state = atTheGrid({ boat: 4 }, { grid: ['Dd'], ring: { 1: 'c7', 4: 'c15', 7: 'c23', 10: 'c31', 15: 'c39' } });
    playAll(state, 'take Dd meeple', 'fetch 15');
    expect(legalTexts(legal(state))).toEqual(['seat 1', 'seat 2', 'seat 3', 'seat 4']);
    expect(refusalOf(state, 'seat 5')).toEqual({ code: 'no-such-recruit-space', recruit: 5, spaces: 4 });
    expect(refusalOf(state, 'seat 4')).toBeUndefined();
    playAll(state, 'seat 4');
    expect(names(seatIn(state, 0).recruits)).toBe('- - - c39');
  });

  test('9.6 Dd may fetch the very first tile, and lists every space there is', () => {
    const state = atTheGrid({ boat: 4 }, { grid: ['Dd'], ring: { ...ONE_PER_ROOM, 2: 'c0' }, phase: 'ending' });
    playAll(state, 'take Dd meeple');
    expect(legalTexts(legal(state))).toContain('fetch 2');
    playAll(state, 'fetch 2');
    const own = new Uint16Array(MOST_LEGAL);
    expect(legal(state, own)).toBe(4);
    expect(legalTexts([...own.slice(0, 4)])).toEqual(['seat 1', 'seat 2', 'seat 3', 'seat 4']);
    const only = atTheGrid({ boat: 4 }, { grid: ['Dd'], ring: { 2: 'c0' }, phase: 'ending' });
    playAll(only, 'take Dd meeple', 'fetch 2', 'seat 2');
    expect(names(seatIn(only, 0).recruits)).toBe('- c0 - -');
  });

  test('9.6 a tile on the chosen space is discarded and nothing slides', () => {
    const state = atTheGrid({ boat: 4, recruits: ['c0', 'c8', null, 'c16'] }, { grid: ['Dd'] });
    playAll(state, 'take Dd meeple', 'fetch 10');
    const events = playAll(state, 'seat 2');
    expect(names(seatIn(state, 0).recruits)).toBe('c0 c31 - c16');
    expect(names(view(state).pile.discard)).toBe('c8');
    expect(events.slice(0, 2)).toEqual([
      { type: 'left', seat: 0, tile: 8, from: 'recruitment', space: 2, to: 'discard' },
      { type: 'recruited', seat: 0, tile: 31, space: 10, recruit: 2 },
    ]);
  });

  test('9.6, 1.3 a starting character on the chosen space is set aside', () => {
    const state = atTheGrid({ boat: 4, recruits: ['s9'] }, { grid: ['Dd'] });
    playAll(state, 'take Dd meeple', 'fetch 10');
    const events = playAll(state, 'seat 1');
    expect(names(view(state).pile.aside)).toContain('s9');
    expect(view(state).pile.discard).toEqual([]);
    expect(events[0]).toEqual({ type: 'left', seat: 0, tile: 49, from: 'recruitment', space: 1, to: 'aside' });
  });

  test('9.6, 10.2 Dd is followed by the refill check; the tile it displaced is in the new pile by then', () => {
    const ring = { 4: 'c15', 7: 'c23', 10: 'c31', 13: 'c39' };
    const state = atTheGrid({ boat: 4, recruits: ['c0'] }, { grid: ['Dd'], ring, pileEmpty: true });
    playAll(state, 'take Dd meeple', 'fetch 13');
    const events = playAll(state, 'seat 1');
    expect(events.map(({ type }) => type)).toEqual(['left', 'recruited', 'refill-begun', 'pile-shuffled']);
    expect(refusalOf(state, 'deal c0')).toBeUndefined();
    expect(refusalOf(state, 'deal c39')).toEqual({ code: 'tile-not-available', tile: 39 });
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'deal' });
    expect(dealOut(state).slice(-2)).toEqual([
      { type: 'round', round: 2, last: false },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
  });

  test('9.6, 10.2, 11.1 Dd may cause the last refill; the turn comes to the start player and the final turns begin', () => {
    const ring = { 4: 'c15', 7: 'c23', 10: 'c31', 13: 'c39' };
    const state = position({ ring, round: 3, active: 1, grid: ['Dd'], seats: { 1: { boat: 4, figurine: 14 } } });
    playAll(state, 'land 0', 'take Dd meeple', 'fetch 13', 'seat 1');
    expect(dealOut(state).slice(-3)).toEqual([
      { type: 'round', round: 4, last: true },
      { type: 'final-turns', finalTurn: 1 },
      { type: 'turn', seat: 0, finalTurn: 1 },
    ]);
    expect(view(state)).toMatchObject({ phase: 'final', round: 4, finalTurn: 1 });
  });

  test('9.6, 5.4 with no character on the board Dd has nothing to fetch', () => {
    const state = atTheGrid({ boat: 4 }, { grid: ['Dd'], ring: {}, phase: 'ending' });
    const events = playAll(state, 'take Dd meeple');
    expect(events).toContainEqual({ type: 'lost', seat: 0, what: 'character' });
    expect(toAct(state)).toMatchObject({ who: 'seat', decision: 'walk' });
  });

  test('9.6, 11.1 after the last refill Dd refills nothing', () => {
    const state = atTheGrid({ boat: 4 }, { grid: ['Dd'], ring: { 15: 'c39' }, phase: 'ending', players: 3 });
    playAll(state, 'take Dd meeple', 'fetch 15', 'seat 1');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
    expect(ringNames(state)).toBe('- - - - - - - - - - - - - - - -');
  });

  test('9.6, 9.4 with an empty supply Dd fetches after the disc is lifted', () => {
    const state = atTheGrid({ ...FIRST_TILE.discoveries, discs: 0 }, { grid: ['Dd'] });
    playAll(state, 'take Dd meeple', 'lift religion', 'fetch 1', 'seat 1');
    expect(names(seatIn(state, 0).recruits)).toBe('c7 - - -');
  });
});

describe('De', () => {
  const tiles = (own: number, second: number, third: number) => {
    const seats = { 0: { boat: own, tiles: ['De' as const] }, 1: { boat: second }, 2: { boat: third } };
    return score(position({ players: 3, seats })).seats.map((seat) => seat.tiles);
  };

  test('9.6 De gives 5 PP to a leading sailboat, 3 if tied for the lead, nothing behind', () => {
    expect(tiles(5, 4, 0)).toEqual([5, 0, 0]);
    expect(tiles(5, 0, 5)).toEqual([3, 0, 0]);
    expect(tiles(5, 5, 5)).toEqual([3, 0, 0]);
    expect(tiles(5, 0, 6)).toEqual([0, 0, 0]);
    expect(tiles(5, 6, 5)).toEqual([0, 0, 0]);
    expect(tiles(5, 5, 6)).toEqual([0, 0, 0]);
  });

  test('9.6 De gives nothing immediately and nothing to others who lead', () => {
    const state = atTheGrid({ boat: 4 }, { grid: ['De'], seats: { 1: { boat: 9 } } });
    const events = playAll(state, 'take De meeple');
    expect(events.map(({ type }) => type)).toEqual(['meeple-returned', 'bonus-tile-taken', 'turn']);
    expect(score(state).seats.map((seat) => seat.tiles)).toEqual([0, 0]);
  });
});
