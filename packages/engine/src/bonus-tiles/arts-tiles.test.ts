import { legal, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, view } from '../index.ts';
import { atTheGrid, FIRST_TILE, names, ONE_PER_ROOM, seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, position, refusalOf } from '../../test/kit/position.ts';

const { artworks } = FIRST_TILE.arts;

describe('Aa', () => {
  test('9.6 Aa adds 1 to Arts only', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { tiles: ['Aa'], workers: [] } } });
    expect(seatIn(state, 0).strength).toMatchObject({ arts: { workers: 0, tiles: 1 }, politics: { tiles: 0 } });
    expect(seatIn(state, 0).strength.religion.tiles).toBe(0);
    playAll(state, 'land 10', 'activate arts room', 'hire 1 6');
    expect(view(state).open).toMatchObject({ workers: 1, tiles: 1, strength: 2 });
  });

  test('9.6, 4.10 Aa alone is the partner strength for the 17 PP masterpiece of Politics', () => {
    const workers = [null, 'c32', 'c33', 'c34', 'c35', 'c36'];
    const seat = { workers, figurine: 8, tiles: ['Aa' as const, 'Db' as const] };
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: seat } });
    playAll(state, 'land 13', 'activate politics room', 'hire 1 6');
    expect(refusalOf(state, 'masterpiece 4')).toBeUndefined();
  });
});

describe('Ab', () => {
  test('9.6, 12.1 Ab counts as an artwork of value 4 in the museum majority', () => {
    const state = position({
      seats: { 0: { artworks: { sculpture: 1 }, tiles: ['Ab'] }, 1: { artworks: { script: 1, sculpture: 1 } } },
      artworksLeft: { sculpture: 0, script: 0, painting: 0 },
    });
    expect(seatIn(state, 0)).toMatchObject({ museumValue: 2, exhibitedValue: 6 });
    expect(seatIn(state, 1)).toMatchObject({ museumValue: 5, exhibitedValue: 5 });
    expect(score(state).seats.map((seat) => seat.museumMajority)).toEqual([17, 12]);
  });

  test('9.6, 12.2 Ab alone is enough to rank, and may tie with the artworks left on the board', () => {
    const state = position({
      seats: { 0: { tiles: ['Ab'] } },
      artworksLeft: { sculpture: 2, script: 0, painting: 0 },
    });
    expect(view(state).dummyValue).toBe(4);
    expect(score(state).seats.map((seat) => seat.museumMajority)).toEqual([14, 0]);
  });
});

describe('Ac', () => {
  test('9.6 Ac places discs into two different boxes, never the Religion box, and cannot be declined', () => {
    const state = atTheGrid({ artworks, discs: 3 }, { grid: ['Ac'] });
    playAll(state, 'take Ac meeple');
    expect(view(state).open).toEqual({
      decision: 'box',
      seat: 0,
      remaining: 2,
      chosen: [],
      from: 'tile',
      mayDecline: false,
    });
    expect(legalTexts(legal(state))).toEqual(['box discoveries', 'box literature', 'box arts', 'box politics']);
    expect(refusalOf(state, 'stop')).toEqual({ code: 'cannot-decline' });
    expect(playAll(state, 'box politics')[0]).toEqual({
      type: 'disc-placed',
      seat: 0,
      discipline: 'politics',
      cause: 'tile',
    });
    expect(refusalOf(state, 'box politics')).toEqual({ code: 'box-used', discipline: 'politics' });
    playAll(state, 'box literature');
    expect(seatIn(state, 0)).toMatchObject({ discs: 0, boxes: { politics: 1, literature: 1, religion: 1 } });
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('9.6, 5.4 Ac with one disc left places it, the other is lost', () => {
    const state = atTheGrid({ artworks, discs: 2 }, { grid: ['Ac'] });
    playAll(state, 'take Ac meeple');
    const events = playAll(state, 'box arts');
    expect(events[1]).toEqual({ type: 'lost', seat: 0, what: 'disc' });
    expect(seatIn(state, 0)).toMatchObject({ discs: 0, boxes: { arts: 1 } });
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('9.6, 6.2 Ac with no disc left after the grid’s places none', () => {
    const state = atTheGrid({ artworks, discs: 1 }, { grid: ['Ac'] });
    const events = playAll(state, 'take Ac meeple');
    expect(events.slice(2)).toEqual([
      { type: 'lost', seat: 0, what: 'disc' },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
  });

  test('9.6 Ac gives 1 PP at the end per character on the worker track, starters included, the financier not', () => {
    const workers = [null, 's0', null, 'c8', 'c9', 'c39'];
    const state = position({ seats: { 0: { workers, tiles: ['Ac'], recruits: ['c16'] } } });
    expect(score(state).seats.map(({ tiles }) => tiles)).toEqual([4, 0]);
    const full = position({ seats: { 0: { financier: 6, workers: ['c0', 'c1', 's2', 's3', 'c4'], tiles: ['Ac'] } } });
    expect(score(full).seats[0]?.tiles).toBe(5);
    const empty = position({ seats: { 0: { workers: [], tiles: ['Ac'] } } });
    expect(score(empty).seats[0]?.tiles).toBe(0);
  });
});

describe('Ad', () => {
  test('9.6 Ad writes an Arts book and brings the financier to the leftmost space without flipping it', () => {
    const workers = ['c0', 'c8', null, 'c16', null, 'c24'];
    const state = atTheGrid({ artworks, financier: 5, workers }, { grid: ['Ad'] });
    const events = playAll(state, 'take Ad meeple');
    expect(seatIn(state, 0).books.arts).toBe(1);
    expect(seatIn(state, 0).financier).toEqual({ worker: 1, flipped: false });
    expect(names(seatIn(state, 0).workers)).toBe('- c0 c8 c16 - c24');
    expect(events.slice(2)).toEqual([
      { type: 'book-written', seat: 0, discipline: 'arts', nth: 1 },
      { type: 'financier-moved', seat: 0, from: 5, to: 1 },
      { type: 'worker-pushed', seat: 0, tile: 0, from: 1, to: 2 },
      { type: 'worker-pushed', seat: 0, tile: 8, from: 2, to: 3 },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
  });

  test('9.6 by the ruling adSlide left whoever is on the leftmost space is pushed off it, and nobody else moves', () => {
    const spec = { grid: ['Ad'], rulings: { adSlide: 'left' } } as const;
    const workers = ['c0', 'c8', null, 'c16', null, 'c24'];
    const state = atTheGrid({ artworks, financier: 5, workers }, { ...spec, grid: [...spec.grid] });
    const events = playAll(state, 'take Ad meeple');
    expect(seatIn(state, 0).financier).toEqual({ worker: 1, flipped: false });
    expect(names(seatIn(state, 0).workers)).toBe('- c8 - c16 - c24');
    expect(names(view(state).pile.discard)).toBe('c0');
    expect(events.slice(3)).toEqual([
      { type: 'financier-moved', seat: 0, from: 5, to: 1 },
      { type: 'left', seat: 0, tile: 0, from: 'workers', space: 1, to: 'discard' },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
    const free = atTheGrid({ artworks, financier: 2, workers: [null, null, 's4'] }, { ...spec, grid: [...spec.grid] });
    playAll(free, 'take Ad meeple');
    expect(names(seatIn(free, 0).workers)).toBe('- - s4 - - -');
    const there = atTheGrid({ artworks, financier: 1, workers: [null, 'c8'] }, { ...spec, grid: [...spec.grid] });
    playAll(there, 'take Ad meeple');
    expect(names(seatIn(there, 0).workers)).toBe('- c8 - - - -');
  });

  test('8.2 by the ruling adSlide left a flipped financier still pushes right', () => {
    const state = position({
      ring: ONE_PER_ROOM,
      rulings: { adSlide: 'left' },
      seats: { 0: { financier: 6, workers: ['c8', 'c9', null, 'c16', null, null] } },
    });
    playAll(state, 'land 1', 'money');
    expect(names(seatIn(state, 0).workers)).toBe('- c8 c9 c16 - -');
  });

  test('9.6 without other gaps the characters push right up to the space the financier left, none falls off', () => {
    const workers = ['c0', 'c8', 'c16', null, 'c24', 's4'];
    const state = atTheGrid({ artworks, financier: 4, workers }, { grid: ['Ad'] });
    playAll(state, 'take Ad meeple');
    expect(names(seatIn(state, 0).workers)).toBe('- c0 c8 c16 c24 s4');
    expect(view(state).pile.discard).toEqual([]);
  });

  test('9.6 with the leftmost space empty no one is pushed', () => {
    const state = atTheGrid({ artworks, financier: 2, workers: [null, null, 'c0'] }, { grid: ['Ad'] });
    playAll(state, 'take Ad meeple');
    expect(seatIn(state, 0).financier.worker).toBe(1);
    expect(names(seatIn(state, 0).workers)).toBe('- - c0 - - -');
  });

  test('9.6 a flipped financier comes back too and stays flipped', () => {
    const workers = ['c0', 'c1', 'c2', 'c3', 'c4', null];
    const state = atTheGrid({ artworks, financier: 6, flipped: true, workers }, { grid: ['Ad'] });
    playAll(state, 'take Ad meeple');
    expect(seatIn(state, 0).financier).toEqual({ worker: 1, flipped: true });
  });

  test('9.6 an unflipped financier on the rightmost space is not flipped by Ad', () => {
    const state = atTheGrid(
      { artworks, financier: 6, workers: [null, 'c0', null, null, null, null] },
      { grid: ['Ad'] },
    );
    playAll(state, 'take Ad meeple');
    expect(seatIn(state, 0).financier).toEqual({ worker: 1, flipped: false });
    expect(score(state).seats[0]?.financier).toBe(0);
  });

  test('9.6 on the leftmost space already, the financier does nothing', () => {
    const workers = [null, 'c0', 'c1', 'c2', 'c3', 'c4'];
    const state = atTheGrid({ artworks, financier: 1, workers }, { grid: ['Ad'] });
    const events = playAll(state, 'take Ad meeple');
    expect(names(seatIn(state, 0).workers)).toBe('- c0 c1 c2 c3 c4');
    expect(events.map(({ type }) => type)).toEqual(['meeple-returned', 'bonus-tile-taken', 'book-written', 'turn']);
  });

  test('9.6, 5.4 at four Arts books the financier moves all the same', () => {
    const state = atTheGrid({ artworks, financier: 3, books: { arts: 4 } }, { grid: ['Ad'] });
    const events = playAll(state, 'take Ad meeple');
    expect(events[2]).toEqual({ type: 'lost', seat: 0, what: 'book' });
    expect(seatIn(state, 0).books.arts).toBe(4);
    expect(seatIn(state, 0).financier.worker).toBe(1);
  });

  test('9.6, 5.2 a third Arts book by Ad puts a disc into the Religion box', () => {
    const state = atTheGrid({ artworks, books: { arts: 2 } }, { grid: ['Ad'] });
    playAll(state, 'take Ad meeple');
    expect(seatIn(state, 0).boxes.religion).toBe(2);
  });
});

describe('Ae', () => {
  test('9.6 Ae gives two white meeples immediately', () => {
    const state = atTheGrid({ artworks }, { grid: ['Ae'] });
    const events = playAll(state, 'take Ae meeple');
    expect(seatIn(state, 0).meeples).toMatchObject({ arts: 0, politics: 2 });
    expect(view(state).supply.politics).toBe(5);
    expect(events.slice(2, 4)).toEqual([
      { type: 'meeple-taken', seat: 0, discipline: 'politics', cause: 'tile' },
      { type: 'meeple-taken', seat: 0, discipline: 'politics', cause: 'tile' },
    ]);
  });

  test('9.6 as available: one, or none', () => {
    const one = atTheGrid({ artworks }, { grid: ['Ae'], supply: { politics: 1 } });
    const events = playAll(one, 'take Ae meeple');
    expect(events[3]).toEqual({ type: 'lost', seat: 0, what: 'meeple' });
    expect(seatIn(one, 0).meeples.politics).toBe(1);
    const none = atTheGrid({ artworks }, { grid: ['Ae'], supply: { politics: 0 } });
    playAll(none, 'take Ae meeple');
    expect(seatIn(none, 0).meeples.politics).toBe(0);
  });

  test('9.6, 9.3 paid with the last white meeple Ae gives that one back', () => {
    const state = atTheGrid({ artworks, meeples: { politics: 1 } }, { grid: ['Ae'], supply: { politics: 0 } });
    playAll(state, 'take Ae wild');
    expect(seatIn(state, 0).meeples.politics).toBe(1);
  });

  test('9.6, 7.2 both meeples of Ae come before the limit is checked', () => {
    const meeples = { discoveries: 4, arts: 3 };
    const state = atTheGrid({ artworks, meeples }, { grid: ['Ae'] });
    playAll(state, 'take Ae meeple');
    expect(toAct(state)).toMatchObject({ seat: 0, decision: 'return' });
    expect(seatIn(state, 0).meeples).toMatchObject({ discoveries: 4, arts: 2, politics: 2 });
    playAll(state, 'return discoveries');
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('9.6, 7.2 with seven after Ae nothing is returned', () => {
    const state = atTheGrid({ artworks, meeples: { discoveries: 4, arts: 2 } }, { grid: ['Ae'] });
    playAll(state, 'take Ae meeple');
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });
});
