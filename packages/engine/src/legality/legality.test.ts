import { legal, MOST_LEGAL, setup, toAct } from '../search.ts';
import { explain } from '../legality/explain.ts';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type State, parseAction } from '../index.ts';
import { actionId } from '../catalogue/catalogue.ts';
import { choices, landed, recruits } from '../../test/kit/readable.ts';
import { playAll, position, refusalOf } from '../../test/kit/position.ts';

/** Every action that is listed and not explained as legal, or the other way round. */
function disagreements(state: State): string[] {
  const listed = new Set<number>(legal(state));
  return ACTIONS.filter(({ id }) => listed.has(id) !== (explain(state, id) === undefined)).map(({ text }) => text);
}

function over(): State {
  const state = position({ phase: 'final', finalTurn: 3, active: 1, seats: { 0: { withdrawn: 1, figurine: null } } });
  playAll(state, 'withdraw');
  return state;
}

describe('explain', () => {
  test('3.1 a choice of a seat while chance decides', () => {
    const state = setup({ players: 2 });
    expect(refusalOf(state, 'land 1')).toEqual({ code: 'chance-first', decision: 'start' });
    expect(refusalOf(state, 'tile Da')).toEqual({ code: 'chance-first', decision: 'start' });
    playAll(state, 'start 0');
    expect(refusalOf(state, 'start 1')).toEqual({ code: 'chance-first', decision: 'starter' });
  });

  test('3.1 an outcome of chance while a seat decides', () => {
    const state = position();
    expect(refusalOf(state, 'start 0')).toEqual({ code: 'not-a-choice', kind: 'start' });
    expect(refusalOf(state, 'deal c0')).toEqual({ code: 'not-a-choice', kind: 'deal' });
    expect(refusalOf(state, 'tile Da')).toEqual({ code: 'not-a-choice', kind: 'tile' });
    expect(refusalOf(state, 'cover 1a')).toEqual({ code: 'not-a-choice', kind: 'cover' });
  });

  test('3.1 an action of another decision', () => {
    const state = position();
    expect(refusalOf(state, 'hire 1 1')).toEqual({ code: 'other-decision', decision: 'walk', kind: 'hire' });
    expect(refusalOf(state, 'disc')).toEqual({ code: 'other-decision', decision: 'walk', kind: 'disc' });
    expect(refusalOf(state, 'forgo')).toEqual({ code: 'other-decision', decision: 'walk', kind: 'forgo' });
    expect(refusalOf(state, 'stop')).toEqual({ code: 'other-decision', decision: 'walk', kind: 'stop' });
    playAll(state, 'land 1');
    expect(refusalOf(state, 'reward 1')).toEqual({ code: 'other-decision', decision: 'action', kind: 'reward' });
  });

  test('6.3 the artwork of a reward cannot be stopped, nor a meeple over the limit kept', () => {
    const state = landed(11, 'c24', { seats: { 0: { workers: [] } } });
    playAll(state, 'activate arts room', 'hire 1 6', 'reward 1');
    expect(refusalOf(state, 'stop')).toEqual({ code: 'other-decision', decision: 'artwork', kind: 'stop' });
  });

  test('9.2, 9.4, 9.6 on the Bonus Tiles space each decision of a tile has its own refusals', () => {
    const state = position({
      ring: { 2: 'c0', 5: 'c8', 8: 'c16', 11: 'c24', 14: 'c32' },
      grid: ['Dd', 'La'],
      seats: { 0: { figurine: 15, boat: 4, discs: 0, boxes: { arts: 1 }, meeples: { discoveries: 1 } } },
    });
    playAll(state, 'land 0');
    expect(choices(state)).toEqual(['take Dd meeple']);
    expect(refusalOf(state, 'take Da meeple')).toEqual({ code: 'bonus-tile-not-in-game', tile: 'Da' });
    playAll(state, 'take Dd meeple');
    expect(choices(state)).toEqual(['lift arts']);
    expect(refusalOf(state, 'lift religion')).toEqual({ code: 'box-empty', discipline: 'religion' });
    playAll(state, 'lift arts');
    expect(choices(state)).toEqual(['fetch 2', 'fetch 5', 'fetch 8', 'fetch 11', 'fetch 14']);
    expect(refusalOf(state, 'fetch 3')).toEqual({ code: 'no-character', space: 3 });
    playAll(state, 'fetch 8');
    expect(choices(state)).toEqual(['seat 1', 'seat 2', 'seat 3', 'seat 4']);
    expect(refusalOf(state, 'seat 5')).toEqual({ code: 'no-such-recruit-space', recruit: 5, spaces: 4 });
    playAll(state, 'seat 4');
    expect(recruits(state, 0)).toEqual([null, null, null, 'c16']);
  });

  test('11.4 when the game is over nothing can be done', () => {
    const state = over();
    expect(toAct(state)).toEqual({ who: 'nobody', decision: 'over' });
    expect(refusalOf(state, 'land 1')).toEqual({ code: 'game-over' });
    expect(refusalOf(state, 'deal c0')).toEqual({ code: 'game-over' });
    expect(choices(state)).toEqual([]);
  });

  test('3.1 a number that is no action is refused', () => {
    const none = actionId(ACTIONS.length);
    expect(explain(position(), none)).toEqual({ code: 'no-such-action', action: none });
  });
});

describe('legal', () => {
  test('3.1 fills a buffer and says how many there are', () => {
    const state = position();
    const into = new Uint16Array(MOST_LEGAL);
    expect(legal(state, into)).toBe(4);
    expect([...into.subarray(0, 5)]).toEqual([...legal(state), 0]);
    expect(legal(state)).toEqual([
      parseAction('land 1')?.id,
      parseAction('land 2')?.id,
      parseAction('land 3')?.id,
      parseAction('land 4')?.id,
    ]);
  });

  test('3.1 no decision offers more than the buffer holds', () => {
    const state = landed(2, 'c0', {
      options: { openHiring: true },
      seats: { 0: { money: 60, recruits: [null, 'c1', 'c2', 'c3'], tiles: ['Rd'], boxes: { discoveries: 3 } } },
    });
    playAll(state, 'activate discoveries room', 'hire 1 6');
    expect(legal(state).length).toBeLessThan(MOST_LEGAL);
    expect(MOST_LEGAL).toBe(64);
  });

  test('3.1 what is listed and what is explained agree at every decision of a turn', () => {
    const state = position({
      ring: { 2: 'c0', 5: 'c8', 8: 'c16', 11: 'c24', 14: 'c32' },
      options: { expert: true, openHiring: true },
      seats: { 0: { recruits: [null, 'c9', 'c1'], tiles: ['Rd', 'Dd'], boxes: { discoveries: 4 } } },
    });
    const turn = ['land 2', 'activate discoveries room', 'hire 1 6', 'hire 2 5', 'disc', 'coin', 'reward 2'];
    const found = turn.map((text) => {
      const disagreed = disagreements(state);
      playAll(state, text);
      return disagreed;
    });
    expect(found).toEqual(turn.map(() => []));
    expect(disagreements(over())).toEqual([]);
  });
});
