import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, STANDARD_FIGURES, view, type Discipline, type State } from '../index.ts';
import { choices, counts, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, refusalOf, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

/** The first seat takes the Literature reward at this strength. */
function writing(strength: 1 | 2 | 3, seat: SeatSpec = {}, spec: PositionSpec = {}): State {
  const own = { workers: [null, 'c9', 'c10'], ...seat };
  const state = landed(5, 'c8', { ...spec, seats: { ...spec.seats, 0: own } });
  playAll(state, 'activate literature room', 'hire 1 6', `reward ${strength}`);
  return state;
}

const END_OF_TURN = { type: 'turn', seat: 1, finalTurn: 0 };

describe('writing books', () => {
  test('5.2 up to k books of different colours', () => {
    const state = writing(2);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'book' });
    expect(choices(state)).toEqual(['book discoveries', 'book religion', 'book arts', 'book politics', 'stop']);
    expect(view(state).open).toMatchObject({ remaining: 2, chosen: [], from: 'reward', mayDecline: true });
    expect(playAll(state, 'book arts')).toEqual([{ type: 'book-written', seat: 0, discipline: 'arts', nth: 1 }]);
    expect(choices(state)).toEqual(['book discoveries', 'book religion', 'book politics', 'stop']);
    expect(refusalOf(state, 'book arts')).toEqual({ code: 'colour-written', discipline: 'arts' });
    expect(view(state).open).toMatchObject({ remaining: 1, chosen: ['arts'] });
    expect(playAll(state, 'book discoveries')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'discoveries', nth: 1 },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).books).toEqual(counts({ discoveries: 1, arts: 1 }));
    expect(seatAt(state, 1).books).toEqual(counts({}));
  });

  test('5.2 strength 1 writes one, strength 3 writes three', () => {
    const one = writing(1);
    playAll(one, 'book politics');
    expect(toAct(one)).toMatchObject({ seat: 1, decision: 'walk' });
    const three = writing(3);
    playAll(three, 'book politics', 'book religion');
    expect(toAct(three)).toMatchObject({ seat: 0, decision: 'book' });
    playAll(three, 'book arts');
    expect(seatAt(three, 0).books).toEqual(counts({ politics: 1, religion: 1, arts: 1 }));
  });

  test('5.2, 5.4 the reward may be taken in part', () => {
    const state = writing(3);
    playAll(state, 'book arts');
    expect(playAll(state, 'stop')).toEqual([{ type: 'stopped', seat: 0 }, END_OF_TURN]);
    expect(seatAt(state, 0).books).toEqual(counts({ arts: 1 }));
  });

  test('5.2, 5.4 a colour with four books cannot be written', () => {
    const state = writing(1, { books: { arts: 4, politics: 3 } });
    expect(choices(state)).toEqual(['book discoveries', 'book religion', 'book politics', 'stop']);
    expect(refusalOf(state, 'book arts')).toEqual({ code: 'shelf-row-full', discipline: 'arts' });
  });

  test('5.4 a written colour that is now full is refused as written', () => {
    const state = writing(2, { books: { arts: 3 } });
    playAll(state, 'book arts');
    expect(refusalOf(state, 'book arts')).toEqual({ code: 'colour-written', discipline: 'arts' });
  });

  test('5.4 with every row full the reward is lost', () => {
    const own = { workers: [null, 'c9'], books: { discoveries: 4, religion: 4, arts: 4, politics: 4 } };
    const state = landed(5, 'c8', { seats: { 0: own } });
    playAll(state, 'activate literature room', 'hire 1 6');
    expect(playAll(state, 'reward 2')).toEqual([
      { type: 'reward', seat: 0, discipline: 'literature', strength: 2 },
      { type: 'lost', seat: 0, what: 'book' },
      END_OF_TURN,
    ]);
  });

  test('5.4 what remains when only one row is open is lost', () => {
    const state = writing(3, { books: { discoveries: 4, religion: 4, arts: 4 } });
    expect(playAll(state, 'book politics')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'politics', nth: 1 },
      { type: 'lost', seat: 0, what: 'book' },
      END_OF_TURN,
    ]);
  });
});

describe('what a book gives', () => {
  const COLOURS: readonly Discipline[] = ['discoveries', 'religion', 'arts', 'politics'];

  test('5.2 the first book of a colour gives nothing', () => {
    const state = writing(3);
    const before = seatAt(state, 0);
    playAll(state, 'book religion', 'book politics', 'book discoveries');
    const { boat, boxes, meeples, discs, money } = seatAt(state, 0);
    expect({ boat, boxes, meeples, discs, money }).toEqual({
      boat: before.boat,
      boxes: before.boxes,
      meeples: before.meeples,
      discs: before.discs,
      money: before.money,
    });
  });

  test('5.2 the second Religion book: a disc into any box but the Religion box', () => {
    const state = writing(1, { books: { religion: 1 } });
    expect(playAll(state, 'book religion')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'religion', nth: 2 },
    ]);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'box' });
    expect(choices(state)).toEqual(['box discoveries', 'box literature', 'box arts', 'box politics']);
    expect(view(state).open).toMatchObject({ remaining: 1, from: 'book', mayDecline: false });
    expect(playAll(state, 'box literature')).toEqual([
      { type: 'disc-placed', seat: 0, discipline: 'literature', cause: 'book' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).boxes).toEqual(counts({ religion: 1, literature: 1 }));
    expect(seatAt(state, 0).discs).toBe(6);
  });

  test('5.2 the second Politics book: a non-white meeple of choice', () => {
    const state = writing(1, { books: { politics: 1 } });
    playAll(state, 'book politics');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'meeple' });
    expect(choices(state)).toEqual(['meeple discoveries', 'meeple literature', 'meeple religion', 'meeple arts']);
    expect(view(state).open).toMatchObject({ remaining: 1, from: 'book', mayDecline: false });
    expect(playAll(state, 'meeple religion')).toEqual([
      { type: 'meeple-taken', seat: 0, discipline: 'religion', cause: 'book' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).meeples.religion).toBe(2);
  });

  test('5.2 the second Discoveries book: sailboat 2 forward, with the white meeple of an icon', () => {
    const state = writing(1, { books: { discoveries: 1 }, boat: 3 });
    expect(playAll(state, 'book discoveries')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'discoveries', nth: 2 },
      { type: 'sailed', seat: 0, from: 3, to: 5, cause: 'book' },
      { type: 'meeple-taken', seat: 0, discipline: 'politics', cause: 'sail' },
      END_OF_TURN,
    ]);
  });

  test('5.2 how far it sails is a figure', () => {
    const figures = { ...STANDARD_FIGURES, bookSail: 3 };
    const state = writing(1, { books: { discoveries: 1 } }, { figures });
    playAll(state, 'book discoveries');
    expect(seatAt(state, 0).boat).toBe(3);
  });

  test('5.2 the second Arts book gives nothing immediately', () => {
    const state = writing(1, { books: { arts: 1 } });
    expect(playAll(state, 'book arts')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'arts', nth: 2 },
      END_OF_TURN,
    ]);
  });

  test('5.2 the third book of each colour: a disc into the Religion box', () => {
    const third = (colour: Discipline): unknown => {
      const state = writing(1, { books: { [colour]: 2 } });
      const events = playAll(state, `book ${colour}`);
      return { events, religion: seatAt(state, 0).boxes.religion, discs: seatAt(state, 0).discs };
    };
    const placed = (colour: Discipline): unknown => ({
      events: [
        { type: 'book-written', seat: 0, discipline: colour, nth: 3 },
        { type: 'disc-placed', seat: 0, discipline: 'religion', cause: 'book' },
        END_OF_TURN,
      ],
      religion: 2,
      discs: 6,
    });
    expect(COLOURS.map(third)).toEqual(COLOURS.map(placed));
  });

  test('5.2, 6.2 with an empty supply that disc is lost', () => {
    const state = writing(1, { books: { arts: 2 }, discs: 0 });
    expect(playAll(state, 'book arts')).toContainEqual({ type: 'lost', seat: 0, what: 'disc' });
    expect(seatAt(state, 0)).toMatchObject({ discs: 0, boxes: { religion: 1 } });
  });

  test('5.2 the fourth book of a colour gives nothing immediately', () => {
    const state = writing(1, { books: { religion: 3 } });
    expect(playAll(state, 'book religion')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'religion', nth: 4 },
      END_OF_TURN,
    ]);
  });

  test('5.2 at the end: 3 PP for four Religion, Politics or Discoveries books, 2 and 5 more for Arts', () => {
    const prestige = (colour: Discipline, count: number): number | undefined =>
      score(landed(2, 'c0', { seats: { 0: { books: { [colour]: count } } } })).seats[0]?.books;
    expect([1, 2, 3, 4].map((count) => prestige('religion', count))).toEqual([0, 0, 0, 3]);
    expect([1, 2, 3, 4].map((count) => prestige('politics', count))).toEqual([0, 0, 0, 3]);
    expect([1, 2, 3, 4].map((count) => prestige('discoveries', count))).toEqual([0, 0, 0, 3]);
    expect([1, 2, 3, 4].map((count) => prestige('arts', count))).toEqual([0, 2, 2, 7]);
  });
});

describe('one after another', () => {
  test('5.3 each reward is resolved before the next book', () => {
    const state = writing(3, { books: { religion: 1, politics: 1 } });
    playAll(state, 'book religion');
    expect(refusalOf(state, 'book arts')).toEqual({ code: 'other-decision', decision: 'box', kind: 'book' });
    playAll(state, 'box arts', 'book politics');
    expect(toAct(state)).toMatchObject({ decision: 'meeple' });
    playAll(state, 'meeple arts');
    expect(choices(state)).toEqual(['book discoveries', 'book arts', 'stop']);
    expect(view(state).open).toMatchObject({ remaining: 1, chosen: ['religion', 'politics'], from: 'reward' });
  });

  test('5.3, 7.2 an eighth meeple from a book goes back before the next book', () => {
    const state = writing(2, { books: { politics: 1 }, meeples: { arts: 7 } });
    playAll(state, 'book politics', 'meeple religion');
    expect(toAct(state)).toMatchObject({ decision: 'return' });
    playAll(state, 'return arts');
    expect(toAct(state)).toMatchObject({ decision: 'book' });
  });

  test('5.3, 7.2 so does one from the sailing of a book', () => {
    const state = writing(2, { books: { discoveries: 1 }, boat: 2, meeples: { arts: 7 } });
    playAll(state, 'book discoveries');
    expect(toAct(state)).toMatchObject({ decision: 'return' });
    playAll(state, 'return politics');
    expect(choices(state)).toEqual(['book religion', 'book arts', 'book politics', 'stop']);
  });

  test('5.4 a book’s own reward cannot be declined', () => {
    const state = writing(2, { books: { religion: 1, politics: 1 } });
    playAll(state, 'book religion');
    expect(refusalOf(state, 'stop')).toEqual({ code: 'cannot-decline' });
    playAll(state, 'box arts', 'book politics');
    expect(refusalOf(state, 'stop')).toEqual({ code: 'cannot-decline' });
  });

  test('5.4 a book’s reward that cannot be given is lost and the writing continues', () => {
    const none = { discoveries: 0, literature: 0, religion: 0, arts: 0 };
    const state = writing(3, { books: { religion: 1, politics: 1 }, discs: 0 }, { supply: none });
    expect(playAll(state, 'book religion')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'religion', nth: 2 },
      { type: 'lost', seat: 0, what: 'disc' },
    ]);
    expect(playAll(state, 'book politics')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'politics', nth: 2 },
      { type: 'lost', seat: 0, what: 'meeple' },
    ]);
    expect(choices(state)).toEqual(['book discoveries', 'book arts', 'stop']);
  });

  test('5.3, 9.6 with Le a florin comes with each book, before its reward', () => {
    const state = writing(2, { books: { arts: 2 }, tiles: ['Le'], money: 8 });
    expect(playAll(state, 'book arts')).toEqual([
      { type: 'book-written', seat: 0, discipline: 'arts', nth: 3 },
      { type: 'money', seat: 0, amount: 1, cause: 'tile' },
      { type: 'disc-placed', seat: 0, discipline: 'religion', cause: 'book' },
    ]);
    playAll(state, 'book religion');
    expect(seatAt(state, 0).money).toBe(8 - 1 + 2);
  });

  test('5.3, 9.6 the Le of another player gives nothing', () => {
    const state = writing(1, { money: 8 }, { seats: { 1: { tiles: ['Le'] } } });
    playAll(state, 'book arts');
    expect(seatAt(state, 0).money).toBe(7);
  });
});
