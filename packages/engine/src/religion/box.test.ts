import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view, type State, parseAction } from '../index.ts';
import { choices, counts, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, refusalOf, type SeatSpec } from '../../test/kit/position.ts';

/** The first seat has strength 3 in Religion. */
function praying(seat: SeatSpec = {}): State {
  const state = landed(8, 'c16', { seats: { 0: { workers: [null, 'c17', 'c18'], ...seat } } });
  playAll(state, 'activate religion room', 'hire 1 6');
  return state;
}

const END_OF_TURN = { type: 'turn', seat: 1, finalTurn: 0 };

describe('the Religion reward', () => {
  test('6.1 up to k discs from the supply into k different boxes', () => {
    const state = praying();
    playAll(state, 'reward 2');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'box' });
    expect(choices(state)).toEqual(['stop', 'box discoveries', 'box literature', 'box arts', 'box politics']);
    expect(view(state).open).toMatchObject({ remaining: 2, chosen: [], from: 'reward', mayDecline: true });
    expect(playAll(state, 'box politics')).toEqual([
      { type: 'disc-placed', seat: 0, discipline: 'politics', cause: 'reward' },
    ]);
    expect(choices(state)).toEqual(['stop', 'box discoveries', 'box literature', 'box arts']);
    expect(refusalOf(state, 'box politics')).toEqual({ code: 'box-used', discipline: 'politics' });
    expect(playAll(state, 'box discoveries')).toEqual([
      { type: 'disc-placed', seat: 0, discipline: 'discoveries', cause: 'reward' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0)).toMatchObject({ discs: 5, boxes: counts({ religion: 1, politics: 1, discoveries: 1 }) });
    expect(seatAt(state, 1)).toMatchObject({ discs: 7, boxes: counts({ religion: 1 }) });
  });

  test('6.1 one disc at strength 1, three at strength 3', () => {
    const one = praying();
    playAll(one, 'reward 1', 'box arts');
    expect(seatAt(one, 0).boxes).toEqual(counts({ religion: 1, arts: 1 }));
    expect(toAct(one)).toMatchObject({ seat: 1, decision: 'walk' });
    const three = praying();
    playAll(three, 'reward 3', 'box arts', 'box literature', 'box discoveries');
    expect(seatAt(three, 0).boxes).toEqual(counts({ religion: 1, arts: 1, literature: 1, discoveries: 1 }));
    expect(toAct(three)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('6.1 never into the Religion box', () => {
    expect(parseAction('box religion')?.id).toBeUndefined();
  });

  test('6.1 a box that holds discs from before takes another', () => {
    const state = praying({ boxes: { arts: 3 } });
    playAll(state, 'reward 1', 'box arts');
    expect(seatAt(state, 0).boxes).toEqual(counts({ arts: 4 }));
  });

  test('6.1, 5.4 fewer may be placed, also none', () => {
    const state = praying();
    playAll(state, 'reward 3', 'box arts');
    expect(playAll(state, 'stop')).toEqual([{ type: 'stopped', seat: 0 }, END_OF_TURN]);
    expect(seatAt(state, 0).discs).toBe(6);
    const none = praying();
    playAll(none, 'reward 3', 'stop');
    expect(seatAt(none, 0).boxes).toEqual(counts({ religion: 1 }));
  });
});

describe('an empty supply', () => {
  test('6.2 no disc is placed', () => {
    const state = praying({ discs: 0, boxes: { religion: 4, arts: 4 } });
    expect(playAll(state, 'reward 2')).toEqual([
      { type: 'reward', seat: 0, discipline: 'religion', strength: 2 },
      { type: 'lost', seat: 0, what: 'disc' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).boxes).toEqual(counts({ religion: 4, arts: 4 }));
  });

  test('6.2 what the last disc leaves open is lost', () => {
    const state = praying({ discs: 1 });
    playAll(state, 'reward 3');
    expect(playAll(state, 'box literature')).toEqual([
      { type: 'disc-placed', seat: 0, discipline: 'literature', cause: 'reward' },
      { type: 'lost', seat: 0, what: 'disc' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).discs).toBe(0);
  });

  test('6.2 discs are not moved between boxes: a full box gives nothing to the others', () => {
    const state = praying({ discs: 1, boxes: { religion: 3, arts: 4 } });
    playAll(state, 'reward 1', 'box politics');
    expect(seatAt(state, 0).boxes).toEqual(counts({ religion: 3, arts: 4, politics: 1 }));
  });
});
