import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, view, type State } from '../index.ts';
import { choices, counts, seatAt, workers } from '../../test/kit/readable.ts';
import { playAll, position, refusalOf, type SeatSpec } from '../../test/kit/position.ts';

/** The first seat stands on the Bonus Tiles space and meets the conditions of Religion and Arts. */
function taking(seat: SeatSpec = {}): State {
  const able = { figurine: 15, meeples: { politics: 1 }, boxes: { literature: 2 }, artworks: { painting: 2 } };
  const state = position({ grid: ['Rb', 'Rc', 'Re', 'Ac', 'Ad'], seats: { 0: { ...able, ...seat } } });
  playAll(state, 'land 0');
  return state;
}

const PAID = { type: 'meeple-returned', seat: 0, discipline: 'politics', cause: 'tile' };
const END_OF_TURN = { type: 'turn', seat: 1, finalTurn: 0 };

describe('books from bonus tiles', () => {
  test('5.2, 9.6 a book from Re gives its reward', () => {
    const state = taking({ books: { religion: 2 } });
    playAll(state, 'take Re wild');
    expect(seatAt(state, 0)).toMatchObject({ books: { religion: 3 }, boxes: { religion: 1 } });
  });

  test('5.4 Re in a full row writes nothing; its other part still applies', () => {
    const state = taking({ books: { religion: 4 } });
    expect(playAll(state, 'take Re wild')).toEqual([
      PAID,
      { type: 'bonus-tile-taken', seat: 0, tile: 'Re', position: 2 },
      { type: 'lost', seat: 0, what: 'book' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).books).toEqual(counts({ religion: 4 }));
    expect(score(state).seats[0]?.tiles).toBe(5);
  });

  test('5.4 Ad in a full row still moves the financier', () => {
    const state = taking({ books: { arts: 4 }, financier: 3, workers: ['c0', 'c1', null, 'c2'] });
    playAll(state, 'take Ad wild');
    expect(seatAt(state, 0).books.arts).toBe(4);
    expect(seatAt(state, 0).financier).toEqual({ worker: 1, flipped: false });
    expect(workers(state, 0)).toEqual([null, 'c0', 'c1', 'c2', null, null]);
  });

  test('5.4, 9.6 Rc writes two books of different colours and cannot be declined', () => {
    const state = taking({ books: { arts: 1 } });
    playAll(state, 'take Rc wild');
    expect(view(state).open).toMatchObject({ decision: 'book', remaining: 2, from: 'tile', mayDecline: false });
    expect(choices(state)).toEqual(['book discoveries', 'book religion', 'book arts', 'book politics']);
    expect(refusalOf(state, 'stop')).toEqual({ code: 'cannot-decline' });
    playAll(state, 'book arts');
    expect(choices(state)).toEqual(['book discoveries', 'book religion', 'book politics']);
    playAll(state, 'book religion');
    expect(seatAt(state, 0).books).toEqual(counts({ arts: 2, religion: 1 }));
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });

  test('5.4 Rc writes what it can', () => {
    const state = taking({ books: { discoveries: 4, religion: 4, arts: 4 } });
    playAll(state, 'take Rc wild');
    expect(choices(state)).toEqual(['book politics']);
    expect(playAll(state, 'book politics')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'politics', nth: 1 },
      { type: 'lost', seat: 0, what: 'book' },
      END_OF_TURN,
    ]);
  });

  test('5.4 Ac places discs into two different boxes and cannot be declined', () => {
    const state = taking({ boxes: {} });
    playAll(state, 'take Ac wild');
    expect(refusalOf(state, 'stop')).toEqual({ code: 'cannot-decline' });
    expect(playAll(state, 'box arts')).toEqual([{ type: 'disc-placed', seat: 0, discipline: 'arts', cause: 'tile' }]);
    expect(refusalOf(state, 'box arts')).toEqual({ code: 'box-used', discipline: 'arts' });
    playAll(state, 'box politics');
    expect(seatAt(state, 0).boxes).toEqual(counts({ arts: 1, politics: 1 }));
  });

  test('5.4, 6.2 with one disc in supply besides the one for the grid the second of Ac is lost', () => {
    const state = taking({ discs: 2 });
    playAll(state, 'take Ac wild');
    expect(playAll(state, 'box arts')).toEqual([
      { type: 'disc-placed', seat: 0, discipline: 'arts', cause: 'tile' },
      { type: 'lost', seat: 0, what: 'disc' },
      END_OF_TURN,
    ]);
  });

  test('5.4, 6.2 two discs of Rb go as far as the supply reaches', () => {
    const state = taking({ discs: 2 });
    expect(playAll(state, 'take Rb wild').slice(2)).toEqual([
      { type: 'disc-placed', seat: 0, discipline: 'religion', cause: 'tile' },
      { type: 'lost', seat: 0, what: 'disc' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0)).toMatchObject({ discs: 0, boxes: { religion: 1, literature: 2 } });
  });
});
