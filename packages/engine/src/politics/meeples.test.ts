import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view, type State, parseAction } from '../index.ts';
import { choices, counts, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, position, refusalOf, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

/** The first seat has strength 3 in Politics. */
function governing(seat: SeatSpec = {}, spec: PositionSpec = {}): State {
  const own = { workers: [null, 'c33', 'c34'], ...seat };
  const state = landed(14, 'c32', { ...spec, seats: { ...spec.seats, 0: own } });
  playAll(state, 'activate politics room', 'hire 1 6');
  return state;
}

const END_OF_TURN = { type: 'turn', seat: 1, finalTurn: 0 };

describe('the Politics reward', () => {
  test('7.1 up to k non-white meeples of different colours from the Politics room', () => {
    const state = governing({ meeples: {} }, { seats: { 1: { meeples: { arts: 2 } } } });
    playAll(state, 'reward 2');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'meeple' });
    expect(choices(state)).toEqual([
      'stop',
      'meeple discoveries',
      'meeple literature',
      'meeple religion',
      'meeple arts',
    ]);
    expect(view(state).open).toMatchObject({ remaining: 2, chosen: [], from: 'reward', mayDecline: true });
    expect(playAll(state, 'meeple arts')).toEqual([
      { type: 'meeple-taken', seat: 0, discipline: 'arts', cause: 'reward' },
    ]);
    expect(choices(state)).toEqual(['stop', 'meeple discoveries', 'meeple literature', 'meeple religion']);
    expect(refusalOf(state, 'meeple arts')).toEqual({ code: 'colour-taken', discipline: 'arts' });
    expect(playAll(state, 'meeple literature')).toEqual([
      { type: 'meeple-taken', seat: 0, discipline: 'literature', cause: 'reward' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).meeples).toEqual(counts({ arts: 1, literature: 1 }));
    expect(view(state).supply).toEqual({ discoveries: 7, literature: 6, religion: 7, arts: 4, politics: 7 });
  });

  test('7.1 one at strength 1, three at strength 3', () => {
    const one = governing({ meeples: {} });
    playAll(one, 'reward 1', 'meeple discoveries');
    expect(toAct(one)).toMatchObject({ seat: 1, decision: 'walk' });
    const three = governing({ meeples: {} });
    playAll(three, 'reward 3', 'meeple discoveries', 'meeple religion', 'meeple literature');
    expect(seatAt(three, 0).meeples).toEqual(counts({ discoveries: 1, religion: 1, literature: 1 }));
    expect(toAct(three)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('7.1 never a white one', () => {
    expect(parseAction('meeple politics')?.id).toBeUndefined();
  });

  test('7.1 as available', () => {
    const state = governing({}, { supply: { religion: 0, arts: 1 } });
    playAll(state, 'reward 3');
    expect(choices(state)).toEqual(['stop', 'meeple discoveries', 'meeple literature', 'meeple arts']);
    expect(refusalOf(state, 'meeple religion')).toEqual({ code: 'supply-empty', discipline: 'religion' });
    playAll(state, 'meeple arts');
    expect(refusalOf(state, 'meeple arts')).toEqual({ code: 'supply-empty', discipline: 'arts' });
  });

  test('7.1, 5.4 what the Politics room cannot give is lost', () => {
    const state = governing({}, { supply: { discoveries: 0, literature: 0, religion: 0, arts: 1 } });
    playAll(state, 'reward 2');
    expect(choices(state)).toEqual(['stop', 'meeple arts']);
    expect(playAll(state, 'meeple arts')).toEqual([
      { type: 'meeple-taken', seat: 0, discipline: 'arts', cause: 'reward' },
      { type: 'lost', seat: 0, what: 'meeple' },
      END_OF_TURN,
    ]);
  });

  test('7.1, 5.4 white meeples alone are no reward', () => {
    const state = governing({}, { supply: { discoveries: 0, literature: 0, religion: 0, arts: 0, politics: 7 } });
    expect(playAll(state, 'reward 3')).toEqual([
      { type: 'reward', seat: 0, discipline: 'politics', strength: 3 },
      { type: 'lost', seat: 0, what: 'meeple' },
      END_OF_TURN,
    ]);
  });

  test('7.1, 5.4 fewer may be taken', () => {
    const state = governing({ meeples: {} });
    playAll(state, 'reward 3', 'meeple arts');
    expect(playAll(state, 'stop')).toEqual([{ type: 'stopped', seat: 0 }, END_OF_TURN]);
    expect(seatAt(state, 0).meeples).toEqual(counts({ arts: 1 }));
  });
});

describe('more than seven meeples', () => {
  test('7.2 seven may be held', () => {
    const state = governing({ meeples: { arts: 6 } });
    playAll(state, 'reward 1', 'meeple religion');
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
    expect(seatAt(state, 0).meeples).toEqual(counts({ arts: 6, religion: 1 }));
  });

  test('7.2 artworks are no meeples', () => {
    const artworks = { sculpture: 2, script: 1, painting: 1 };
    const state = governing({ meeples: { arts: 6 }, artworks });
    playAll(state, 'reward 1', 'meeple religion');
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
    const over = governing({ meeples: { arts: 7 }, artworks });
    playAll(over, 'reward 1', 'meeple religion');
    expect(choices(over)).toEqual(['return religion', 'return arts']);
  });

  test('7.2 of eight one goes back to the Politics room, any colour held, the new one included', () => {
    const state = governing({ meeples: { arts: 5, politics: 2 } });
    playAll(state, 'reward 1', 'meeple religion');
    expect(toAct(state)).toEqual({ who: 'seat', seat: 0, decision: 'return' });
    expect(choices(state)).toEqual(['return religion', 'return arts', 'return politics']);
    expect(refusalOf(state, 'return discoveries')).toEqual({ code: 'none-held', discipline: 'discoveries' });
    expect(refusalOf(state, 'pass')).toEqual({ code: 'other-decision', decision: 'return', kind: 'pass' });
    const { politics } = view(state).supply;
    expect(playAll(state, 'return politics')).toEqual([
      { type: 'meeple-returned', seat: 0, discipline: 'politics', cause: 'limit' },
      END_OF_TURN,
    ]);
    expect(seatAt(state, 0).meeples).toEqual(counts({ arts: 5, religion: 1, politics: 1 }));
    expect(view(state).supply.politics).toBe(politics + 1);
  });

  test('7.2 until seven are left, the whole Politics reward being one effect', () => {
    const state = governing({ meeples: { arts: 6 } });
    playAll(state, 'reward 3', 'meeple religion', 'meeple literature');
    expect(toAct(state)).toMatchObject({ decision: 'meeple' });
    playAll(state, 'meeple discoveries');
    expect(toAct(state)).toMatchObject({ decision: 'return' });
    playAll(state, 'return arts');
    expect(toAct(state)).toMatchObject({ decision: 'return' });
    playAll(state, 'return religion');
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
    expect(seatAt(state, 0).meeples).toEqual(counts({ arts: 5, literature: 1, discoveries: 1 }));
  });

  test('7.2 a reward ended early is checked as well', () => {
    const state = governing({ meeples: { arts: 7 } });
    playAll(state, 'reward 3', 'meeple religion', 'stop');
    expect(toAct(state)).toMatchObject({ decision: 'return' });
  });

  test('7.2 so is one that runs out', () => {
    const state = governing({ meeples: { arts: 7 } }, { supply: { discoveries: 0, literature: 0, arts: 0 } });
    playAll(state, 'reward 3', 'meeple religion');
    expect(toAct(state)).toMatchObject({ decision: 'return' });
  });

  test('7.2 white meeples of Ae are checked when both are taken', () => {
    const state = position({
      grid: ['Ae'],
      seats: { 0: { figurine: 15, artworks: { painting: 2 }, meeples: { arts: 4, religion: 4 } } },
    });
    playAll(state, 'land 0', 'take Ae meeple');
    expect(toAct(state)).toMatchObject({ decision: 'return' });
    expect(seatAt(state, 0).meeples).toEqual(counts({ arts: 3, religion: 4, politics: 2 }));
    playAll(state, 'return religion', 'return arts');
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });

  test('7.2 only the meeples of the one who gained them count', () => {
    const state = governing({ meeples: {} }, { seats: { 1: { meeples: { arts: 7 } } } });
    playAll(state, 'reward 1', 'meeple religion');
    expect(toAct(state)).toMatchObject({ seat: 1, decision: 'walk' });
  });
});
