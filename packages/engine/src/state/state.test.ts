import { describe, expect, test } from 'vitest';
import { DECISIONS, STANDARD_FIGURES } from '../index.ts';
import { copy, setup } from '../search.ts';
import { NEWEST_EDITION } from '../editions/editions.ts';
import { openTable, STANDARD_OPTIONS } from '../table/table.ts';
import { starterOf } from '../words/character.ts';
import { seatOf } from '../words/seat.ts';
import { FROM_BOOK, FROM_REWARD, FROM_TILE, rewardFrame } from '../frames/reward-frame.ts';
import { F_BOOK, F_BOX, F_MEEPLE, F_OVER, F_STRENGTH, LAST_CHANCE } from '../catalogue/catalogue.ts';
import * as frames from './frame.ts';
import * as game from './game-bytes.ts';
import { STATE_BYTES } from './layout.ts';
import { putAside, putOnDiscard, putOnPile } from './pile-bytes.ts';
import * as seats from './seat-bytes.ts';
import { add, at, blankState, peek, poke, type State } from './state.ts';

const blank = (): State => blankState(openTable(4, STANDARD_OPTIONS, STANDARD_FIGURES, NEWEST_EDITION.rulings));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Which bytes a change touches. */
function touched(change: (state: State) => void): number[] {
  const state = blank();
  change(state);
  return [...state.bytes.entries()].flatMap(([offset, byte]) => (byte === 0 ? [] : [offset]));
}

/** A way to write each fact of the game, once. */
function everyFact(): ((state: State) => void)[] {
  const facts: ((state: State) => void)[] = [
    (state) => game.setPhase(state, 3),
    (state) => game.setStartSeat(state, seatOf(3)),
    (state) => game.setActiveSeat(state, seatOf(3)),
    (state) => game.setRound(state, 5),
    (state) => game.setFinalTurn(state, 3),
    game.countTurn,
    game.countPile,
    game.countWithdrawal,
  ];
  for (const space of upTo(16)) facts.push((state) => game.setRingTile(state, space, 59));
  for (const position of upTo(12)) facts.push((state) => game.setGridTile(state, position, 19));
  for (const tile of upTo(20)) facts.push((state) => game.setTileOwner(state, tile, 5));
  for (const room of upTo(5)) for (const niche of upTo(4)) facts.push((state) => game.setNiche(state, room, niche, 5));
  for (const artwork of upTo(3)) facts.push((state) => game.setArtworksLeft(state, artwork, 4));
  for (const colour of upTo(5)) facts.push((state) => game.changeSupply(state, colour, 7));
  for (const discipline of upTo(5)) {
    facts.push((state) => putOnPile(state, 8 * discipline));
    facts.push((state) => putOnDiscard(state, 8 * discipline));
  }
  for (const seat of upTo(4)) facts.push((state) => putAside(state, starterOf(seat, 0)));
  for (const seat of upTo(4).map(seatOf)) {
    facts.push(
      (state) => seats.changeMoney(state, seat, 15),
      (state) => seats.setBoat(state, seat, 16),
      (state) => seats.setFinancier(state, seat, 5),
      (state) => seats.flip(state, seat),
      (state) => seats.changeDiscs(state, seat, 8),
      (state) => seats.setFigurine(state, seat, 255),
      (state) => seats.setWithdrawn(state, seat, 4),
    );
    for (const discipline of upTo(5)) {
      facts.push(
        (state) => seats.changeBox(state, seat, discipline, 8),
        (state) => seats.addBook(state, seat, discipline),
        (state) => seats.changeMeeples(state, seat, discipline, 7),
      );
    }
    for (const artwork of upTo(3)) facts.push((state) => seats.addArtwork(state, seat, artwork));
    for (const space of upTo(6)) facts.push((state) => seats.setRecruit(state, seat, space, 59));
    for (const space of upTo(6)) facts.push((state) => seats.setWorker(state, seat, space, 59));
  }
  return facts;
}

describe('a position in bytes', () => {
  test('1.3, 1.4, 1.8 every fact of four players has a byte of its own inside the array, tiles in piles a bit', () => {
    const offsets = everyFact().map(touched);
    expect(offsets.every((bytes) => bytes.length === 1)).toBe(true);
    const used = offsets.flat();
    expect(new Set(used).size).toBe(used.length);
    expect(Math.max(...used)).toBe(STATE_BYTES - 1);
  });

  test('5.3 eight open decisions fit without touching any fact', () => {
    const facts = new Set(everyFact().flatMap(touched));
    const stack = touched((state) => upTo(8).forEach(() => frames.pushFrame(state, 9, 9, 9, 9)));
    expect(stack).toHaveLength(1 + 8 * 4);
    expect(stack.filter((offset) => facts.has(offset))).toEqual([]);
  });

  test('3.1 what is written can be read again', () => {
    const state = blank();
    const seat = seatOf(2);
    game.setRingTile(state, 15, 39);
    seats.setWorker(state, seat, 5, 44);
    seats.setRecruit(state, seat, 0, 0);
    seats.changeMoney(state, seat, 12);
    seats.changeMoney(state, seat, -5);
    expect([game.ringTile(state, 15), game.ringTile(state, 14)]).toEqual([39, -1]);
    expect([seats.worker(state, seat, 5), seats.worker(state, seat, 4)]).toEqual([44, -1]);
    expect([seats.recruit(state, seat, 0), seats.recruit(state, seat, 1)]).toEqual([0, -1]);
    expect(seats.money(state, seat)).toBe(7);
    expect([seats.flipped(state, seat), game.gridTile(state, 3)]).toEqual([false, -1]);
  });

  test('3.1 turns are counted beyond what one byte holds', () => {
    const state = blank();
    upTo(255).forEach(() => game.countTurn(state));
    expect(game.turn(state)).toBe(255);
    game.countTurn(state);
    expect(game.turn(state)).toBe(256);
    upTo(300).forEach(() => game.countTurn(state));
    expect(game.turn(state)).toBe(556);
    expect(frames.frameKind(state)).toBe(F_OVER);
  });

  test('9.5 a bonus tile belongs to one seat', () => {
    const state = blank();
    game.setTileOwner(state, 7, game.TILE_TAKEN + 1);
    expect(upTo(4).map((seat) => game.ownsTile(state, seatOf(seat), 7))).toEqual([false, true, false, false]);
    expect(game.ownsTile(state, seatOf(1), 6)).toBe(false);
  });

  test('2.8, 11.2 the phases in order', () => {
    expect(game.PHASES).toEqual(['setup', 'rounds', 'ending', 'final', 'over']);
    expect([game.SETUP, game.ROUNDS, game.ENDING, game.FINAL, game.OVER]).toEqual([0, 1, 2, 3, 4]);
  });

  test('3.1 single bytes are read, written and added to', () => {
    const state = blank();
    poke(state, 3, 7);
    add(state, 3, 5);
    expect([peek(state, 3), peek(state, 4)]).toEqual([12, 0]);
    expect(at(Uint8Array.of(4, 5), 1)).toBe(5);
  });
});

describe('copies', () => {
  test('3.1 a copy is a position of its own at the same table', () => {
    const state = setup({ players: 2 });
    const mine = copy(state);
    expect(mine.bytes).toEqual(state.bytes);
    expect(mine.table).toBe(state.table);
    game.setRound(mine, 9);
    expect(game.round(state)).toBe(0);
  });

  test('3.1 a copy can be made into a position one owns', () => {
    const state = setup({ players: 2 });
    const mine = blankState(state.table);
    expect(copy(state, mine)).toBe(mine);
    expect(mine.bytes).toEqual(state.bytes);
  });
});

describe('open decisions', () => {
  test('5.3 the last opened comes first, and the one below returns unchanged', () => {
    const state = blank();
    expect(frames.frameKind(state)).toBe(F_OVER);
    frames.pushFrame(state, F_BOOK, 2, 4, FROM_REWARD);
    frames.pushFrame(state, F_BOX, 1, 0, FROM_BOOK);
    expect([frames.frameKind(state), frames.frameA(state)]).toEqual([F_BOX, 1]);
    frames.popFrame(state);
    expect([frames.frameA(state), frames.frameB(state), frames.frameC(state)]).toEqual([2, 4, 1]);
    frames.setFrameA(state, 7);
    frames.setFrameB(state, 8);
    frames.setFrameC(state, 9);
    expect([frames.frameKind(state), frames.frameA(state), frames.frameB(state), frames.frameC(state)]).toEqual([
      F_BOOK,
      7,
      8,
      9,
    ]);
  });

  test('3.1 a closed decision leaves no trace: equal positions have equal bytes', () => {
    const state = blank();
    frames.pushFrame(state, F_STRENGTH, 4, 3, 255);
    frames.replaceFrame(state, F_MEEPLE, 1, 2, 3);
    expect([frames.frameKind(state), frames.frameC(state)]).toEqual([F_MEEPLE, 3]);
    frames.popFrame(state);
    expect(state.bytes).toEqual(blank().bytes);
  });

  test('5.4 what a book or a tile gives may not be declined, the reward of an activation may', () => {
    const reading = (from: number): unknown[] => {
      const state = blank();
      frames.pushFrame(state, F_BOX, 1, 0, from);
      return [rewardFrame.cause(state), rewardFrame.mayDecline(state)];
    };
    expect(reading(FROM_REWARD)).toEqual(['reward', true]);
    expect(reading(FROM_BOOK)).toEqual(['book', false]);
    expect(reading(FROM_TILE)).toEqual(['tile', false]);
  });

  test('3.1 the decisions in the words of the notation; those up to the covers are of chance', () => {
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
    expect(DECISIONS[LAST_CHANCE]).toBe('cover');
  });
});
