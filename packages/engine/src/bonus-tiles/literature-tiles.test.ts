import { legal, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, STANDARD_FIGURES, view } from '../index.ts';
import { atTheGrid, FIRST_TILE, ONE_PER_ROOM, seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, position, refusalOf, type SeatSpec } from '../../test/kit/position.ts';

const { books } = FIRST_TILE.literature;

describe('La', () => {
  test('9.6 La adds 1 to Literature only', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { tiles: ['La'], workers: [] } } });
    expect(seatIn(state, 0).strength).toEqual({
      discoveries: { workers: 0, tiles: 0 },
      literature: { workers: 0, tiles: 1 },
      religion: { workers: 0, tiles: 0 },
      arts: { workers: 0, tiles: 0 },
      politics: { workers: 0, tiles: 0 },
    });
    playAll(state, 'land 4', 'activate literature room', 'hire 1 6');
    expect(view(state).open).toMatchObject({ workers: 1, tiles: 1, strength: 2 });
    playAll(state, 'reward 2');
    expect(view(state).open).toMatchObject({ decision: 'book', remaining: 2 });
  });

  test('9.6, 4.10 La alone is the partner strength for the 17 PP masterpiece of Religion', () => {
    const workers = [null, 'c16', 'c17', 'c18', 'c19', 'c20'];
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { tiles: ['La', 'Ra'], workers } } });
    playAll(state, 'land 7', 'activate religion room', 'hire 1 6');
    expect(refusalOf(state, 'masterpiece 4')).toBeUndefined();
  });
});

describe('Lb', () => {
  test('9.6 Lb moves the sailboat 3 forward immediately, with a white meeple for the icon it passes', () => {
    const state = atTheGrid({ books, boat: 2 }, { grid: ['Lb'] });
    const events = playAll(state, 'take Lb meeple');
    expect(seatIn(state, 0).boat).toBe(5);
    expect(seatIn(state, 0).meeples.politics).toBe(1);
    expect(events.slice(2, 4)).toEqual([
      { type: 'sailed', seat: 0, from: 2, to: 5, cause: 'tile' },
      { type: 'meeple-taken', seat: 0, discipline: 'politics', cause: 'sail' },
    ]);
  });

  test('9.6 Lb from the space of an icon gives nothing for it, onto an icon it does', () => {
    const leaving = atTheGrid({ books, boat: 4 }, { grid: ['Lb'] });
    playAll(leaving, 'take Lb meeple');
    expect(seatIn(leaving, 0).meeples.politics).toBe(0);
    const reaching = atTheGrid({ books, boat: 6 }, { grid: ['Lb'] });
    playAll(reaching, 'take Lb meeple');
    expect(seatIn(reaching, 0)).toMatchObject({ boat: 9, meeples: { politics: 1 } });
  });

  test('9.6, 5.1 Lb goes at most to the end; at the end it is lost', () => {
    const near = atTheGrid({ books, boat: 15 }, { grid: ['Lb'] });
    expect(playAll(near, 'take Lb meeple')).toContainEqual({
      type: 'sailed',
      seat: 0,
      from: 15,
      to: 16,
      cause: 'tile',
    });
    const there = atTheGrid({ books, boat: 16 }, { grid: ['Lb'] });
    expect(playAll(there, 'take Lb meeple')).toContainEqual({ type: 'lost', seat: 0, what: 'sail' });
    expect(seatIn(there, 0).boat).toBe(16);
  });

  test('9.6, 5.4 Lb across two icons with an empty white supply gives nothing, with one meeple left it gives one', () => {
    const figures = { ...STANDARD_FIGURES, whiteMeeples: [4, 5, 14] };
    const seat = { books, boat: 3 };
    const empty = atTheGrid(seat, { grid: ['Lb'], figures, supply: { politics: 0 } });
    expect(playAll(empty, 'take Lb meeple').slice(3, 5)).toEqual([
      { type: 'lost', seat: 0, what: 'meeple' },
      { type: 'lost', seat: 0, what: 'meeple' },
    ]);
    expect(seatIn(empty, 0)).toMatchObject({ boat: 6, meeples: { politics: 0 } });
    const last = atTheGrid(seat, { grid: ['Lb'], figures, supply: { politics: 1 } });
    expect(playAll(last, 'take Lb meeple').slice(3, 5)).toEqual([
      { type: 'meeple-taken', seat: 0, discipline: 'politics', cause: 'sail' },
      { type: 'lost', seat: 0, what: 'meeple' },
    ]);
    expect(view(last).supply.politics).toBe(0);
  });

  test('9.6, 9.3 the white meeple paid for Lb is in the supply when the icon is passed', () => {
    const seat = { books, boat: 3, meeples: { politics: 1 } };
    const state = atTheGrid(seat, { grid: ['Lb'], supply: { politics: 0 } });
    playAll(state, 'take Lb wild');
    expect(seatIn(state, 0).meeples.politics).toBe(1);
    expect(view(state).supply.politics).toBe(0);
  });
});

describe('Lc', () => {
  test.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
  ])('9.6 Lc with the financier on worker space %i gives %i PP at the end', (financier, prestige) => {
    const state = position({ seats: { 0: { financier, tiles: ['Lc'] }, 1: { financier: 2 } } });
    expect(score(state).seats.map(({ tiles }) => tiles)).toEqual([prestige, 0]);
  });

  test('9.6 a flipped financier counts for Lc all the same', () => {
    const state = position({ seats: { 0: { financier: 4, flipped: true, tiles: ['Lc'] } } });
    expect(score(state).seats[0]).toMatchObject({ tiles: 3, financier: -5 });
  });
});

describe('Ld', () => {
  test('9.6 Ld moves the sailboat to the leader’s space, with white meeples as passed', () => {
    const seats = { 1: { boat: 6 }, 2: { boat: 10 } };
    const state = atTheGrid({ books, boat: 3 }, { players: 3, grid: ['Ld'], seats });
    const events = playAll(state, 'take Ld meeple');
    expect(seatIn(state, 0).boat).toBe(10);
    expect(seatIn(state, 0).meeples.politics).toBe(2);
    expect(events).toContainEqual({ type: 'sailed', seat: 0, from: 3, to: 10, cause: 'tile' });
  });

  test('9.6 Ld does not move a leading sailboat, nor one tied for the lead', () => {
    const leading = atTheGrid({ books, boat: 8 }, { grid: ['Ld'], seats: { 1: { boat: 7 } } });
    expect(playAll(leading, 'take Ld meeple')).toContainEqual({ type: 'lost', seat: 0, what: 'sail' });
    expect(seatIn(leading, 0).boat).toBe(8);
    const tied = atTheGrid({ books, boat: 8 }, { grid: ['Ld'], seats: { 1: { boat: 8 } } });
    playAll(tied, 'take Ld meeple');
    expect(seatIn(tied, 0)).toMatchObject({ boat: 8, meeples: { politics: 0 } });
  });

  test('9.6 Ld also moves the sailboat to that of a leader who has withdrawn', () => {
    const seats = { 1: { boat: 12, figurine: null, withdrawn: 1 }, 2: { boat: 6 } };
    const state = atTheGrid({ books, boat: 3 }, { players: 3, phase: 'final', finalTurn: 2, grid: ['Ld'], seats });
    playAll(state, 'take Ld meeple');
    expect(seatIn(state, 0).boat).toBe(12);
    expect(seatIn(state, 0).meeples.politics).toBe(2);
  });

  test('9.6, 7.2 three white meeples from Ld over the limit: any are returned until seven are left', () => {
    const meeples = { discoveries: 2, literature: 3, religion: 2 };
    const state = atTheGrid({ books, boat: 0, meeples }, { grid: ['Ld'], seats: { 1: { boat: 16 } } });
    playAll(state, 'take Ld meeple');
    expect(seatIn(state, 0).meeples).toEqual({ discoveries: 2, literature: 2, religion: 2, arts: 0, politics: 3 });
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'return' });
    expect(legalTexts(legal(state))).toEqual([
      'return discoveries',
      'return literature',
      'return religion',
      'return politics',
    ]);
    expect(refusalOf(state, 'return arts')).toEqual({ code: 'none-held', discipline: 'arts' });
    const events = playAll(state, 'return politics');
    expect(events).toEqual([{ type: 'meeple-returned', seat: 0, discipline: 'politics', cause: 'limit' }]);
    expect(toAct(state)).toMatchObject({ seat: 0, decision: 'return' });
    playAll(state, 'return religion');
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
    expect(seatIn(state, 0).meeples).toEqual({ discoveries: 2, literature: 2, religion: 1, arts: 0, politics: 2 });
    expect(view(state).supply.politics).toBe(5);
  });
});

describe('Le', () => {
  const writing = (seat: SeatSpec) => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { workers: [null, 'c8', 'c9'], money: 10, ...seat } } });
    playAll(state, 'land 4', 'activate literature room', 'hire 1 6', 'reward 3');
    return state;
  };

  test('9.6 Le gives ƒ1 for every book written, before the book’s own reward', () => {
    const state = writing({ tiles: ['Le'], books: { religion: 2 } });
    expect(seatIn(state, 0).money).toBe(9);
    expect(playAll(state, 'book religion')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'religion', nth: 3 },
      { type: 'money', seat: 0, amount: 1, cause: 'tile' },
      { type: 'disc-placed', seat: 0, discipline: 'religion', cause: 'book' },
    ]);
    playAll(state, 'book arts', 'book discoveries');
    expect(seatIn(state, 0).money).toBe(12);
  });

  test('9.6 a book not written gives nothing, and without Le no book does', () => {
    const stopped = writing({ tiles: ['Le'] });
    playAll(stopped, 'book arts', 'stop');
    expect(seatIn(stopped, 0).money).toBe(10);
    const without = writing({});
    playAll(without, 'book arts', 'book religion', 'stop');
    expect(seatIn(without, 0).money).toBe(9);
  });

  test('9.6 Le gives nothing for books written before, nor when it is taken', () => {
    const state = atTheGrid(
      { books: { discoveries: 2, religion: 2, arts: 2, politics: 2 }, money: 4 },
      { grid: ['Le'] },
    );
    playAll(state, 'take Le meeple');
    expect(seatIn(state, 0).money).toBe(4);
  });

  test('9.6 Le with Rc: two florins for two books, one if only one colour is left', () => {
    const boxes = { religion: 2 };
    const two = atTheGrid({ boxes, tiles: ['Le'], money: 4 }, { grid: ['Rc'] });
    playAll(two, 'take Rc meeple', 'book arts', 'book politics');
    expect(seatIn(two, 0).money).toBe(6);
    const almostFull = { discoveries: 4, religion: 4, arts: 3, politics: 4 };
    const one = atTheGrid({ boxes, tiles: ['Le'], money: 4, books: almostFull }, { grid: ['Rc'] });
    playAll(one, 'take Rc meeple', 'book arts');
    expect(seatIn(one, 0).money).toBe(5);
  });

  test('9.6 Le gives nothing for a book that Re and Ad cannot write', () => {
    const state = atTheGrid(
      { boxes: { religion: 2 }, tiles: ['Le'], money: 4, books: { religion: 4 } },
      { grid: ['Re'] },
    );
    playAll(state, 'take Re meeple');
    expect(seatIn(state, 0).money).toBe(4);
  });
});
