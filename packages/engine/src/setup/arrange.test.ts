import { setup, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import { dealOut } from '../../test/kit/deal-out.ts';
import { choices, setAside, workers } from '../../test/kit/readable.ts';
import { playAll, refusalOf } from '../../test/kit/position.ts';

/** A game in which seat 1 of two is the first to place its starting characters. */
function arranging(): State {
  return dealOut(setup({ players: 2, options: { arranged: true } }), 'start 1');
}

describe('arranged start', () => {
  test('2.3 comes after everything else, the start player first', () => {
    const state = setup({ players: 2, options: { arranged: true } });
    playAll(state, 'start 1');
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'deal' });
    dealOut(state);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'arrange' });
  });

  test('2.3 each starting character may go to each of the five spaces beside the financier', () => {
    const state = arranging();
    expect(workers(state, 1)).toEqual([null, null, null, null, null, null]);
    expect(choices(state)).toHaveLength(25);
    expect(choices(state).slice(0, 6)).toEqual([
      'arrange discoveries 2',
      'arrange discoveries 3',
      'arrange discoveries 4',
      'arrange discoveries 5',
      'arrange discoveries 6',
      'arrange literature 2',
    ]);
    expect(refusalOf(state, 'arrange arts 1')).toEqual({ code: 'financier-space', worker: 1 });
  });

  test('2.3 no one places the starting characters of the next seat', () => {
    const state = dealOut(setup({ players: 3, options: { arranged: true } }), 'start 0');
    expect(choices(state)).toHaveLength(25);
    expect(choices(state).at(-1)).toBe('arrange politics 6');
  });

  test('2.3 a placed character and a taken space are used up', () => {
    const state = arranging();
    expect(playAll(state, 'arrange arts 4')).toEqual([{ type: 'starter-placed', seat: 1, tile: 48, worker: 4 }]);
    expect(choices(state)).toHaveLength(16);
    expect(refusalOf(state, 'arrange arts 5')).toEqual({ code: 'starter-placed', tile: 48 });
    expect(refusalOf(state, 'arrange politics 4')).toEqual({ code: 'space-taken', worker: 4, tile: 48 });
    expect(setAside(state)).not.toContain('s8');
  });

  test('2.3 five placements, then the next seat in turn order, then the first turn', () => {
    const state = arranging();
    playAll(state, 'arrange arts 4', 'arrange politics 6', 'arrange religion 2', 'arrange literature 5');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'arrange' });
    playAll(state, 'arrange discoveries 3');
    expect(workers(state, 1)).toEqual([null, 's7', 's5', 's8', 's6', 's9']);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'arrange' });
    const last = playAll(
      state,
      'arrange discoveries 2',
      'arrange literature 3',
      'arrange religion 4',
      'arrange arts 5',
      'arrange politics 6',
    );
    expect(last).toEqual([
      { type: 'starter-placed', seat: 0, tile: 44, worker: 6 },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
    expect(workers(state, 0)).toEqual([null, 's0', 's1', 's2', 's3', 's4']);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });

  test('2.3 nothing else can be done until then', () => {
    const state = arranging();
    expect(refusalOf(state, 'land 1')).toEqual({ code: 'other-decision', decision: 'arrange', kind: 'land' });
    expect(refusalOf(state, 'deal s5')).toEqual({ code: 'not-a-choice', kind: 'deal' });
  });

  test('2.2, 2.3 without the option no one arranges', () => {
    const state = dealOut(setup({ players: 2 }), 'start 0');
    expect(refusalOf(state, 'arrange arts 4')).toEqual({ code: 'other-decision', decision: 'walk', kind: 'arrange' });
  });
});
