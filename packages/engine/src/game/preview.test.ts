import { named } from '../../test/kit/readable.ts';
import { expect, test } from 'vitest';
import { preview, score, view } from '../index.ts';
import { copy, toAct } from '../search.ts';
import { atTheGrid, ONE_PER_ROOM } from '../../test/kit/look.ts';
import { playAll, position } from '../../test/kit/position.ts';

test('a preview shows the next position, what would happen, and the scores before and after', () => {
  const seats = { 0: { boat: 8, workers: [null, 'c0'], money: 9 } };
  const state = position({ ring: ONE_PER_ROOM, seats });
  playAll(state, 'land 1', 'activate discoveries room', 'hire 1 6');
  const shown = preview(state, named('reward 2'));
  expect(shown.events.slice(0, 2)).toEqual([
    { type: 'reward', seat: 0, discipline: 'discoveries', strength: 2 },
    { type: 'sailed', seat: 0, from: 8, to: 10, cause: 'reward' },
  ]);
  expect(shown.before).toEqual(score(state));
  expect(shown.after).toEqual(score(shown.state));
  expect([shown.before.seats[0]?.sailboat, shown.after.seats[0]?.sailboat]).toEqual([0, 3]);
  expect(toAct(shown.state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
});

test('a preview leaves the position it is given as it was', () => {
  const state = atTheGrid({ boat: 4 }, { grid: ['Dc'] });
  const before = copy(state);
  const shown = preview(state, named('take Dc meeple'));
  expect(state.bytes).toEqual(before.bytes);
  expect(view(shown.state).seats[0]?.tiles).toEqual(['Dc']);
  expect(view(state).seats[0]?.tiles).toEqual([]);
});

test('a preview is what really happens', () => {
  const state = atTheGrid({ boat: 4 }, { grid: ['Dc'] });
  const shown = preview(state, named('take Dc meeple'));
  const events = playAll(state, 'take Dc meeple');
  expect(shown.events).toEqual(events);
  expect(shown.state.bytes).toEqual(state.bytes);
});
