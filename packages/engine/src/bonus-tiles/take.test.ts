import { legal, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view, parseAction } from '../index.ts';
import { apply } from '../flow/apply.ts';
import { atTheGrid, FIRST_TILE, ONE_PER_ROOM, seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, position, refusalOf, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

describe('one tile and nothing else', () => {
  test('9.1 on the Bonus Tiles space there is only a tile to take, neither action nor pass', () => {
    const state = atTheGrid(FIRST_TILE.discoveries, { grid: ['Da', 'Dc', 'De', 'La'] });
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'take' });
    expect(legalTexts(legal(state))).toEqual(['take Da meeple', 'take Dc meeple', 'take De meeple']);
    expect(refusalOf(state, 'pass')).toEqual({ code: 'other-decision', decision: 'take', kind: 'pass' });
    expect(refusalOf(state, 'money')).toEqual({ code: 'other-decision', decision: 'take', kind: 'money' });
  });

  test('9.1 after one tile the turn is over', () => {
    const state = atTheGrid({ boat: 9, recruits: ['c0'] }, { grid: ['Da', 'De'] });
    const events = playAll(state, 'take Da meeple');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
    expect(seatIn(state, 0).tiles).toEqual(['Da']);
    expect(events).toEqual([
      { type: 'meeple-returned', seat: 0, discipline: 'discoveries', cause: 'tile' },
      { type: 'bonus-tile-taken', seat: 0, tile: 'Da', position: 0 },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
  });
});

describe('paying', () => {
  test('9.3 a meeple of the tile’s colour goes back to the Politics room', () => {
    const state = atTheGrid({ ...FIRST_TILE.literature, meeples: { literature: 2, politics: 1 } }, { grid: ['La'] });
    expect(legalTexts(legal(state))).toEqual(['take La meeple', 'take La wild']);
    const before = view(state).supply;
    playAll(state, 'take La meeple');
    expect(seatIn(state, 0).meeples).toMatchObject({ literature: 1, politics: 1 });
    expect(view(state).supply).toEqual({ ...before, literature: before.literature + 1 });
  });

  test('9.3 or a white one', () => {
    const state = atTheGrid({ ...FIRST_TILE.arts, meeples: { arts: 1, politics: 2 } }, { grid: ['Aa'] });
    const before = view(state).supply;
    const events = playAll(state, 'take Aa wild');
    expect(seatIn(state, 0).meeples).toMatchObject({ arts: 1, politics: 1 });
    expect(view(state).supply).toEqual({ ...before, politics: before.politics + 1 });
    expect(events).toContainEqual({ type: 'meeple-returned', seat: 0, discipline: 'politics', cause: 'tile' });
  });

  test('9.3 without the colour only the white one is accepted, and the other way round', () => {
    const white = atTheGrid({ ...FIRST_TILE.religion, meeples: { politics: 1, arts: 3 } }, { grid: ['Ra'] });
    expect(legalTexts(legal(white))).toEqual(['take Ra wild']);
    expect(refusalOf(white, 'take Ra meeple')).toEqual({
      code: 'no-meeple-for-tile',
      tile: 'Ra',
      discipline: 'religion',
    });
    const coloured = atTheGrid({ ...FIRST_TILE.religion, meeples: { religion: 1 } }, { grid: ['Ra'] });
    expect(legalTexts(legal(coloured))).toEqual(['take Ra meeple']);
    expect(refusalOf(coloured, 'take Ra wild')).toEqual({
      code: 'no-meeple-for-tile',
      tile: 'Ra',
      discipline: 'politics',
    });
  });

  test('9.3 Db is paid like every Discoveries tile', () => {
    const state = atTheGrid({ boat: 4, meeples: { discoveries: 1, politics: 1 } }, { grid: ['Db'] });
    playAll(state, 'take Db meeple');
    expect(seatIn(state, 0).meeples).toMatchObject({ discoveries: 0, politics: 1 });
  });
});

describe('the disc', () => {
  test('9.4 one disc from supply goes onto the freed grid space', () => {
    const state = atTheGrid({ boat: 4 }, { grid: ['La', 'Ra', 'Da'] });
    expect(seatIn(state, 0).discs).toBe(7);
    const events = playAll(state, 'take Da meeple');
    expect(seatIn(state, 0).discs).toBe(6);
    expect(seatIn(state, 0).boxes.religion).toBe(1);
    expect(view(state).grid[2]).toEqual({ tile: 'Da', takenBy: 0 });
    expect(view(state).grid[0]).toEqual({ tile: 'La', takenBy: null });
    expect(events).toContainEqual({ type: 'bonus-tile-taken', seat: 0, tile: 'Da', position: 2 });
  });

  test('9.4 with the last disc of the supply no box is touched', () => {
    const state = atTheGrid({ boat: 4, discs: 1 }, { grid: ['Da'] });
    playAll(state, 'take Da meeple');
    expect(seatIn(state, 0)).toMatchObject({ discs: 0, boxes: { religion: 1 } });
    expect(toAct(state).decision).toBe('walk');
  });

  test('9.4 with an empty supply the disc comes from a box of choice, the Religion box included', () => {
    const state = atTheGrid(
      { boat: 4, discs: 0, boxes: { discoveries: 1, religion: 2, politics: 1 } },
      { grid: ['Dc'] },
    );
    const events = playAll(state, 'take Dc meeple');
    expect(events.map(({ type }) => type)).toEqual(['meeple-returned', 'bonus-tile-taken']);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'lift' });
    expect(legalTexts(legal(state))).toEqual(['lift discoveries', 'lift religion', 'lift politics']);
    expect(refusalOf(state, 'lift arts')).toEqual({ code: 'box-empty', discipline: 'arts' });
    expect(refusalOf(state, 'lift politics')).toBeUndefined();
    expect(seatIn(state, 0).tiles).toEqual(['Dc']);
    const money = seatIn(state, 0).money;
    const lifted = playAll(state, 'lift religion');
    expect(seatIn(state, 0)).toMatchObject({ discs: 0, boxes: { discoveries: 1, religion: 1, politics: 1 } });
    expect(seatIn(state, 0).money).toBe(money + 5);
    expect(lifted).toEqual([
      { type: 'disc-lifted', seat: 0, discipline: 'religion' },
      { type: 'money', seat: 0, amount: 5, cause: 'tile' },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
  });

  test('9.4 the tile is resolved only after the disc is placed: Rb finds the supply still empty', () => {
    const state = atTheGrid({ discs: 0, boxes: { religion: 2, arts: 1 } }, { grid: ['Rb'] });
    playAll(state, 'take Rb meeple');
    const events = playAll(state, 'lift arts');
    expect(events.slice(0, 3)).toEqual([
      { type: 'disc-lifted', seat: 0, discipline: 'arts' },
      { type: 'lost', seat: 0, what: 'disc' },
      { type: 'lost', seat: 0, what: 'disc' },
    ]);
    expect(seatIn(state, 0).boxes).toMatchObject({ religion: 2, arts: 0 });
  });
});

describe('the player who takes it', () => {
  test('9.4 the tile, the payment and the disc are those of the player whose turn it is', () => {
    const seats = { 2: { boat: 4, figurine: 14, meeples: { discoveries: 1 } } };
    const state = position({ players: 3, active: 2, ring: ONE_PER_ROOM, grid: ['Dc'], seats });
    const others = [seatIn(state, 0), seatIn(state, 1)];
    playAll(state, 'land 0', 'take Dc meeple');
    expect(seatIn(state, 2)).toMatchObject({ tiles: ['Dc'], discs: 6, money: 17, meeples: { discoveries: 0 } });
    expect(view(state).grid[0]).toEqual({ tile: 'Dc', takenBy: 2 });
    expect([seatIn(state, 0), seatIn(state, 1)]).toEqual(others);
  });

  test.each([
    ['Dc', { boat: 4 }, {}, ['take Dc meeple']],
    ['Dc', { boat: 4, discs: 0 }, {}, ['take Dc meeple', 'lift religion']],
    ['Dd', { boat: 4 }, {}, ['take Dd meeple', 'fetch 1', 'seat 1']],
    ['Dd', { boat: 4 }, { ring: {}, phase: 'ending' }, ['take Dd meeple']],
    ['Lb', { ...FIRST_TILE.literature, boat: 3 }, {}, ['take Lb meeple']],
    ['Rb', FIRST_TILE.religion, {}, ['take Rb meeple']],
    ['Ad', { ...FIRST_TILE.arts, financier: 3 }, {}, ['take Ad meeple']],
    ['Ae', FIRST_TILE.arts, {}, ['take Ae meeple']],
  ] as const)('9.4 %s does the same when nobody collects what happens', (tile, seat, others, texts) => {
    const told = atTheGrid(seat, { grid: [tile], ...others });
    playAll(told, ...texts);
    const silent = atTheGrid(seat, { grid: [tile], ...others });
    for (const text of texts) {
      const action = parseAction(text)?.id;
      if (action !== undefined) apply(silent, action);
    }
    expect(silent.bytes).toEqual(told.bytes);
  });
});

describe('tiles out of reach', () => {
  test('9.1 a tile that another player has cannot be taken', () => {
    const state = atTheGrid({ boat: 4 }, { players: 3, grid: ['Da'], seats: { 2: { tiles: ['Dc'] } } });
    expect(refusalOf(state, 'take Dc meeple')).toEqual({ code: 'bonus-tile-taken', tile: 'Dc', by: 2 });
    expect(legalTexts(legal(state))).toEqual(['take Da meeple']);
  });

  test('2.6, 9.1 a tile that was not drawn cannot be taken', () => {
    const state = atTheGrid({ boat: 4 }, { grid: ['Da'] });
    expect(refusalOf(state, 'take De meeple')).toEqual({ code: 'bonus-tile-not-in-game', tile: 'De' });
  });
});

describe('who may land here', () => {
  const gap = (seat: SeatSpec, others: PositionSpec) =>
    refusalOf(position({ ring: ONE_PER_ROOM, ...others, seats: { 0: { figurine: 14, ...seat } } }), 'land 0');
  const closed = (missing: string) => ({ code: 'bonus-grid-closed', missing });
  const NO_MEEPLES = { meeples: {} };

  test('3.3 a disc is needed, in supply or in any box', () => {
    expect(gap({ boat: 4, discs: 0, boxes: {} }, { grid: ['Da'] })).toEqual(closed('disc'));
    expect(gap({ boat: 4, discs: 1, boxes: {} }, { grid: ['Da'] })).toBeUndefined();
    expect(gap({ boat: 4, discs: 0, boxes: { discoveries: 1 } }, { grid: ['Da'] })).toBeUndefined();
    expect(gap({ boat: 4, discs: 0, boxes: { politics: 1 } }, { grid: ['Da'] })).toBeUndefined();
  });

  test('3.3 a tile must be left on the grid', () => {
    expect(gap({ boat: 16 }, { grid: [] })).toEqual(closed('tile'));
  });

  test('3.3 the condition of a discipline with a tile on the grid must be met', () => {
    expect(gap({ boat: 3 }, { grid: ['Da'] })).toEqual(closed('condition'));
    expect(gap({ boat: 16 }, { grid: ['La', 'Ra', 'Aa'] })).toEqual(closed('condition'));
    expect(gap({ boat: 4 }, { grid: ['La', 'De'] })).toBeUndefined();
    expect(gap(FIRST_TILE.arts, { grid: ['Ae'] })).toBeUndefined();
  });

  test('3.3 a meeple of that colour or a white one is needed', () => {
    expect(gap({ boat: 4, ...NO_MEEPLES }, { grid: ['Da'] })).toEqual(closed('meeple'));
    expect(gap({ boat: 4, meeples: { literature: 1 } }, { grid: ['Da'] })).toEqual(closed('meeple'));
    expect(gap({ boat: 4, meeples: { discoveries: 1 } }, { grid: ['Da'] })).toBeUndefined();
    expect(gap({ boat: 4, meeples: { politics: 1 } }, { grid: ['Da'] })).toBeUndefined();
  });

  test('3.3 the nearest thing to get is named: a meeple before a condition', () => {
    expect(gap({ boat: 4, ...NO_MEEPLES }, { grid: ['Da', 'La'] })).toEqual(closed('meeple'));
    expect(gap({ ...FIRST_TILE.arts, ...NO_MEEPLES }, { grid: ['Da', 'Aa'] })).toEqual(closed('meeple'));
    expect(gap({ boat: 3, meeples: { literature: 1 } }, { grid: ['Da', 'La'] })).toEqual(closed('condition'));
  });

  test('3.3 a met condition helps only together with the right meeple', () => {
    const seat = { boat: 4, meeples: { literature: 1 }, ...FIRST_TILE.literature };
    expect(gap(seat, { grid: ['Da', 'La'] })).toBeUndefined();
    expect(gap({ ...seat, books: {} }, { grid: ['Da', 'La'] })).toEqual(closed('meeple'));
  });
});
