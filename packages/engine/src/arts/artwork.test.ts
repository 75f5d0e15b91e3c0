import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view, type State } from '../index.ts';
import { choices, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, refusalOf, type PositionSpec } from '../../test/kit/position.ts';

/** The first seat has strength 3 in Arts. */
function painting(spec: PositionSpec = {}): State {
  const state = landed(11, 'c24', { ...spec, seats: { 0: { workers: [null, 'c25', 'c26'] } } });
  playAll(state, 'activate arts room', 'hire 1 6');
  return state;
}

const END_OF_TURN = { type: 'turn', seat: 1, finalTurn: 0 };

describe('the Arts reward', () => {
  test('6.3 strength 1: a sculpture', () => {
    const state = painting();
    playAll(state, 'reward 1');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'artwork' });
    expect(choices(state)).toEqual(['artwork sculpture']);
    expect(view(state).open).toMatchObject({ strength: 1 });
    expect(refusalOf(state, 'artwork script')).toEqual({
      code: 'artwork-beyond-strength',
      artwork: 'script',
      strength: 1,
      needed: 2,
    });
    expect(playAll(state, 'artwork sculpture')).toEqual([
      { type: 'artwork-taken', seat: 0, artwork: 'sculpture' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).artworks).toEqual({ sculpture: 1, script: 0, painting: 0 });
    expect(view(state).artworksLeft).toEqual({ sculpture: 1, script: 2, painting: 2 });
  });

  test('6.3 strength 2: a script or a sculpture', () => {
    const state = painting();
    playAll(state, 'reward 2');
    expect(choices(state)).toEqual(['artwork sculpture', 'artwork script']);
    expect(refusalOf(state, 'artwork painting')).toEqual({
      code: 'artwork-beyond-strength',
      artwork: 'painting',
      strength: 2,
      needed: 3,
    });
    playAll(state, 'artwork script');
    expect(seatAt(state, 0).artworks).toEqual({ sculpture: 0, script: 1, painting: 0 });
  });

  test('6.3 strength 3: one artwork of any kind', () => {
    const state = painting();
    playAll(state, 'reward 3');
    expect(choices(state)).toEqual(['artwork sculpture', 'artwork script', 'artwork painting']);
    playAll(state, 'artwork painting');
    expect(seatAt(state, 0).artworks).toEqual({ sculpture: 0, script: 0, painting: 1 });
    expect(seatAt(state, 1).artworks).toEqual({ sculpture: 0, script: 0, painting: 0 });
    expect(view(state).artworksLeft).toEqual({ sculpture: 2, script: 2, painting: 1 });
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('6.3 one that is gone cannot be taken, a lower one can', () => {
    const state = painting({ artworksLeft: { sculpture: 1, script: 1, painting: 0 } });
    playAll(state, 'reward 3');
    expect(choices(state)).toEqual(['artwork sculpture', 'artwork script']);
    expect(refusalOf(state, 'artwork painting')).toEqual({ code: 'artwork-gone', artwork: 'painting' });
    playAll(state, 'artwork script');
    expect(view(state).artworksLeft).toEqual({ sculpture: 1, script: 0, painting: 0 });
  });

  test('6.3 one that is gone and beyond the strength is called gone', () => {
    const state = painting({ artworksLeft: { sculpture: 1, script: 0, painting: 0 } });
    playAll(state, 'reward 1');
    expect(refusalOf(state, 'artwork painting')).toEqual({ code: 'artwork-gone', artwork: 'painting' });
  });

  test('6.3 if none of an allowed value is left, none is taken', () => {
    const state = painting({ artworksLeft: { sculpture: 0, script: 0, painting: 2 } });
    expect(playAll(state, 'reward 2')).toEqual([
      { type: 'reward', seat: 0, discipline: 'arts', strength: 2 },
      { type: 'lost', seat: 0, what: 'artwork' },
      END_OF_TURN,
    ]);
    expect(view(state).artworksLeft).toEqual({ sculpture: 0, script: 0, painting: 2 });
  });
});
