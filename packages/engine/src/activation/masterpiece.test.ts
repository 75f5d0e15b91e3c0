import { toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { view, type State } from '../index.ts';
import { choices, choicesOf, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, refusalOf, type PositionSpec, type SeatSpec } from '../../test/kit/position.ts';

const NONE = [null, null, null, null, null, null];

/** The first seat activates Arts in its room with this strength: one worker, the rest discs spent from the box. */
function artsWith(strength: number, seat: SeatSpec = {}, spec: PositionSpec = {}): State {
  const own = { workers: NONE, boxes: { arts: strength - 1 }, ...seat };
  const state = landed(11, 'c24', { ...spec, seats: { ...spec.seats, 0: own } });
  playAll(state, 'activate arts room', 'hire 1 6', ...Array.from({ length: strength - 1 }, () => 'disc'));
  return state;
}

describe('what strength is used for', () => {
  test('4.8 strength 1 to 3: the reward at that strength or a lower one', () => {
    expect(choicesOf(artsWith(1), 'reward', 'masterpiece')).toEqual(['reward 1']);
    expect(choicesOf(artsWith(2), 'reward', 'masterpiece')).toEqual(['reward 1', 'reward 2']);
    expect(choicesOf(artsWith(3), 'reward', 'masterpiece')).toEqual(['reward 1', 'reward 2', 'reward 3']);
    expect(refusalOf(artsWith(2), 'reward 3')).toEqual({ code: 'too-weak', strength: 2, needed: 3 });
    expect(refusalOf(artsWith(3), 'masterpiece 1')).toEqual({ code: 'too-weak', strength: 3, needed: 4 });
  });

  test('4.8 a lower strength is performed at that strength', () => {
    const state = artsWith(3);
    expect(playAll(state, 'reward 1')).toEqual([{ type: 'reward', seat: 0, discipline: 'arts', strength: 1 }]);
    expect(choices(state)).toEqual(['artwork sculpture']);
  });

  test('4.8 strength 4: a masterpiece or the reward at up to 3', () => {
    expect(choices(artsWith(4))).toEqual(['reward 1', 'reward 2', 'reward 3', 'masterpiece 1', 'forgo']);
  });

  test('4.8 strength 5: that masterpiece or a lower one', () => {
    expect(choicesOf(artsWith(5), 'reward', 'masterpiece')).toEqual([
      'reward 1',
      'reward 2',
      'reward 3',
      'masterpiece 1',
      'masterpiece 2',
    ]);
    expect(refusalOf(artsWith(5), 'masterpiece 3')).toEqual({ code: 'too-weak', strength: 5, needed: 6 });
    expect(refusalOf(artsWith(5), 'masterpiece 4')).toEqual({ code: 'too-weak', strength: 5, needed: 6 });
  });

  test('4.8 never both: the masterpiece ends the turn without a reward', () => {
    const state = artsWith(4);
    expect(playAll(state, 'masterpiece 1')).toEqual([
      { type: 'masterpiece', seat: 0, discipline: 'arts', place: 1, prestige: 5 },
      { type: 'turn', seat: 1, finalTurn: 0 },
    ]);
    expect(seatAt(state, 0).artworks).toEqual({ sculpture: 0, script: 0, painting: 0 });
  });

  test('4.8 and the reward leaves the masterpiece spaces alone', () => {
    const state = artsWith(4);
    playAll(state, 'reward 3', 'artwork painting');
    expect(view(state).niches.arts.map(({ holds }) => holds)).toEqual(['nothing', 'nothing', 'nothing', 'nothing']);
    expect(seatAt(state, 0).pillars).toBe(5);
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });
});

describe('masterpieces', () => {
  test('4.9 a pillar of the player stands on the space', () => {
    const state = landed(11, 'c24', { active: 1, seats: { 1: { workers: NONE, boxes: { arts: 4 } } } });
    playAll(state, 'activate arts room', 'hire 1 6', 'disc', 'disc', 'disc', 'disc');
    expect(playAll(state, 'masterpiece 2')).toContainEqual({
      type: 'masterpiece',
      seat: 1,
      discipline: 'arts',
      place: 2,
      prestige: 8,
    });
    expect(view(state).niches.arts.map(({ holds }) => holds)).toEqual(['nothing', 1, 'nothing', 'nothing']);
    expect(seatAt(state, 1).pillars).toBe(4);
    expect(seatAt(state, 0).pillars).toBe(5);
  });

  test('4.9 one pillar per space', () => {
    const niches: PositionSpec['niches'] = { arts: [1, 'free', 'free', 'free'] };
    const state = artsWith(5, {}, { niches });
    expect(choicesOf(state, 'masterpiece')).toEqual(['masterpiece 2']);
    expect(refusalOf(state, 'masterpiece 1')).toEqual({ code: 'niche-taken', place: 1, by: 1 });
  });

  test('2.7, 4.9 a covered space stays closed', () => {
    const niches: PositionSpec['niches'] = { arts: ['free', 'cover', 'free', 'free'] };
    const state = artsWith(5, {}, { niches });
    expect(choicesOf(state, 'masterpiece')).toEqual(['masterpiece 1']);
    expect(refusalOf(state, 'masterpiece 2')).toEqual({ code: 'niche-covered', place: 2 });
  });

  test('4.9 one masterpiece per player and discipline', () => {
    const niches: PositionSpec['niches'] = { arts: ['free', 'free', 'free', 0] };
    const state = artsWith(5, {}, { niches });
    expect(choicesOf(state, 'masterpiece')).toEqual([]);
    expect(refusalOf(state, 'masterpiece 1')).toEqual({ code: 'masterpiece-made', discipline: 'arts' });
    expect(refusalOf(state, 'masterpiece 4')).toEqual({ code: 'masterpiece-made', discipline: 'arts' });
  });

  test('4.9 so for every seat', () => {
    const niches: PositionSpec['niches'] = { arts: ['free', 'free', 1, 'free'] };
    const state = landed(11, 'c24', { niches, active: 1, seats: { 1: { workers: NONE, boxes: { arts: 3 } } } });
    playAll(state, 'activate arts room', 'hire 1 6', 'disc', 'disc', 'disc');
    expect(refusalOf(state, 'masterpiece 1')).toEqual({ code: 'masterpiece-made', discipline: 'arts' });
    expect(refusalOf(artsWith(4, {}, { niches }), 'masterpiece 1')).toBeUndefined();
  });

  test('4.9 one in another discipline does not hinder', () => {
    const niches: PositionSpec['niches'] = { religion: [0, 'free', 'free', 'free'], politics: ['free', 0, 1, 'free'] };
    expect(choicesOf(artsWith(4, {}, { niches }), 'masterpiece')).toEqual(['masterpiece 1']);
  });

  test('4.9 with five masterpieces, one in each discipline, all pillars are used', () => {
    const room = (place: number): ('free' | number)[] =>
      Array.from({ length: 4 }, (_, at) => (at === place ? 0 : 'free'));
    const niches = { discoveries: room(0), literature: room(1), religion: room(2), politics: room(3) };
    const state = artsWith(4, {}, { niches });
    expect(seatAt(state, 0).pillars).toBe(1);
    playAll(state, 'masterpiece 1');
    expect(seatAt(state, 0).pillars).toBe(0);
  });

  test('4.9 strength above 6 counts as 6', () => {
    const state = artsWith(7);
    expect(view(state).open).toMatchObject({ strength: 7 });
    expect(choicesOf(state, 'masterpiece')).toEqual(['masterpiece 1', 'masterpiece 2', 'masterpiece 3']);
    playAll(state, 'masterpiece 3');
    expect(view(state).niches.arts[2]?.holds).toBe(0);
  });

  test('4.9 with no reachable free space the reward at 3 remains', () => {
    const niches: PositionSpec['niches'] = { arts: [1, 'cover', 'free', 'free'] };
    const state = artsWith(5, {}, { niches });
    expect(choices(state)).toEqual(['reward 1', 'reward 2', 'reward 3', 'forgo']);
  });
});

describe('the 17 PP space', () => {
  test('4.10 needs strength 6 and a worker of the partner discipline', () => {
    const state = artsWith(6, { workers: [null, 'c16'] });
    expect(choices(state)).toEqual([
      'reward 1',
      'reward 2',
      'reward 3',
      'masterpiece 1',
      'masterpiece 2',
      'masterpiece 3',
      'masterpiece 4',
      'forgo',
    ]);
    expect(playAll(state, 'masterpiece 4')).toContainEqual({
      type: 'masterpiece',
      seat: 0,
      discipline: 'arts',
      place: 4,
      prestige: 17,
    });
    expect(view(state).niches.arts[3]?.holds).toBe(0);
  });

  test('4.10 or a permanent tile of the partner discipline', () => {
    expect(choicesOf(artsWith(6, { tiles: ['Ra'] }), 'masterpiece')).toContain('masterpiece 4');
  });

  test('4.10 strength 5 is too little, partner or not', () => {
    expect(refusalOf(artsWith(5, { workers: [null, 'c16'] }), 'masterpiece 4')).toEqual({
      code: 'too-weak',
      strength: 5,
      needed: 6,
    });
  });

  test('4.10 without the partner strength 6 may still take 12 PP', () => {
    const state = artsWith(6);
    expect(choicesOf(state, 'masterpiece')).toEqual(['masterpiece 1', 'masterpiece 2', 'masterpiece 3']);
    expect(refusalOf(state, 'masterpiece 4')).toEqual({ code: 'partner-too-weak', partner: 'religion' });
  });

  test('4.10 discs in the partner’s box and Rd do not count for the partner', () => {
    const state = artsWith(6, { boxes: { arts: 5, religion: 2 }, tiles: ['Rd'] });
    expect(refusalOf(state, 'masterpiece 4')).toEqual({ code: 'partner-too-weak', partner: 'religion' });
    playAll(state, 'coin');
    expect(refusalOf(state, 'masterpiece 4')).toEqual({ code: 'partner-too-weak', partner: 'religion' });
  });

  test('4.10 the partner of each discipline is the room before it', () => {
    const partner = (space: number, taken: string, name: string): unknown => {
      const state = landed(space, taken, { seats: { 0: { workers: NONE, boxes: { [name]: 5 } } } });
      playAll(state, `activate ${name} room`, 'hire 1 6', 'disc', 'disc', 'disc', 'disc', 'disc');
      return refusalOf(state, 'masterpiece 4');
    };
    expect(partner(2, 'c0', 'discoveries')).toEqual({ code: 'partner-too-weak', partner: 'politics' });
    expect(partner(5, 'c8', 'literature')).toEqual({ code: 'partner-too-weak', partner: 'discoveries' });
    expect(partner(8, 'c16', 'religion')).toEqual({ code: 'partner-too-weak', partner: 'literature' });
    expect(partner(11, 'c24', 'arts')).toEqual({ code: 'partner-too-weak', partner: 'religion' });
    expect(partner(14, 'c32', 'politics')).toEqual({ code: 'partner-too-weak', partner: 'arts' });
  });

  test('4.10 a worker displaced by the hiring is no partner any more', () => {
    const state = artsWith(6, { workers: [null, null, null, null, null, 'c16'] });
    expect(refusalOf(state, 'masterpiece 4')).toEqual({ code: 'partner-too-weak', partner: 'religion' });
  });
});
