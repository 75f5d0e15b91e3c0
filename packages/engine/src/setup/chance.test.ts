import { setup, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, view, type State } from '../index.ts';
import { dealOut } from '../../test/kit/deal-out.ts';
import { choices, eventTypes, seatAt } from '../../test/kit/readable.ts';
import { playAll, refusalOf } from '../../test/kit/position.ts';

const deals = (prefix: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `deal ${prefix}${from + index}`);

/** The starting characters are dealt; the character tiles come next. */
function beforeDealing(players: number): State {
  const state = setup({ players, options: { start: 'first' } });
  playAll(state, ...deals('s', 0, 5 * players));
  return state;
}

/** The 15 character tiles c0 to c14 lie on the ring; the bonus tiles come next. */
function beforeTiles(players = 2): State {
  const state = beforeDealing(players);
  playAll(state, ...deals('c', 0, 15));
  return state;
}

const twelve = ['Da', 'Db', 'Dc', 'La', 'Lb', 'Lc', 'Ra', 'Rb', 'Rc', 'Aa', 'Ab', 'Ac'].map((name) => `tile ${name}`);

/** The grid is laid; the cover tiles come next. */
function beforeCovers(players = 2): State {
  const state = beforeTiles(players);
  playAll(state, ...twelve);
  return state;
}

describe('character tiles', () => {
  test('2.5 any of the 40 character tiles comes to the first space, no starting character', () => {
    const state = beforeDealing(2);
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'deal' });
    expect(choices(state)).toEqual(deals('c', 0, 40));
    expect(refusalOf(state, 'deal s0')).toEqual({ code: 'tile-not-available', tile: 40 });
    expect(refusalOf(state, 'deal s10')).toEqual({ code: 'tile-not-available', tile: 50 });
  });

  test('2.5 tiles are laid clockwise from the first Discoveries space, each once', () => {
    const state = beforeDealing(2);
    expect(playAll(state, 'deal c20')).toEqual([{ type: 'dealt', tile: 20, space: 1 }]);
    expect(playAll(state, 'deal c7')).toEqual([{ type: 'dealt', tile: 7, space: 2 }]);
    expect(refusalOf(state, 'deal c20')).toEqual({ code: 'tile-not-available', tile: 20 });
    expect(choices(state)).toHaveLength(38);
  });

  test('2.5 one lies on each of the 15 character spaces, the other 25 are the draw pile', () => {
    const { ring, pile } = view(beforeTiles());
    expect(ring.map(({ tile }) => tile?.name ?? null)).toEqual([
      null,
      ...Array.from({ length: 15 }, (_, index) => `c${index}`),
    ]);
    expect(pile.draw.map(({ tile }) => tile)).toEqual(Array.from({ length: 25 }, (_, index) => index + 15));
    expect(pile.discard).toEqual([]);
    expect(pile.number).toBe(0);
  });

  test('2.5, 10.5 laying them out is no refill and moves no marker', () => {
    const state = beforeDealing(2);
    const last = playAll(state, ...deals('c', 0, 15));
    expect(eventTypes(last)).toEqual(['dealt']);
    expect(view(state).round).toBe(0);
  });
});

describe('bonus tiles', () => {
  test('2.6 any of the 20 bonus tiles comes first', () => {
    const state = beforeTiles();
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'tile' });
    expect(choices(state)).toHaveLength(20);
    expect(playAll(state, 'tile Rd')).toEqual([{ type: 'tile-laid', tile: 'Rd', position: 0 }]);
    expect(playAll(state, 'tile Ae')).toEqual([{ type: 'tile-laid', tile: 'Ae', position: 1 }]);
    expect(refusalOf(state, 'tile Rd')).toEqual({ code: 'bonus-tile-not-available', tile: 'Rd' });
    expect(choices(state)).toHaveLength(18);
  });

  test('2.6 a discipline with three tiles on the grid sends no fourth', () => {
    const state = beforeTiles();
    playAll(state, 'tile Da', 'tile Dc');
    expect(refusalOf(state, 'tile De')).toBeUndefined();
    playAll(state, 'tile Db');
    expect(refusalOf(state, 'tile De')).toEqual({ code: 'bonus-tile-not-available', tile: 'De' });
    expect(refusalOf(state, 'tile Dd')).toEqual({ code: 'bonus-tile-not-available', tile: 'Dd' });
    expect(refusalOf(state, 'tile La')).toBeUndefined();
  });

  test('2.6 the twelve lie on the grid in the order drawn, eight stay in the box', () => {
    const state = beforeTiles();
    playAll(state, ...twelve.toReversed());
    const { grid, open } = view(state);
    expect(grid.map(({ tile }) => tile)).toEqual([
      'Ac',
      'Ab',
      'Aa',
      'Rc',
      'Rb',
      'Ra',
      'Lc',
      'Lb',
      'La',
      'Dc',
      'Db',
      'Da',
    ]);
    expect(grid.every(({ takenBy }) => takenBy === null)).toBe(true);
    expect(open.decision).toBe('cover');
  });
});

describe('cover tiles', () => {
  test('1.14, 2.7 two cover tiles each for the 5, 8 and 12 PP space, none for the 17 PP space', () => {
    const state = beforeCovers(2);
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'cover' });
    expect(choices(state)).toEqual(['cover 1a', 'cover 1b', 'cover 2a', 'cover 2b', 'cover 3a', 'cover 3b']);
    expect(refusalOf(state, 'cover 2c')).toEqual({ code: 'cover-not-available', place: 2 });
  });

  test('2.7 one cover for each discipline room in order blocks the space of its value', () => {
    const state = beforeCovers(3);
    expect(playAll(state, 'cover 2a')).toEqual([{ type: 'covered', discipline: 'discoveries', place: 2 }]);
    expect(playAll(state, 'cover 1b')).toEqual([{ type: 'covered', discipline: 'literature', place: 1 }]);
    playAll(state, 'cover 3a', 'cover 2b', 'cover 3b');
    const { niches, open } = view(state);
    const held = Object.values(niches).map((room) => room.map(({ holds }) => holds));
    expect(held).toEqual([
      ['nothing', 'cover', 'nothing', 'nothing'],
      ['cover', 'nothing', 'nothing', 'nothing'],
      ['nothing', 'nothing', 'cover', 'nothing'],
      ['nothing', 'cover', 'nothing', 'nothing'],
      ['nothing', 'nothing', 'cover', 'nothing'],
    ]);
    expect(open.decision).toBe('walk');
  });

  test('2.7 a copy that is drawn is gone', () => {
    const state = beforeCovers(2);
    playAll(state, 'cover 2b');
    expect(choices(state)).toEqual(['cover 1a', 'cover 1b', 'cover 2b', 'cover 3a', 'cover 3b']);
    expect(refusalOf(state, 'cover 2a')).toEqual({ code: 'cover-not-available', place: 2 });
    playAll(state, 'cover 2b');
    expect(choices(state)).toEqual(['cover 1a', 'cover 1b', 'cover 3a', 'cover 3b']);
  });

  test('2.7 with four players nothing is covered and play begins', () => {
    const state = beforeCovers(4);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'walk' });
    expect(view(state).niches.arts.map(({ holds }) => holds)).toEqual(['nothing', 'nothing', 'nothing', 'nothing']);
  });

  test('1.14, 2.7 other figures may have other cover tiles', () => {
    const state = setup({
      players: 2,
      options: { start: 'first' },
      figures: { ...STANDARD_FIGURES, coverTiles: [5, 0, 1] },
    });
    playAll(state, ...deals('s', 0, 10), ...deals('c', 0, 15), ...twelve);
    expect(choices(state)).toEqual(['cover 1a', 'cover 1b', 'cover 1c', 'cover 1d', 'cover 1e', 'cover 3a']);
  });
});

describe('order of the setup', () => {
  test('2.7, 3.1 the first turn is announced with the last outcome of chance', () => {
    const state = beforeCovers(2);
    expect(playAll(state, 'cover 1a', 'cover 1b', 'cover 2a', 'cover 2b', 'cover 3a')).toEqual([
      { type: 'covered', discipline: 'politics', place: 3 },
      { type: 'turn', seat: 0, finalTurn: 0 },
    ]);
  });

  test('2.5, 2.7 what chance must decide no seat can', () => {
    const state = beforeCovers(2);
    expect(refusalOf(state, 'land 1')).toEqual({ code: 'chance-first', decision: 'cover' });
    expect(refusalOf(state, 'deal c20')).toEqual({ code: 'chance-first', decision: 'cover' });
  });

  test('2.1 the lots of every size of table lead to a first turn', () => {
    const started = (players: number): unknown => toAct(dealOut(setup({ players })));
    expect(started(2)).toMatchObject({ who: 'seat', decision: 'walk' });
    expect(started(3)).toMatchObject({ who: 'seat', decision: 'walk' });
    expect(started(4)).toMatchObject({ who: 'seat', decision: 'walk' });
    expect(seatAt(dealOut(setup({ players: 4 }), 'start 3'), 3).money).toBe(10);
  });
});
