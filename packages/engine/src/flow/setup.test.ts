import { setup, toAct } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, view } from '../index.ts';
import { dealOut } from '../../test/kit/deal-out.ts';
import { choices, seatAt, workers } from '../../test/kit/readable.ts';
import { playAll, refusalOf } from '../../test/kit/position.ts';

const FIRST = { start: 'first' } as const;

describe('players', () => {
  test('2.1 two, three and four play', () => {
    expect([2, 3, 4].map((players) => view(setup({ players })).seats.length)).toEqual([2, 3, 4]);
  });

  test('2.1 one, five or half a player cannot', () => {
    expect(() => setup({ players: 1 })).toThrow('La Stanza is for 2 to 4 players, not 1');
    expect(() => setup({ players: 5 })).toThrow(RangeError);
    expect(() => setup({ players: 2.5 })).toThrow(RangeError);
  });

  test('2.1 the start player is drawn from the seats at the table', () => {
    const state = setup({ players: 3 });
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'start' });
    expect(choices(state)).toEqual(['start 0', 'start 1', 'start 2']);
    expect(refusalOf(state, 'start 3')).toEqual({ code: 'no-such-seat', seat: 3 });
    expect(playAll(state, 'start 2')).toEqual([{ type: 'start-player', seat: 2 }]);
    expect(view(state).startSeat).toBe(2);
  });

  test('2.1 all four seats may be drawn with four players', () => {
    expect(choices(setup({ players: 4 }))).toEqual(['start 0', 'start 1', 'start 2', 'start 3']);
  });

  test('2.1 by seat order the first seat starts and nothing is drawn', () => {
    const state = setup({ players: 2, options: FIRST });
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'starter' });
    expect(view(state).startSeat).toBe(0);
  });

  test('2.1 starting money is ƒ10, 11, 12, 13 in turn order', () => {
    const state = setup({ players: 4 });
    expect(view(state).seats.map(({ money }) => money)).toEqual([0, 0, 0, 0]);
    playAll(state, 'start 2');
    expect(view(state).seats.map(({ money }) => money)).toEqual([12, 13, 10, 11]);
    expect(view(setup({ players: 2, options: FIRST })).seats.map(({ money }) => money)).toEqual([10, 11]);
  });
});

describe('figures', () => {
  test('2.7 too few cover tiles would leave a room without one: such figures are refused', () => {
    const figures = { ...STANDARD_FIGURES, coverTiles: [1, 1, 1] };
    expect(() => setup({ players: 2, figures })).toThrow(
      'these figures cannot be played: figure-total coverTiles (5 to 15)',
    );
    expect(() => setup({ players: 2, figures })).toThrow(RangeError);
  });

  test('figures out of their bounds are refused, playable ones are taken again and again', () => {
    expect(() => setup({ players: 3, figures: { ...STANDARD_FIGURES, steps: 1 } })).toThrow(
      'figure-out-of-range steps',
    );
    const figures = { ...STANDARD_FIGURES, steps: 5 };
    expect(view(setup({ players: 3, figures })).figures.steps).toBe(5);
    expect(view(setup({ players: 4, figures })).figures.steps).toBe(5);
  });
});

describe('each player', () => {
  test('2.2 one red, green, yellow and blue meeple from the Politics room, no white one', () => {
    const { seats, supply } = view(setup({ players: 3 }));
    const own = { discoveries: 1, literature: 1, religion: 1, arts: 1, politics: 0 };
    expect(seats.map(({ meeples }) => meeples)).toEqual([own, own, own]);
    expect(supply).toEqual({ discoveries: 4, literature: 4, religion: 4, arts: 4, politics: 7 });
  });

  test('2.2 the financier stands unflipped on the leftmost worker space', () => {
    expect(seatAt(setup({ players: 2 }), 1).financier).toEqual({ worker: 1, flipped: false });
  });

  test('2.2 starting characters come at random onto the other five spaces, seat after seat in turn order', () => {
    const state = setup({ players: 2 });
    playAll(state, 'start 1');
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'starter' });
    expect(choices(state)).toEqual(['deal s5', 'deal s6', 'deal s7', 'deal s8', 'deal s9']);
    expect(playAll(state, 'deal s8')).toEqual([{ type: 'starter-placed', seat: 1, tile: 48, worker: 2 }]);
    expect(choices(state)).toEqual(['deal s5', 'deal s6', 'deal s7', 'deal s9']);
    expect(playAll(state, 'deal s5', 'deal s9', 'deal s6', 'deal s7')).toEqual([
      { type: 'starter-placed', seat: 1, tile: 47, worker: 6 },
    ]);
    expect(workers(state, 1)).toEqual([null, 's8', 's5', 's9', 's6', 's7']);
    expect(choices(state)).toEqual(['deal s0', 'deal s1', 'deal s2', 'deal s3', 'deal s4']);
    playAll(state, 'deal s4', 'deal s3', 'deal s2', 'deal s1', 'deal s0');
    expect(workers(state, 0)).toEqual([null, 's4', 's3', 's2', 's1', 's0']);
    expect(toAct(state)).toEqual({ who: 'chance', decision: 'deal' });
  });

  test('2.2 only the own starting characters that are not placed yet', () => {
    const state = setup({ players: 2, options: FIRST });
    playAll(state, 'deal s2');
    expect(refusalOf(state, 'deal s2')).toEqual({ code: 'tile-not-available', tile: 42 });
    expect(refusalOf(state, 'deal s5')).toEqual({ code: 'tile-not-available', tile: 45 });
    expect(refusalOf(state, 'deal c39')).toEqual({ code: 'tile-not-available', tile: 39 });
    expect(refusalOf(state, 'deal s0')).toBeUndefined();
    expect(refusalOf(state, 'deal s4')).toBeUndefined();
  });

  test('2.2 nor those of a seat whose turn to be dealt comes later', () => {
    const state = setup({ players: 3 });
    playAll(state, 'start 1');
    expect(refusalOf(state, 'deal s0')).toEqual({ code: 'tile-not-available', tile: 40 });
    expect(refusalOf(state, 'deal s10')).toEqual({ code: 'tile-not-available', tile: 50 });
    expect(refusalOf(state, 'deal s9')).toBeUndefined();
  });

  test('1.3, 2.2 the sets of seats that do not play stay in the box', () => {
    const state = dealOut(setup({ players: 2, options: FIRST }));
    const { pile, seats } = view(state);
    expect(pile.aside).toEqual([]);
    expect(seats.flatMap((seat) => seat.workers).filter((tile) => tile !== null)).toHaveLength(10);
  });

  test('2.4 one disc lies in the Religion box, seven are in supply', () => {
    const own = seatAt(setup({ players: 4 }), 3);
    expect(own.boxes).toEqual({ discoveries: 0, literature: 0, religion: 1, arts: 0, politics: 0 });
    expect(own.discs).toBe(7);
  });

  test('2.4 sailboats start on ƒ7, figurines on the Bonus Tiles space', () => {
    const { seats, ring } = view(setup({ players: 3 }));
    expect(seats.map(({ boat, income }) => [boat, income])).toEqual([
      [0, 7],
      [0, 7],
      [0, 7],
    ]);
    expect(ring[0]?.figurines).toEqual([0, 1, 2]);
  });
});

describe('the start of play', () => {
  test('2.8 the round marker stands on 1 when the first turn begins', () => {
    const state = dealOut(setup({ players: 3 }), 'start 1');
    const { round, rounds, phase, finalTurn, turn } = view(state);
    expect({ round, rounds, phase, finalTurn, turn }).toEqual({
      round: 1,
      rounds: 4,
      phase: 'rounds',
      finalTurn: 0,
      turn: 1,
    });
    expect(toAct(state)).toEqual({ who: 'seat', seat: 1, decision: 'walk' });
  });

  test('2.8 before that the game is being set up', () => {
    expect(view(setup({ players: 3 })).phase).toBe('setup');
  });

  test('2.1, 2.2, 2.4 a table may play with other figures', () => {
    const figures = { ...STANDARD_FIGURES, startingMoney: [3, 4, 5, 6], discs: 5, meeplesPerColour: 9 };
    const { seats, supply } = view(setup({ players: 2, options: FIRST, figures }));
    expect(seats.map(({ money, discs }) => [money, discs])).toEqual([
      [3, 4],
      [4, 4],
    ]);
    expect(supply).toEqual({ discoveries: 7, literature: 7, religion: 7, arts: 7, politics: 9 });
  });
});
