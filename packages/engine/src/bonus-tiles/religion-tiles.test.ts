import { legal, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, view } from '../index.ts';
import { atTheGrid, FIRST_TILE, ONE_PER_ROOM, seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, position, refusalOf } from '../../test/kit/position.ts';

const { boxes } = FIRST_TILE.religion;

describe('Ra', () => {
  test('9.6 Ra adds 1 to Religion only', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { tiles: ['Ra'], workers: [] } } });
    expect(seatIn(state, 0).strength).toMatchObject({ religion: { workers: 0, tiles: 1 }, literature: { tiles: 0 } });
    expect(seatIn(state, 0).strength.arts.tiles).toBe(0);
    playAll(state, 'land 7', 'activate religion room', 'hire 1 6');
    expect(view(state).open).toMatchObject({ workers: 1, tiles: 1, strength: 2 });
  });

  test('9.6, 4.7 Ra and a disc of the Religion box add up', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { tiles: ['Ra'], workers: [], boxes } } });
    playAll(state, 'land 7', 'activate religion room', 'hire 1 6', 'disc', 'disc');
    expect(view(state).open).toMatchObject({ workers: 1, tiles: 1, discs: 2, strength: 4 });
    expect(refusalOf(state, 'masterpiece 1')).toBeUndefined();
  });
});

describe('Rb', () => {
  test('9.6 Rb puts two discs into the Religion box immediately', () => {
    const state = atTheGrid({ boxes, discs: 3 }, { grid: ['Rb'] });
    const events = playAll(state, 'take Rb meeple');
    expect(seatIn(state, 0)).toMatchObject({ discs: 0, boxes: { religion: 4 } });
    expect(events.slice(2, 4)).toEqual([
      { type: 'disc-placed', seat: 0, discipline: 'religion', cause: 'tile' },
      { type: 'disc-placed', seat: 0, discipline: 'religion', cause: 'tile' },
    ]);
  });

  test('9.6, 5.4 Rb with one disc left after the grid’s places one and loses the other', () => {
    const state = atTheGrid({ boxes, discs: 2 }, { grid: ['Rb'] });
    const events = playAll(state, 'take Rb meeple');
    expect(seatIn(state, 0)).toMatchObject({ discs: 0, boxes: { religion: 3 } });
    expect(events.slice(2, 4)).toEqual([
      { type: 'disc-placed', seat: 0, discipline: 'religion', cause: 'tile' },
      { type: 'lost', seat: 0, what: 'disc' },
    ]);
  });

  test('9.6, 9.4 Rb whose own disc was lifted from the Religion box puts none back', () => {
    const state = atTheGrid({ boxes, discs: 0 }, { grid: ['Rb'] });
    playAll(state, 'take Rb meeple', 'lift religion');
    expect(seatIn(state, 0)).toMatchObject({ discs: 0, boxes: { religion: 1 } });
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });
});

describe('Rc', () => {
  test('9.6 Rc writes two books of different colours and cannot be declined', () => {
    const state = atTheGrid({ boxes }, { grid: ['Rc'] });
    playAll(state, 'take Rc meeple');
    expect(view(state).open).toEqual({
      decision: 'book',
      seat: 0,
      remaining: 2,
      chosen: [],
      from: 'tile',
      mayDecline: false,
    });
    expect(legalTexts(legal(state))).toEqual(['book discoveries', 'book religion', 'book arts', 'book politics']);
    expect(refusalOf(state, 'stop')).toEqual({ code: 'cannot-decline' });
    playAll(state, 'book religion');
    expect(view(state).open).toMatchObject({ remaining: 1, chosen: ['religion'] });
    expect(refusalOf(state, 'book religion')).toEqual({ code: 'colour-written', discipline: 'religion' });
    expect(legalTexts(legal(state))).toEqual(['book discoveries', 'book arts', 'book politics']);
    playAll(state, 'book politics');
    expect(seatIn(state, 0).books).toMatchObject({ religion: 1, politics: 1, arts: 0, discoveries: 0 });
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('9.6, 5.3 a second Religion book by Rc places its disc before the next book; no way to decline', () => {
    const state = atTheGrid({ boxes, books: { religion: 1, politics: 1 } }, { grid: ['Rc'] });
    playAll(state, 'take Rc meeple', 'book religion');
    expect(view(state).open).toMatchObject({ decision: 'box', remaining: 1, from: 'book', mayDecline: false });
    expect(legalTexts(legal(state))).toEqual(['box discoveries', 'box literature', 'box arts', 'box politics']);
    expect(refusalOf(state, 'stop')).toEqual({ code: 'cannot-decline' });
    expect(playAll(state, 'box arts')[0]).toEqual({ type: 'disc-placed', seat: 0, discipline: 'arts', cause: 'book' });
    expect(view(state).open).toMatchObject({ decision: 'book', remaining: 1, chosen: ['religion'] });
    playAll(state, 'book politics');
    expect(view(state).open).toMatchObject({ decision: 'meeple', remaining: 1, from: 'book', mayDecline: false });
    expect(legalTexts(legal(state))).toEqual([
      'meeple discoveries',
      'meeple literature',
      'meeple religion',
      'meeple arts',
    ]);
    playAll(state, 'meeple arts');
    expect(seatIn(state, 0).meeples.arts).toBe(2);
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('9.6, 7.2 a second Politics book over the limit: the return comes before the second book', () => {
    const meeples = { discoveries: 2, literature: 2, religion: 1, arts: 3 };
    const state = atTheGrid({ boxes, meeples, books: { politics: 1 } }, { grid: ['Rc'] });
    playAll(state, 'take Rc meeple', 'book politics', 'meeple religion');
    expect(toAct(state)).toMatchObject({ seat: 0, decision: 'return' });
    playAll(state, 'return arts');
    expect(toAct(state)).toMatchObject({ seat: 0, decision: 'book' });
  });

  test('9.6, 5.4 with one colour left Rc writes that one, and the other book is lost', () => {
    const books = { discoveries: 4, religion: 4, arts: 4, politics: 3 };
    const state = atTheGrid({ boxes, books }, { grid: ['Rc'] });
    playAll(state, 'take Rc meeple');
    expect(legalTexts(legal(state))).toEqual(['book politics']);
    expect(refusalOf(state, 'book arts')).toEqual({ code: 'shelf-row-full', discipline: 'arts' });
    const events = playAll(state, 'book politics');
    expect(events.slice(0, 2)).toEqual([
      { type: 'book-written', seat: 0, discipline: 'politics', nth: 4 },
      { type: 'lost', seat: 0, what: 'book' },
    ]);
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('9.6, 5.4 with a full shelf Rc writes nothing', () => {
    const books = { discoveries: 4, religion: 4, arts: 4, politics: 4 };
    const state = atTheGrid({ boxes, books }, { grid: ['Rc'] });
    expect(playAll(state, 'take Rc meeple')).toContainEqual({ type: 'lost', seat: 0, what: 'book' });
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('9.6, 12.1 Rc counts as one extra disc in the bonus-tile majority', () => {
    const state = position({ seats: { 0: { tiles: ['Rc'] }, 1: { tiles: ['Da', 'La'] } } });
    expect(seatIn(state, 0).bonusDiscs).toBe(2);
    expect(seatIn(state, 1).bonusDiscs).toBe(2);
    expect(score(state).seats.map((seat) => seat.bonusMajority)).toEqual([10, 10]);
  });
});

describe('Rd', () => {
  const active = (money: number) => {
    const ring = { ...ONE_PER_ROOM, 5: 'c14', 8: 'c22' };
    const state = position({ ring, seats: { 0: { tiles: ['Rd'], workers: [], money, boxes: { arts: 1 } } } });
    playAll(state, 'land 4', 'activate literature room', 'hire 1 6');
    return state;
  };

  test('9.6, 4.7 Rd gives 1 strength for ƒ3 in any discipline', () => {
    const state = active(4);
    expect(legalTexts(legal(state))).toContain('coin');
    expect(playAll(state, 'coin')).toEqual([{ type: 'money', seat: 0, amount: -3, cause: 'coin' }]);
    expect(seatIn(state, 0).money).toBe(0);
    expect(view(state).open).toMatchObject({ workers: 1, tiles: 0, discs: 0, coin: true, strength: 2 });
  });

  test('9.6 Rd works once per turn, and again in the next', () => {
    const state = active(10);
    playAll(state, 'coin');
    expect(legalTexts(legal(state))).not.toContain('coin');
    expect(refusalOf(state, 'coin')).toEqual({ code: 'coin-used' });
    playAll(state, 'forgo', 'land 1', 'pass', 'land 7', 'activate religion room', 'hire 1 5', 'coin');
    expect(seatIn(state, 0).money).toBe(10 - 1 - 3 - 2 - 3);
  });

  test('9.6 Rd needs ƒ3 left after hiring', () => {
    const state = active(3);
    expect(legalTexts(legal(state))).not.toContain('coin');
    expect(refusalOf(state, 'coin')).toEqual({ code: 'coin-too-dear', cost: 3, short: 1 });
  });

  test('9.6 without Rd, or with Rd in other hands, there is no coin to pay', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { workers: [] }, 1: { tiles: ['Rd'] } } });
    playAll(state, 'land 4', 'activate literature room', 'hire 1 6');
    expect(legalTexts(legal(state))).not.toContain('coin');
    expect(refusalOf(state, 'coin')).toEqual({ code: 'coin-tile-missing' });
  });

  test('9.6, 4.10 Rd does not help as partner strength', () => {
    const workers = [null, 'c8', 'c9', 'c10', 'c11', 'c12'];
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { tiles: ['Rd'], workers, money: 15 } } });
    playAll(state, 'land 4', 'activate literature room', 'hire 1 6', 'coin');
    expect(refusalOf(state, 'masterpiece 3')).toBeUndefined();
    expect(refusalOf(state, 'masterpiece 4')).toEqual({ code: 'partner-too-weak', partner: 'discoveries' });
  });
});

describe('Re', () => {
  test('9.6 Re writes a Religion book immediately; the first gives nothing more', () => {
    const state = atTheGrid({ boxes }, { grid: ['Re'] });
    const events = playAll(state, 'take Re meeple');
    expect(events.slice(2)).toEqual([
      { type: 'book-written', seat: 0, discipline: 'religion', nth: 1 },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
    expect(seatIn(state, 0).books.religion).toBe(1);
  });

  test('9.6, 5.2 Re’s book has its own reward: the second a disc into a box, the third one into the Religion box', () => {
    const second = atTheGrid({ boxes, books: { religion: 1 } }, { grid: ['Re'] });
    playAll(second, 'take Re meeple');
    expect(view(second).open).toMatchObject({ decision: 'box', remaining: 1, from: 'book', mayDecline: false });
    playAll(second, 'box literature');
    expect(seatIn(second, 0).boxes).toMatchObject({ literature: 1, religion: 2 });
    const third = atTheGrid({ boxes, books: { religion: 2 } }, { grid: ['Re'] });
    playAll(third, 'take Re meeple');
    expect(seatIn(third, 0).boxes.religion).toBe(3);
  });

  test('9.6, 5.4 at four Religion books Re writes none and is taken all the same', () => {
    const state = atTheGrid({ boxes, books: { religion: 4 } }, { grid: ['Re'] });
    const events = playAll(state, 'take Re meeple');
    expect(events).toContainEqual({ type: 'lost', seat: 0, what: 'book' });
    expect(seatIn(state, 0).books.religion).toBe(4);
    expect(score(state).seats[0]?.tiles).toBe(5);
  });

  test('9.6 Re gives 5 PP at the end for most Religion books, 3 if tied, else nothing', () => {
    const tiles = (own: number, second: number, third: number) => {
      const owner = { tiles: ['Re' as const], books: { religion: own, arts: 4 } };
      const seats = { 0: { books: { religion: second } }, 1: { books: { religion: third } }, 2: owner };
      return score(position({ players: 3, seats })).seats.map((seat) => seat.tiles);
    };
    expect(tiles(2, 1, 0)).toEqual([0, 0, 5]);
    expect(tiles(2, 2, 1)).toEqual([0, 0, 3]);
    expect(tiles(2, 2, 2)).toEqual([0, 0, 3]);
    expect(tiles(2, 3, 2)).toEqual([0, 0, 0]);
    expect(tiles(2, 0, 3)).toEqual([0, 0, 0]);
  });
});
