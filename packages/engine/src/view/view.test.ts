import { setup } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, STANDARD_OPTIONS, view } from '../index.ts';
import { names, ONE_PER_ROOM, seatIn } from '../../test/kit/look.ts';
import { playAll, position } from '../../test/kit/position.ts';

/** A position in which every field of a seat has a value of its own. */
const known = () =>
  position({
    players: 3,
    active: 1,
    round: 2,
    ring: { ...ONE_PER_ROOM, 15: 's8' },
    grid: ['Da', 'La', 'Ra', 'Aa'],
    discard: ['c1', 'c9'],
    niches: { arts: [1, 'cover', 'free', 'free'], politics: ['free', 'free', 0, 1] },
    seats: {
      0: { figurine: 1 },
      1: {
        money: 12,
        boat: 10,
        financier: 3,
        flipped: true,
        meeples: { discoveries: 1, literature: 2, religion: 0, arts: 3, politics: 1 },
        books: { discoveries: 2, religion: 3, arts: 4, politics: 2 },
        boxes: { religion: 2, politics: 2 },
        artworks: { sculpture: 2, script: 1, painting: 1 },
        recruits: [null, 'c2', 's3'],
        workers: ['s5', 'c10', null, 'c11', null, 'c32'],
        figurine: 9,
        tiles: ['Db', 'Lc', 'Rc', 'Ab'],
      },
      2: { figurine: 9 },
    },
  });

describe('the table', () => {
  test('who plays what, and how far the game is', () => {
    expect(view(known())).toMatchObject({
      players: 3,
      options: { ...STANDARD_OPTIONS, start: 'first' },
      phase: 'rounds',
      turn: 1,
      round: 2,
      rounds: 4,
      finalTurn: 0,
      startSeat: 0,
      activeSeat: 1,
    });
    expect(view(known()).figures).toBe(STANDARD_FIGURES);
    expect(view(position({ phase: 'final', finalTurn: 2 }))).toMatchObject({ phase: 'final', finalTurn: 2 });
    expect(view(setup({ players: 2 })).phase).toBe('setup');
  });

  test('1.2 the ring: the Bonus Tiles space, then three spaces of each room', () => {
    const { ring } = view(known());
    expect(ring.map(({ space }) => space)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(ring.map(({ room }) => room?.slice(0, 1) ?? '-').join('')).toBe('-dddlllrrraaappp');
    expect(ring[1]).toEqual({
      space: 1,
      room: 'discoveries',
      tile: { tile: 7, name: 'c7', discipline: 'discoveries', starter: false },
      figurines: [0],
    });
    expect(ring[9]).toEqual({ space: 9, room: 'religion', tile: null, figurines: [1, 2] });
    expect(ring[15]?.tile).toEqual({ tile: 48, name: 's8', discipline: 'arts', starter: true });
    expect(ring[0]).toEqual({ space: 0, room: null, tile: null, figurines: [] });
  });

  test('the grid: who has taken which tile', () => {
    const { grid } = view(known());
    expect(grid).toHaveLength(12);
    expect(grid.slice(0, 5)).toEqual([
      { tile: 'Db', takenBy: 1 },
      { tile: 'Lc', takenBy: 1 },
      { tile: 'Rc', takenBy: 1 },
      { tile: 'Ab', takenBy: 1 },
      { tile: 'Da', takenBy: null },
    ]);
    expect(view(setup({ players: 2 })).grid[11]).toEqual({ tile: null, takenBy: null });
  });

  test('1.13 masterpiece spaces: free, covered, or with a pillar', () => {
    const { niches } = view(known());
    expect(niches.arts).toEqual([
      { place: 1, strength: 4, prestige: 5, holds: 1 },
      { place: 2, strength: 5, prestige: 8, holds: 'cover' },
      { place: 3, strength: 6, prestige: 12, holds: 'nothing' },
      { place: 4, strength: 6, prestige: 17, holds: 'nothing' },
    ]);
    expect(niches.politics.map(({ holds }) => holds)).toEqual(['nothing', 'nothing', 0, 1]);
    expect(niches.literature.map(({ holds }) => holds)).toEqual(['nothing', 'nothing', 'nothing', 'nothing']);
  });

  test('artworks left and what they are worth as a dummy', () => {
    expect(view(known())).toMatchObject({ artworksLeft: { sculpture: 1, script: 2, painting: 2 }, dummyValue: 16 });
  });

  test('meeples in the Politics room', () => {
    expect(view(known()).supply).toEqual({ discoveries: 4, literature: 3, religion: 5, arts: 2, politics: 6 });
  });

  test('the piles, in the order of the tiles', () => {
    const { pile } = view(known());
    expect(pile.number).toBe(0);
    expect(names(pile.discard)).toBe('c1 c9');
    expect(pile.draw).toHaveLength(40 - 2 - 5 - 4);
    expect(names(pile.aside)).toBe('s6 s7 s9');
  });
});

describe('a seat', () => {
  const ofSeat1 = () => seatIn(known(), 1);

  test('money, boat, financier, discs and pillars', () => {
    const seat = ofSeat1();
    expect(seat).toMatchObject({ seat: 1, money: 12, income: 15, boat: 10, discs: 0, pillars: 3 });
    expect(seat.financier).toEqual({ worker: 3, flipped: true });
    expect(seatIn(known(), 0)).toMatchObject({
      discs: 7,
      pillars: 4,
      income: 7,
      financier: { worker: 1, flipped: false },
    });
    expect(seatIn(known(), 2)).toMatchObject({ pillars: 5, money: 12 });
  });

  test('boxes, books, meeples and artworks', () => {
    const seat = ofSeat1();
    expect(seat.boxes).toEqual({ discoveries: 0, literature: 0, religion: 2, arts: 0, politics: 2 });
    expect(seat.books).toEqual({ discoveries: 2, literature: 0, religion: 3, arts: 4, politics: 2 });
    expect(seat.fullColumns).toBe(2);
    expect(seat.meeples).toEqual({ discoveries: 1, literature: 2, religion: 0, arts: 3, politics: 1 });
    expect(seat.artworks).toEqual({ sculpture: 2, script: 1, painting: 1 });
    expect(seat).toMatchObject({ museumValue: 11, exhibitedValue: 15, bonusDiscs: 5 });
  });

  test('tracks, figurine and tiles', () => {
    const seat = ofSeat1();
    expect(names(seat.recruits)).toBe('- c2 s3 -');
    expect(names(seat.workers)).toBe('s5 c10 - c11 - c32');
    expect(seat).toMatchObject({ figurine: 9, withdrawn: 0, tiles: ['Db', 'Lc', 'Rc', 'Ab'] });
    const gone = position({ phase: 'final', finalTurn: 1 });
    playAll(gone, 'withdraw');
    expect(seatIn(gone, 0)).toMatchObject({ figurine: null, withdrawn: 1 });
  });

  test('4.7 strength by workers and permanent tiles', () => {
    const seat = ofSeat1();
    expect(seat.strength).toEqual({
      discoveries: { workers: 1, tiles: 0 },
      literature: { workers: 2, tiles: 0 },
      religion: { workers: 0, tiles: 0 },
      arts: { workers: 0, tiles: 0 },
      politics: { workers: 1, tiles: 1 },
    });
  });

  test('9.2 what the next tile of each discipline asks for', () => {
    const seat = ofSeat1();
    expect(seat.conditions).toEqual({
      discoveries: { owned: 1, have: 2, need: 2 },
      literature: { owned: 1, have: 2, need: 2 },
      religion: { owned: 1, have: 2, need: 2 },
      arts: { owned: 1, have: 11, need: 10 },
    });
    expect(seatIn(known(), 0).conditions).toEqual({
      discoveries: { owned: 0, have: 0, need: 1 },
      literature: { owned: 0, have: 0, need: 1 },
      religion: { owned: 0, have: 0, need: 1 },
      arts: { owned: 0, have: 0, need: 5 },
    });
  });

  test('1.10 as many recruitment spaces as the figures say', () => {
    const figures = { ...STANDARD_FIGURES, recruitmentSpaces: 2 };
    expect(names(seatIn(position({ figures }), 0).recruits)).toBe('- -');
  });
});

test('looking changes nothing', () => {
  const state = known();
  const before = state.bytes.slice();
  view(state);
  expect(state.bytes).toEqual(before);
});
