import { setup, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view, type GameEvent, parseAction } from '../index.ts';
import { apply } from './apply.ts';
import { actionId } from '../catalogue/catalogue.ts';
import { dealOut } from '../../test/kit/deal-out.ts';
import { landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, position } from '../../test/kit/position.ts';

const idOf = (text: string) => actionId(parseAction(text)?.id ?? -1);

describe('whose decision it is', () => {
  test('2.1 chance decides first', () => {
    expect(toAct(setup({ players: 2 }))).toEqual({ who: 'chance', decision: 'start' });
  });

  test('2.3 the seat that arranges need not be the one whose turn comes', () => {
    const state = dealOut(setup({ players: 3, options: { arranged: true } }), 'start 2');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 2, decision: 'arrange' });
    expect(view(state).activeSeat).toBe(0);
  });

  test('3.1 a seat decides on its turn', () => {
    expect(toAct(position({ active: 1 }))).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });

  test('10.1 during a refill it is chance again', () => {
    const state = position({ ring: { 2: 'c0', 7: 'c16', 10: 'c24', 13: 'c32' } });
    playAll(state, 'land 2');
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'deal' });
  });
});

describe('carrying out an action', () => {
  test('3.1 what happened is added to the list that is passed', () => {
    const state = position();
    const events: GameEvent[] = [];
    apply(state, idOf('land 1'), events);
    apply(state, idOf('pass'), events);
    expect(events.map(({ type }) => type)).toEqual(['walked', 'recruited', 'passed', 'turn']);
  });

  test('3.1 without a list the position is the same', () => {
    const heard = position();
    const unheard = position();
    apply(heard, idOf('land 1'), []);
    apply(unheard, idOf('land 1'));
    expect(unheard.bytes).toEqual(heard.bytes);
  });

  test('5.4 a decision with nothing to choose does not arise', () => {
    const state = landed(8, 'c16', { seats: { 0: { discs: 0 } } });
    playAll(state, 'activate religion room', 'hire 1 6', 'reward 1');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });

  test('5.4 nothing is called lost when a reward was used up', () => {
    const state = landed(8, 'c16', { seats: { 0: { discs: 1, workers: [] } } });
    playAll(state, 'activate religion room', 'hire 1 6', 'reward 1');
    expect(playAll(state, 'box arts').map(({ type }) => type)).toEqual(['disc-placed', 'turn']);
  });

  test('5.4 a decision with one option does arise', () => {
    const state = landed(11, 'c24', { seats: { 0: { workers: [] } } });
    playAll(state, 'activate arts room', 'hire 1 6', 'reward 1');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'artwork' });
  });

  test('3.1 a turn leaves nothing open behind', () => {
    const state = landed(2, 'c0', { seats: { 0: { workers: [] } } });
    playAll(state, 'activate discoveries room', 'hire 1 6', 'reward 1', 'land 4', 'pass');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'walk' });
    expect(seatAt(state, 0).boat).toBe(1);
  });
});
