import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view, type State } from '../index.ts';
import { setStartSeat } from '../state/game-bytes.ts';
import { seatOf } from '../words/seat.ts';
import { dealOut, ONE_PER_ROOM } from '../../test/kit/look.ts';
import { playAll, position, type PositionSpec } from '../../test/kit/position.ts';

const ALMOST = { 1: 'c7', 7: 'c23', 10: 'c31', 13: 'c39' };

/** The active player causes the last refill and passes. */
function afterLastRefill(spec: PositionSpec, startSeat = 0): State {
  const players = spec.players ?? 2;
  const state = position({ ring: ALMOST, round: players + 1, ...spec });
  setStartSeat(state, seatOf(startSeat));
  playAll(state, 'land 1');
  dealOut(state);
  return state;
}

describe('from the last refill to the final turns', () => {
  test('11.2 the turn that causes it is finished with its action', () => {
    const state = afterLastRefill({ players: 3 });
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'action' });
    expect(view(state)).toMatchObject({ phase: 'ending', finalTurn: 0 });
  });

  test('11.2 play continues until the turn comes to the start player', () => {
    const state = afterLastRefill({ players: 3 });
    expect(playAll(state, 'pass')).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
    expect(playAll(state, 'land 2', 'pass')).toContainEqual({ type: 'turn', seat: 2, finalTurn: 0 });
    expect(view(state)).toMatchObject({ phase: 'ending', finalTurn: 0 });
    expect(playAll(state, 'land 3', 'pass')).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'final-turns', finalTurn: 1 },
      { type: 'turn', seat: 0, finalTurn: 1 },
    ]);
    expect(view(state)).toMatchObject({ phase: 'final', finalTurn: 1 });
  });

  test('11.2 if the last player caused it, the final turns begin immediately', () => {
    const state = afterLastRefill({ players: 3, active: 2 });
    expect(playAll(state, 'pass')).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'final-turns', finalTurn: 1 },
      { type: 'turn', seat: 0, finalTurn: 1 },
    ]);
  });

  test('11.2 the start player is the one who began the game, not seat 0', () => {
    const state = afterLastRefill({ players: 3, active: 2 }, 1);
    expect(playAll(state, 'pass')).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'turn', seat: 0, finalTurn: 0 },
    ]);
    expect(playAll(state, 'land 2', 'pass').slice(1)).toEqual([
      { type: 'final-turns', finalTurn: 1 },
      { type: 'turn', seat: 1, finalTurn: 1 },
    ]);
  });

  test('11.2 before the last refill the start player’s turn begins nothing', () => {
    const state = position({ ring: ONE_PER_ROOM, active: 1, round: 3 });
    expect(playAll(state, 'land 1', 'pass').slice(1)).toEqual([{ type: 'turn', seat: 0, finalTurn: 0 }]);
    expect(view(state)).toMatchObject({ phase: 'rounds', finalTurn: 0 });
  });
});

describe('three final turns', () => {
  const final = (spec: PositionSpec = {}) => position({ phase: 'final', finalTurn: 1, ...spec });

  test('11.2 everyone has A, then B, then C', () => {
    const state = final();
    expect(playAll(state, 'land 1', 'pass').at(-1)).toEqual({ type: 'turn', seat: 1, finalTurn: 1 });
    expect(playAll(state, 'land 2', 'pass').slice(1)).toEqual([
      { type: 'final-turns', finalTurn: 2 },
      { type: 'turn', seat: 0, finalTurn: 2 },
    ]);
    playAll(state, 'land 3', 'pass');
    expect(playAll(state, 'land 4', 'pass').slice(1)).toEqual([
      { type: 'final-turns', finalTurn: 3 },
      { type: 'turn', seat: 0, finalTurn: 3 },
    ]);
    expect(playAll(state, 'land 5', 'pass').at(-1)).toEqual({ type: 'turn', seat: 1, finalTurn: 3 });
  });

  test('11.4 the game ends when every player has had three', () => {
    const state = final({ finalTurn: 3, active: 1 });
    expect(playAll(state, 'land 1', 'pass')).toEqual([{ type: 'passed', seat: 1 }, { type: 'over' }]);
    expect(toAct(state)).toEqual({ who: 'nobody', decision: 'over' });
    expect(view(state)).toMatchObject({ phase: 'over', finalTurn: 3, open: { decision: 'over' } });
  });

  test('11.4 the third final turn of the others is still played after the start player’s', () => {
    const state = final({ finalTurn: 3, players: 3 });
    expect(playAll(state, 'land 1', 'pass').at(-1)).toEqual({ type: 'turn', seat: 1, finalTurn: 3 });
    expect(playAll(state, 'land 2', 'pass').at(-1)).toEqual({ type: 'turn', seat: 2, finalTurn: 3 });
    expect(playAll(state, 'land 3', 'pass').at(-1)).toEqual({ type: 'over' });
  });

  test('11.2 every turn counts as one in the record of turns', () => {
    const state = final();
    const before = view(state).turn;
    playAll(state, 'land 1', 'pass', 'land 2', 'pass');
    expect(view(state).turn).toBe(before + 2);
  });
});
