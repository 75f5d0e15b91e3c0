import { setup, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { DECISIONS, view, type State } from '../index.ts';
import { atTheGrid, dealOut, FIRST_TILE, ONE_PER_ROOM } from '../../test/kit/look.ts';
import { playAll, position } from '../../test/kit/position.ts';

const open = (state: State) => view(state).open;

/** Seat 0 at the strength decision of an activation in the room of this space. */
function strengthIn(space: number, discipline: string): State {
  const state = position({
    ring: ONE_PER_ROOM,
    options: { expert: true },
    seats: { 0: { workers: [], recruits: ['c0', 'c8', 'c16'], money: 20, figurine: space - 1 } },
  });
  playAll(state, `land ${space}`, `activate ${discipline} room`, 'hire 1 6');
  return state;
}

describe('chance', () => {
  test('the decisions of the setup in their order', () => {
    const state = setup({ players: 2 });
    expect(open(state)).toEqual({ decision: 'start', seat: 'chance' });
    playAll(state, 'start 1');
    expect(open(state)).toEqual({ decision: 'starter', seat: 'chance' });
    playAll(state, ...[5, 6, 7, 8, 9, 0, 1, 2, 3, 4].map((starter) => `deal s${starter}`));
    expect(open(state)).toEqual({ decision: 'deal', seat: 'chance' });
    playAll(state, ...Array.from({ length: 15 }, (_, tile) => `deal c${tile}`));
    expect(open(state)).toEqual({ decision: 'tile', seat: 'chance' });
    playAll(state, ...'Da Db Dc La Lb Lc Ra Rb Rc Aa Ab Ac'.split(' ').map((tile) => `tile ${tile}`));
    expect(open(state)).toEqual({ decision: 'cover', seat: 'chance' });
    dealOut(state);
    expect(open(state)).toEqual({ decision: 'walk', seat: 1 });
  });
});

describe('simple decisions of a seat', () => {
  test('arrange names the seat that places', () => {
    const state = setup({ players: 2, options: { start: 'first', arranged: true } });
    dealOut(state);
    expect(open(state)).toEqual({ decision: 'arrange', seat: 0 });
    const five = ['discoveries 2', 'literature 3', 'religion 4', 'arts 5', 'politics 6'].map(
      (text) => `arrange ${text}`,
    );
    playAll(state, ...five);
    expect(open(state)).toEqual({ decision: 'arrange', seat: 1 });
  });

  test('walk, action, take, fetch, return, over', () => {
    const walking = position({ ring: ONE_PER_ROOM, active: 1 });
    expect(open(walking)).toEqual({ decision: 'walk', seat: 1 });
    playAll(walking, 'land 1');
    expect(open(walking)).toEqual({ decision: 'action', seat: 1 });
    const taking = atTheGrid({ boat: 4 }, { grid: ['Dd'] });
    expect(open(taking)).toEqual({ decision: 'take', seat: 0 });
    playAll(taking, 'take Dd meeple');
    expect(open(taking)).toEqual({ decision: 'fetch', seat: 0 });
    const holding = { ...FIRST_TILE.arts, meeples: { arts: 7 } };
    const returning = atTheGrid(holding, { grid: ['Ae'] });
    playAll(returning, 'take Ae meeple');
    expect(open(returning)).toEqual({ decision: 'return', seat: 0 });
    const over = position({ phase: 'final', finalTurn: 1 });
    playAll(over, 'withdraw', 'withdraw');
    expect(open(over)).toEqual({ decision: 'over' });
  });
});

describe('activation', () => {
  test('4.2 hire names the discipline', () => {
    const state = position({ ring: ONE_PER_ROOM });
    playAll(state, 'land 4', 'activate literature room');
    expect(open(state)).toEqual({ decision: 'hire', seat: 0, discipline: 'literature' });
  });

  test('4.7 strength names its parts: workers, tiles, discs, coin', () => {
    const seat = { workers: [null, 'c0'], boxes: { discoveries: 2 }, money: 20, tiles: ['Da' as const, 'Rd' as const] };
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { ...seat, recruits: ['c1'] } } });
    playAll(state, 'land 1', 'activate discoveries room', 'hire 1 6');
    const parts = { decision: 'strength', seat: 0, discipline: 'discoveries' };
    expect(open(state)).toEqual({
      ...parts,
      workers: 2,
      tiles: 1,
      discs: 0,
      coin: false,
      strength: 3,
      hired: [6],
      hiringClosed: false,
    });
    playAll(state, 'hire 2 3');
    expect(open(state)).toMatchObject({ workers: 3, hired: [3, 6], hiringClosed: false });
    playAll(state, 'disc');
    expect(open(state)).toMatchObject({ discs: 1, coin: false, strength: 5, hiringClosed: true });
    playAll(state, 'coin');
    expect(open(state)).toEqual({
      ...parts,
      workers: 3,
      tiles: 1,
      discs: 1,
      coin: true,
      strength: 6,
      hired: [3, 6],
      hiringClosed: true,
    });
  });

  test('4.6 after a firing no one was hired and hiring is closed', () => {
    const seats = { 0: { workers: [null, 's0'] } };
    const state = position({ ring: ONE_PER_ROOM, options: { expert: true }, seats });
    playAll(state, 'land 1', 'activate discoveries room', 'fire 2');
    expect(open(state)).toMatchObject({ workers: 0, strength: 0, hired: [], hiringClosed: true });
  });
});

describe('rewards', () => {
  test('5.2 book: what is left, what is chosen, and whether it may be declined', () => {
    const state = strengthIn(4, 'literature');
    playAll(state, 'hire 3 5', 'reward 2');
    expect(open(state)).toEqual({
      decision: 'book',
      seat: 0,
      remaining: 2,
      chosen: [],
      from: 'reward',
      mayDecline: true,
    });
    playAll(state, 'book arts');
    expect(open(state)).toMatchObject({ remaining: 1, chosen: ['arts'] });
  });

  test('6.1 box', () => {
    const state = strengthIn(7, 'religion');
    playAll(state, 'hire 4 5', 'reward 2', 'box politics');
    expect(open(state)).toEqual({
      decision: 'box',
      seat: 0,
      remaining: 1,
      chosen: ['politics'],
      from: 'reward',
      mayDecline: true,
    });
  });

  test('7.1 meeple', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { workers: [null, 'c32'], figurine: 12 } } });
    playAll(state, 'land 13', 'activate politics room', 'hire 1 6', 'reward 2', 'meeple discoveries');
    expect(open(state)).toEqual({
      decision: 'meeple',
      seat: 0,
      remaining: 1,
      chosen: ['discoveries'],
      from: 'reward',
      mayDecline: true,
    });
  });

  test('6.3 artwork names the strength', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { workers: [null, 'c24'], figurine: 9 } } });
    playAll(state, 'land 10', 'activate arts room', 'hire 1 6', 'reward 2');
    expect(open(state)).toEqual({ decision: 'artwork', seat: 0, strength: 2 });
  });

  test('5.4 the reward of a book or tile may not be declined', () => {
    const byTile = atTheGrid({ boxes: { religion: 2 }, books: { religion: 1 } }, { grid: ['Rc'] });
    playAll(byTile, 'take Rc meeple');
    expect(open(byTile)).toMatchObject({ decision: 'book', from: 'tile', mayDecline: false });
    playAll(byTile, 'book religion');
    expect(open(byTile)).toMatchObject({ decision: 'box', from: 'book', mayDecline: false });
  });
});

describe('bonus tiles', () => {
  test('9.4 lift names the tile it is for', () => {
    const state = atTheGrid({ boat: 4, discs: 0 }, { grid: ['De'] });
    playAll(state, 'take De meeple');
    expect(open(state)).toEqual({ decision: 'lift', seat: 0, tile: 'De' });
  });

  test('9.6 seat names the tile and the space it comes from', () => {
    const state = atTheGrid({ boat: 4 }, { grid: ['Dd'] });
    playAll(state, 'take Dd meeple', 'fetch 13');
    expect(open(state)).toEqual({
      decision: 'recruit-space',
      seat: 0,
      tile: { tile: 39, name: 'c39', discipline: 'politics', starter: false },
      space: 13,
    });
  });
});

test('every decision of the notation is among those shown above', () => {
  expect(DECISIONS).toEqual([
    'over',
    'start',
    'starter',
    'deal',
    'tile',
    'cover',
    'arrange',
    'walk',
    'action',
    'hire',
    'strength',
    'book',
    'box',
    'meeple',
    'artwork',
    'return',
    'take',
    'lift',
    'fetch',
    'recruit-space',
  ]);
  expect(toAct(position()).decision).toBe('walk');
});
