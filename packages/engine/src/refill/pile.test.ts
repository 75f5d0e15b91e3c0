import { legal, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, view, type Figures, type State } from '../index.ts';
import { dealOut, names, ONE_PER_ROOM, ringNames, seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, position, refusalOf, type SeatSpec } from '../../test/kit/position.ts';

const FIVE_ON_THE_RING = { 1: 'c7', 7: 'c23', 8: 'c22', 10: 'c31', 13: 'c39' };

interface Scarce {
  ring?: Record<number, string>;
  draw?: string[];
  discard?: string[];
  /** Starting characters that stand on tracks; all others are set aside. */
  held?: string[];
  figures?: Figures;
}

/** Four players hold every tile that is named nowhere; the first recruitment space of seat 0 is free for one more. */
function scarce({ ring = FIVE_ON_THE_RING, draw = [], discard = [], held = [], figures }: Scarce): State {
  const elsewhere = new Set([...Object.values(ring), ...draw, ...discard]);
  const characters = Array.from({ length: 40 }, (_, tile) => `c${tile}`);
  const pool = [...held, ...characters.filter((tile) => !elsewhere.has(tile))];
  const recruits = (figures ?? STANDARD_FIGURES).recruitmentSpaces;
  const seats = [0, 1, 2, 3].map((seat): SeatSpec => {
    const workers = [null, ...pool.splice(0, 5)];
    return { workers, recruits: seat === 0 ? [null, ...pool.splice(0, recruits - 1)] : pool.splice(0, recruits) };
  });
  expect(pool).toEqual([]);
  const spec = { players: 4, ring, discard, seats: Object.fromEntries(seats.entries()) } as const;
  return position(figures === undefined ? spec : { ...spec, figures });
}

describe('the discard pile', () => {
  test('10.3 an empty draw pile is replaced by the shuffled discard pile', () => {
    const state = position({
      ring: { ...ONE_PER_ROOM, 4: 'c1', 5: 'c2' },
      pileEmpty: true,
      seats: { 0: { figurine: 15 } },
    });
    expect(view(state).pile).toMatchObject({ number: 0, draw: [] });
    playAll(state, 'land 1', 'pass', 'land 4', 'pass', 'land 5');
    expect(view(state).pile.number).toBe(1);
    expect(view(state).pile.discard).toEqual([]);
    expect(view(state).pile.draw).toHaveLength(40 - 6);
    dealOut(state);
    expect(view(state).pile.draw).toHaveLength(40 - 6 - 12);
  });

  test('10.3 it is shuffled only when the draw pile runs out, and the dealing continues with it', () => {
    const state = scarce({ draw: ['c38'], discard: ['c32', 'c33'] });
    const events = playAll(state, 'land 1');
    expect(events.at(-1)).toEqual({ type: 'refill-begun' });
    expect(legalTexts(legal(state))).toEqual(['deal c38']);
    expect(playAll(state, 'deal c38')).toEqual([
      { type: 'dealt', tile: 38, space: 1 },
      { type: 'pile-shuffled', tiles: 2 },
    ]);
    expect(view(state).pile.number).toBe(1);
    expect(legalTexts(legal(state))).toEqual(['deal c32', 'deal c33']);
    expect(playAll(state, 'deal c33')).toEqual([{ type: 'dealt', tile: 33, space: 2 }]);
  });

  test('10.3, 3.5 a recruit that fell off in this very turn is in the new pile', () => {
    const ring = { 1: 'c7', 7: 'c23', 10: 'c31', 13: 'c39' };
    const recruits = ['c0', 'c8', 'c16', 'c24'];
    const state = position({ ring, pileEmpty: true, seats: { 0: { recruits } } });
    playAll(state, 'land 1');
    expect(refusalOf(state, 'deal c24')).toBeUndefined();
    expect(refusalOf(state, 'deal c16')).toEqual({ code: 'tile-not-available', tile: 16 });
  });

  test('10.3 when the last space is filled a pile that just ran out is left as it is', () => {
    const ring = {
      1: 'c7',
      7: 'c16',
      8: 'c17',
      9: 'c18',
      10: 'c24',
      11: 'c25',
      12: 'c26',
      13: 'c32',
      14: 'c33',
      15: 'c34',
    };
    const draw = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'];
    const state = scarce({ ring, draw, discard: ['c6', 'c8'] });
    playAll(state, 'land 1');
    expect(dealOut(state).map(({ type }) => type)).toEqual([...draw.map(() => 'dealt'), 'round']);
    expect(names(view(state).pile.discard)).toBe('c6 c8');
    expect(view(state).pile).toMatchObject({ number: 0, draw: [] });
  });
});

describe('starting characters come to the board', () => {
  test('10.4 with both piles empty, one set-aside starting character of each discipline, the lowest number', () => {
    const state = scarce({});
    const events = playAll(state, 'land 1');
    expect(events.map(({ type }) => type)).toEqual(['walked', 'recruited', 'refill-begun', 'starters-called']);
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'deal' });
    expect(legalTexts(legal(state))).toEqual(['deal s0', 'deal s1', 'deal s2', 'deal s3', 'deal s4']);
    expect(refusalOf(state, 'deal s5')).toEqual({ code: 'tile-not-available', tile: 45 });
    expect(playAll(state, 'deal s2')).toEqual([{ type: 'dealt', tile: 42, space: 1 }]);
    expect(legalTexts(legal(state))).toEqual(['deal s0', 'deal s1', 'deal s3', 'deal s4']);
    expect(refusalOf(state, 'deal s7')).toEqual({ code: 'tile-not-available', tile: 47 });
  });

  test('10.4, 10.5 five come, spaces still empty stay empty, and the marker moves one step', () => {
    const state = scarce({});
    playAll(state, 'land 1');
    const events = dealOut(state);
    expect(events.map(({ type }) => type)).toEqual(['dealt', 'dealt', 'dealt', 'dealt', 'dealt', 'round']);
    expect(ringNames(state)).toBe('- s0 s1 s2 s3 s4 - c23 c22 - c31 - - c39 - -');
    expect(events.at(-1)).toEqual({ type: 'round', round: 2, last: false });
    expect(view(state).pile.aside).toHaveLength(15);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
  });

  test('10.3, 10.4 the discard pile is used up first', () => {
    const state = scarce({ discard: ['c32'] });
    playAll(state, 'land 1');
    expect(legalTexts(legal(state))).toEqual(['deal c32']);
    expect(refusalOf(state, 'deal s0')).toEqual({ code: 'tile-not-available', tile: 40 });
    expect(playAll(state, 'deal c32').at(-1)).toEqual({ type: 'starters-called' });
    expect(legalTexts(legal(state))).toEqual(['deal s0', 'deal s1', 'deal s2', 'deal s3', 'deal s4']);
  });

  test('10.4 those for whom no space is left go back aside', () => {
    const ring = {
      1: 'c7',
      7: 'c16',
      8: 'c17',
      9: 'c18',
      10: 'c24',
      11: 'c25',
      12: 'c26',
      13: 'c32',
      14: 'c33',
      15: 'c34',
    };
    const state = scarce({ ring, draw: ['c0', 'c1', 'c2', 'c3'] });
    playAll(state, 'land 1', 'deal c0', 'deal c1', 'deal c2', 'deal c3', 'deal s3', 'deal s1');
    expect(ringNames(state)).toBe('- c0 c1 c2 c3 s3 s1 c16 c17 c18 c24 c25 c26 c32 c33 c34');
    expect(names(view(state).pile.aside)).toBe('s0 s2 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19');
  });

  test('10.4 as available: of a discipline whose starting characters are all in use none comes', () => {
    const ring = { ...FIVE_ON_THE_RING, 9: 'c21', 11: 'c30', 12: 'c29', 14: 'c38', 15: 'c37' };
    const state = scarce({ ring, held: ['s0', 's5', 's10', 's15', 's1'] });
    playAll(state, 'land 1');
    expect(legalTexts(legal(state))).toEqual(['deal s2', 'deal s3', 'deal s4', 'deal s6']);
    dealOut(state);
    expect(ringNames(state)).toBe('- s6 s2 s3 s4 - - c23 c22 c21 c31 c30 c29 c39 c38 c37');
  });

  test('10.2 one refill and one step per check, even if two rooms stay empty; the next removal is checked again', () => {
    const figures = { ...STANDARD_FIGURES, recruitmentSpaces: 6 };
    const ring = { 1: 'c7', 7: 'c23', 8: 'c22', 9: 'c21', 10: 'c31' };
    const held = ['s3', 's8', 's13', 's18', 's4', 's9', 's14', 's19'];
    const state = scarce({ ring, held, figures });
    playAll(state, 'land 1');
    dealOut(state);
    expect(ringNames(state)).toBe('- s0 s1 s2 - - - c23 c22 c21 c31 - - - - -');
    expect(view(state).round).toBe(2);
    playAll(state, 'pass');
    const events = playAll(state, 'land 2');
    expect(events.slice(-2)).toEqual([{ type: 'refill-begun' }, { type: 'pile-shuffled', tiles: 1 }]);
    dealOut(state);
    expect(view(state).round).toBe(3);
  });

  test('10.4, 1.3 they stay starting characters: on a track they serve anyone, leaving they are set aside', () => {
    const recruits = ['c0', 'c8', 'c16', 's2'];
    const ring = { ...ONE_PER_ROOM, 1: 's5' };
    const state = position({ ring, seats: { 0: { recruits, workers: [] } } });
    const events = playAll(state, 'land 1');
    expect(names(seatIn(state, 0).recruits)).toBe('s5 c0 c8 c16');
    expect(events).toContainEqual({ type: 'left', seat: 0, tile: 42, from: 'recruitment', space: 4, to: 'aside' });
    expect(names(view(state).pile.aside)).toContain('s2');
    expect(view(state).pile.discard).toEqual([]);
    playAll(state, 'activate discoveries room', 'hire 1 6');
    expect(view(state).open).toMatchObject({ discipline: 'discoveries', workers: 1 });
  });

  test('10.4 a recruit that is no starting character goes to the discard pile when it leaves', () => {
    const state = position({ ring: ONE_PER_ROOM, seats: { 0: { recruits: ['c0', 'c8', 'c16', 'c24'] } } });
    const events = playAll(state, 'land 1');
    expect(events).toContainEqual({ type: 'left', seat: 0, tile: 24, from: 'recruitment', space: 4, to: 'discard' });
    expect(names(view(state).pile.discard)).toBe('c24');
  });
});
