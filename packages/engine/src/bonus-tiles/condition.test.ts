import { legal } from '../search.ts';
import { describe, expect, test } from 'vitest';
import type { BonusTile, State } from '../index.ts';
import { atTheGrid, FIRST_TILE, seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, refusalOf, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

/* Each position also offers Ra (or Da for Religion) so that the Bonus Tiles space may be landed on. */

const RELIGIOUS: SeatSpec = { ...FIRST_TILE.religion };
const atGridWith = (wanted: BonusTile, seat: SeatSpec, others: PositionSpec = {}): State =>
  atTheGrid({ ...RELIGIOUS, ...seat }, { grid: [wanted, 'Ra'], players: 4, ...others });

describe('Discoveries', () => {
  test.each([
    ['1st', 'Da', [], 3, 4, 1],
    ['2nd', 'Db', ['Da'], 8, 9, 2],
    ['3rd', 'Dc', ['Da', 'Db'], 13, 14, 3],
  ] as const)('9.2 the %s tile needs the sailboat on or past its icon', (_, wanted, tiles, before, reached, nth) => {
    const short = atGridWith(wanted, { boat: before, tiles: [...tiles] });
    expect(legalTexts(legal(short))).toEqual(['take Ra meeple']);
    expect(refusalOf(short, `take ${wanted} meeple`)).toEqual({
      code: 'condition-not-met',
      tile: wanted,
      discipline: 'discoveries',
      nth,
    });
    const met = atGridWith(wanted, { boat: reached, tiles: [...tiles] });
    expect(legalTexts(legal(met))).toEqual([`take ${wanted} meeple`, 'take Ra meeple']);
    expect(refusalOf(met, `take ${wanted} meeple`)).toBeUndefined();
    const past = atGridWith(wanted, { boat: reached + 2, tiles: [...tiles] });
    expect(refusalOf(past, `take ${wanted} meeple`)).toBeUndefined();
  });
});

describe('Literature', () => {
  test.each([
    ['1st', 'La', [], 1, 1],
    ['2nd', 'Lb', ['La'], 2, 2],
    ['3rd', 'Lc', ['La', 'Lb'], 3, 3],
  ] as const)('9.2 the %s tile needs as many complete columns of four colours', (_, wanted, tiles, columns, nth) => {
    const books = { discoveries: columns, religion: columns, arts: columns, politics: columns };
    const met = atGridWith(wanted, { books, tiles: [...tiles] });
    expect(refusalOf(met, `take ${wanted} meeple`)).toBeUndefined();
    expect(seatIn(met, 0).fullColumns).toBe(columns);
    const refusal = { code: 'condition-not-met', tile: wanted, discipline: 'literature', nth };
    for (const colour of ['discoveries', 'religion', 'arts', 'politics'] as const) {
      const short = atGridWith(wanted, { books: { ...books, [colour]: columns - 1 }, tiles: [...tiles] });
      expect(refusalOf(short, `take ${wanted} meeple`)).toEqual(refusal);
    }
  });

  test.each([
    ['1st', 'La', [], { religion: 4 }, { religion: 3, arts: 3, politics: 3, discoveries: 3 }],
    ['2nd', 'Lb', ['La'], { religion: 4, arts: 4 }, { religion: 4, arts: 3, politics: 3 }],
    ['3rd', 'Lc', ['La', 'Lb'], { religion: 4, arts: 4, discoveries: 4 }, { religion: 4, arts: 4, politics: 3 }],
  ] as const)('9.2 by the ruling rows the %s tile needs as many complete rows', (_, wanted, tiles, full, short) => {
    const rulings = { shelf: 'rows' } as const;
    const met = atGridWith(wanted, { books: full, tiles: [...tiles] }, { rulings });
    expect(refusalOf(met, `take ${wanted} meeple`)).toBeUndefined();
    expect(seatIn(met, 0).conditions.literature).toEqual({
      owned: tiles.length,
      have: tiles.length + 1,
      need: tiles.length + 1,
    });
    const missing = atGridWith(wanted, { books: short, tiles: [...tiles] }, { rulings });
    expect(refusalOf(missing, `take ${wanted} meeple`)?.code).toBe('condition-not-met');
  });

  test('9.2 four books of one colour are no column, four columns are the most', () => {
    const row = atGridWith('La', { books: { religion: 4, arts: 4, politics: 4 } });
    expect(refusalOf(row, 'take La meeple')?.code).toBe('condition-not-met');
    const full = atGridWith('La', { books: { discoveries: 4, religion: 4, arts: 4, politics: 4 } });
    expect(seatIn(full, 0).fullColumns).toBe(4);
  });
});

describe('Religion', () => {
  const atGridForReligion = (wanted: BonusTile, seat: SeatSpec): State =>
    atTheGrid({ boat: 14, ...seat }, { grid: [wanted, 'Da'] });

  test('9.2 the 1st tile needs one box with two discs, the Religion box included', () => {
    const met = atGridForReligion('Ra', { boxes: { religion: 2 } });
    expect(refusalOf(met, 'take Ra meeple')).toBeUndefined();
    const other = atGridForReligion('Ra', { boxes: { discoveries: 3, religion: 1 } });
    expect(refusalOf(other, 'take Ra meeple')).toBeUndefined();
    const last = atGridForReligion('Ra', { boxes: { politics: 2 } });
    expect(refusalOf(last, 'take Ra meeple')).toBeUndefined();
    const spread = atGridForReligion('Ra', { boxes: { religion: 1, discoveries: 1, arts: 1, politics: 1 } });
    expect(refusalOf(spread, 'take Ra meeple')).toEqual({
      code: 'condition-not-met',
      tile: 'Ra',
      discipline: 'religion',
      nth: 1,
    });
  });

  test('9.2 the 2nd tile needs two such boxes, the 3rd three', () => {
    const one = atGridForReligion('Rb', { boxes: { religion: 5 }, tiles: ['Ra'] });
    expect(refusalOf(one, 'take Rb meeple')).toMatchObject({ code: 'condition-not-met', nth: 2 });
    const two = atGridForReligion('Rb', { boxes: { religion: 2, literature: 2 }, tiles: ['Ra'] });
    expect(refusalOf(two, 'take Rb meeple')).toBeUndefined();
    const stillTwo = atGridForReligion('Rc', { boxes: { arts: 2, literature: 3 }, tiles: ['Ra', 'Rb'] });
    expect(refusalOf(stillTwo, 'take Rc meeple')).toMatchObject({ code: 'condition-not-met', nth: 3 });
    const three = atGridForReligion('Rc', { boxes: { arts: 2, literature: 2, politics: 2 }, tiles: ['Ra', 'Rb'] });
    expect(refusalOf(three, 'take Rc meeple')).toBeUndefined();
  });
});

describe('Arts', () => {
  test.each([
    ['1st', 'Aa', [], { painting: 1 }, { sculpture: 1, script: 1 }, 1],
    ['2nd', 'Ab', ['Aa'], { painting: 1, script: 1, sculpture: 1 }, { painting: 2, sculpture: 1 }, 2],
    ['3rd', 'Ac', ['Aa', 'Ab'], { painting: 3, sculpture: 1 }, { painting: 3, script: 1 }, 3],
  ] as const)('9.2 the %s tile needs artworks worth 5, 10, 15', (_, wanted, tiles, tooFew, enough, nth) => {
    const short = atGridWith(wanted, { artworks: tooFew, tiles: [...tiles] });
    expect(refusalOf(short, `take ${wanted} meeple`)).toEqual({
      code: 'condition-not-met',
      tile: wanted,
      discipline: 'arts',
      nth,
    });
    const met = atGridWith(wanted, { artworks: enough, tiles: [...tiles] });
    expect(refusalOf(met, `take ${wanted} meeple`)).toBeUndefined();
  });

  test('9.2 there is no condition for a fourth Arts tile, so it cannot be had', () => {
    const artworks = { sculpture: 4, script: 4, painting: 4 };
    const state = atGridWith('Ad', { artworks, tiles: ['Aa', 'Ab', 'Ac'] });
    expect(refusalOf(state, 'take Ad meeple')).toMatchObject({ code: 'condition-not-met', nth: 4 });
    expect(seatIn(state, 0).conditions.arts).toEqual({ owned: 3, have: 36, need: Number.POSITIVE_INFINITY });
  });

  test('9.2, 9.6 Ab adds nothing to the value that Arts tiles ask for', () => {
    const state = atGridWith('Aa', { artworks: { painting: 2 }, tiles: ['Ab'] });
    expect(seatIn(state, 0).conditions.arts).toEqual({ owned: 1, have: 8, need: 10 });
    expect(refusalOf(state, 'take Aa meeple')?.code).toBe('condition-not-met');
  });
});

describe('counting', () => {
  test('9.2 tiles count by their own discipline: Db, which strengthens Politics, is a Discoveries tile', () => {
    const state = atGridWith('Da', { boat: 8, tiles: ['Db'] });
    expect(refusalOf(state, 'take Da meeple')).toMatchObject({ code: 'condition-not-met', nth: 2 });
    expect(seatIn(state, 0).conditions.discoveries).toEqual({ owned: 1, have: 1, need: 2 });
  });

  test('9.2 the first and the last tile of a discipline count, tiles of its neighbours do not', () => {
    const seat: SeatSpec = { boat: 9, tiles: ['De', 'La', 'Le', 'Ra', 'Re', 'Aa'] };
    const { conditions } = seatIn(atTheGrid(seat, { grid: ['Da'] }), 0);
    expect([conditions.discoveries.owned, conditions.literature.owned]).toEqual([1, 2]);
    expect([conditions.religion.owned, conditions.arts.owned]).toEqual([2, 1]);
  });

  test('9.2 tiles of other players do not raise the own condition', () => {
    const state = atGridWith('Da', { boat: 4 }, { seats: { 1: { tiles: ['Db', 'Dc'] } } });
    expect(refusalOf(state, 'take Da meeple')).toBeUndefined();
  });

  test('9.2 the condition is checked before paying and never again', () => {
    const state = atTheGrid({ boxes: { religion: 2 }, discs: 0 }, { grid: ['Ra'] });
    playAll(state, 'take Ra meeple', 'lift religion');
    expect(seatIn(state, 0).boxes.religion).toBe(1);
    expect(seatIn(state, 0).tiles).toEqual(['Ra']);
    expect(seatIn(state, 0).strength.religion.tiles).toBe(1);
  });
});
