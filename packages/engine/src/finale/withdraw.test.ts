import { legal, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, view } from '../index.ts';
import { setStartSeat } from '../state/game-bytes.ts';
import { seatOf } from '../words/seat.ts';
import { seatIn } from '../../test/kit/look.ts';
import { legalTexts, playAll, position, refusalOf, type PositionSpec } from '../../test/kit/position.ts';

const final = (spec: PositionSpec = {}) => position({ phase: 'final', finalTurn: 1, ...spec });

describe('withdrawing', () => {
  test('11.3 it is offered in a final turn instead of the whole turn, and only then', () => {
    expect(legalTexts(legal(final()))).toEqual(['land 1', 'land 2', 'land 3', 'land 4', 'withdraw']);
    for (const phase of ['rounds', 'ending'] as const) {
      const state = position({ phase });
      expect(legalTexts(legal(state))).not.toContain('withdraw');
      expect(refusalOf(state, 'withdraw')).toEqual({ code: 'not-final-turn' });
    }
  });

  test('11.3 by the ruling `turn` it is too late after landing', () => {
    const state = final({ rulings: { withdraw: 'turn', ending: 'after-last-refill' } });
    playAll(state, 'land 1');
    expect(legalTexts(legal(state))).not.toContain('withdraw');
    expect(refusalOf(state, 'withdraw')).toEqual({ code: 'other-decision', decision: 'action', kind: 'withdraw' });
  });

  test('11.3 by the ruling `turn-or-action` it is offered again after walking, in place of the action', () => {
    const state = final();
    playAll(state, 'land 1');
    expect(legalTexts(legal(state))).toContain('withdraw');
    expect(playAll(state, 'withdraw')).toEqual([
      { type: 'withdrew', seat: 0, spot: 1, prestige: 4 },
      { type: 'turn', seat: 1, finalTurn: 1 },
    ]);
    expect(seatIn(state, 0)).toMatchObject({ figurine: null, withdrawn: 1 });
    expect(seatIn(state, 0).recruits[0]).not.toBeNull();
  });

  test('11.3 before the final turns the action cannot be replaced', () => {
    const state = position();
    playAll(state, 'land 1');
    expect(legalTexts(legal(state))).not.toContain('withdraw');
    expect(refusalOf(state, 'withdraw')).toEqual({ code: 'not-final-turn' });
  });

  test('11.3 after a bonus tile there is no action to replace', () => {
    const state = final({ grid: ['Dc'], seats: { 0: { boat: 4, figurine: 15 } } });
    playAll(state, 'land 0', 'take Dc meeple');
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
    expect(seatIn(state, 0).withdrawn).toBe(0);
  });

  test('11.3 the figurine leaves the track for the highest free passing spot', () => {
    const state = final({ players: 4, seats: { 0: { figurine: 3 } } });
    expect(playAll(state, 'withdraw')).toEqual([
      { type: 'withdrew', seat: 0, spot: 1, prestige: 4 },
      { type: 'turn', seat: 1, finalTurn: 1 },
    ]);
    expect(seatIn(state, 0)).toMatchObject({ figurine: null, withdrawn: 1 });
    expect(view(state).ring[3]?.figurines).toEqual([]);
    expect(playAll(state, 'withdraw')[0]).toEqual({ type: 'withdrew', seat: 1, spot: 2, prestige: 3 });
    expect(playAll(state, 'withdraw')[0]).toEqual({ type: 'withdrew', seat: 2, spot: 3, prestige: 2 });
    expect(score(state).seats.map(({ passing }) => passing)).toEqual([4, 3, 2, 0]);
    expect(playAll(state, 'withdraw')[0]).toEqual({ type: 'withdrew', seat: 3, spot: 4, prestige: 1 });
    expect(score(state).seats.map(({ passing }) => passing)).toEqual([4, 3, 2, 1]);
  });

  test('11.3, 3.2 the space a withdrawn figurine leaves counts again for the others', () => {
    const state = final({ active: 0, seats: { 0: { figurine: 1 } } });
    const blocked = final({ active: 1, seats: { 0: { figurine: 1 } } });
    expect(legalTexts(legal(blocked))).not.toContain('land 1');
    playAll(state, 'withdraw');
    expect(legalTexts(legal(state))).toContain('land 1');
  });

  test('11.3 that player’s game is over: the turn passes them by', () => {
    const state = final({ players: 3 });
    playAll(state, 'withdraw', 'land 1', 'pass');
    expect(playAll(state, 'land 2', 'pass').slice(1)).toEqual([
      { type: 'final-turns', finalTurn: 2 },
      { type: 'turn', seat: 1, finalTurn: 2 },
    ]);
  });

  test('11.3 two withdrawn neighbours are both passed by', () => {
    const state = final({ players: 4, active: 3, finalTurn: 2 });
    playAll(state, 'withdraw', 'withdraw');
    expect(toAct(state)).toMatchObject({ seat: 1 });
    expect(playAll(state, 'land 1', 'pass').at(-1)).toEqual({ type: 'turn', seat: 2, finalTurn: 3 });
    expect(playAll(state, 'land 2', 'pass')).toEqual([{ type: 'passed', seat: 2 }, { type: 'over' }]);
  });

  test('11.3 the ordinary pass remains and does not withdraw', () => {
    const state = final();
    playAll(state, 'land 1', 'pass');
    expect(seatIn(state, 0)).toMatchObject({ figurine: 1, withdrawn: 0 });
    expect(score(state).seats[0]?.passing).toBe(0);
  });

  test('11.3 after the third final turn no one withdraws', () => {
    const state = final({ finalTurn: 3, active: 1 });
    playAll(state, 'land 1', 'pass');
    expect(seatIn(state, 0)).toMatchObject({ figurine: 0, withdrawn: 0 });
    expect(seatIn(state, 1)).toMatchObject({ figurine: 1, withdrawn: 0 });
    expect(refusalOf(state, 'withdraw')).toEqual({ code: 'game-over' });
    expect(legal(state)).toEqual([]);
  });

  test('3.6, 11.3 a final turn without a legal landing can only withdraw, with the passing spot', () => {
    const state = final({ ring: {}, grid: [] });
    expect(legalTexts(legal(state))).toEqual(['withdraw']);
    expect(refusalOf(state, 'stay')).toEqual({ code: 'must-withdraw' });
    playAll(state, 'withdraw');
    expect(score(state).seats[0]?.passing).toBe(4);
  });
});

describe('the end', () => {
  test('11.4 the game ends as soon as everyone has withdrawn', () => {
    const state = final();
    playAll(state, 'withdraw');
    expect(playAll(state, 'withdraw')).toEqual([{ type: 'withdrew', seat: 1, spot: 2, prestige: 3 }, { type: 'over' }]);
    expect(toAct(state)).toEqual({ who: 'nobody', decision: 'over' });
    expect(view(state)).toMatchObject({ phase: 'over', finalTurn: 1 });
  });

  test('11.4 the last player left plays all three final turns alone', () => {
    const state = final();
    playAll(state, 'withdraw');
    expect(playAll(state, 'land 1', 'pass').slice(1)).toEqual([
      { type: 'final-turns', finalTurn: 2 },
      { type: 'turn', seat: 1, finalTurn: 2 },
    ]);
    expect(playAll(state, 'land 2', 'pass').slice(1)).toEqual([
      { type: 'final-turns', finalTurn: 3 },
      { type: 'turn', seat: 1, finalTurn: 3 },
    ]);
    expect(playAll(state, 'land 3', 'pass').slice(1)).toEqual([{ type: 'over' }]);
  });

  test('11.4 with another start player the game ends when the turn comes round to that seat', () => {
    const state = final({ players: 3, finalTurn: 3, active: 2 });
    setStartSeat(state, seatOf(1));
    expect(playAll(state, 'land 1', 'pass').at(-1)).toEqual({ type: 'turn', seat: 0, finalTurn: 3 });
    expect(playAll(state, 'land 2', 'pass').at(-1)).toEqual({ type: 'over' });
  });

  test('11.4 after the end nothing is legal', () => {
    const state = final();
    playAll(state, 'withdraw', 'withdraw');
    expect(legal(state)).toEqual([]);
    expect(refusalOf(state, 'land 1')).toEqual({ code: 'game-over' });
  });

  test('1.16, 11.3 with two players only the first two passing spots can be reached', () => {
    const state = final();
    playAll(state, 'withdraw', 'withdraw');
    expect(score(state).seats.map(({ passing }) => passing)).toEqual([4, 3]);
  });
});
