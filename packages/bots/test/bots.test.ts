import { dealer } from '@la-stanza/engine/fair';
import { newGame, preview, type ActionId, type Options, type State, play, tryPlay } from '@la-stanza/engine';
import { copy, setup } from '@la-stanza/engine/search';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBot, LEVELS, type Bot, type Budget, type Level } from '../src/index.ts';
import { decider, NOBODY } from '../src/turns/decider.ts';
import { positionsOf } from './kit/positions.ts';

const FEW: Budget = { simulations: 3 };

interface Played {
  readonly illegal: readonly string[];
  readonly turns: number;
}

/** Plays a whole game among bots and records every action the rules refuse. */
function playAll(bots: readonly Bot[], seed: string, options: Partial<Options>): Played {
  let game = newGame({ players: bots.length, options, seed });
  let turns = 0;
  for (;;) {
    const seat = decider(game.state);
    if (seat === NOBODY) return { illegal: [], turns };
    const began = copy(game.state);
    const choice = bots[seat]?.decide(game.state, turns, FEW);
    // thinking does not change the position
    expect(game.state.bytes).toEqual(began.bytes);
    for (const action of choice?.actions ?? []) {
      const next = tryPlay(game, action);
      if ('refusal' in next) return { illegal: [next.refusal.code], turns };
      game = next.game;
    }
    turns++;
  }
}

describe('every level plays whole games by the rules', () => {
  const tables: [number, Partial<Options>][] = [
    [2, {}],
    [3, { expert: true }],
    [4, {}],
    [2, { arranged: true, start: 'first' }],
    [3, { openHiring: true }],
  ];
  test.each(tables)('%i players, options %o', (players, options) => {
    const levels: Level[] = players === 2 ? [5, 2] : [1, 2, 3, 4];
    const bots = Array.from({ length: players }, (_, seat) => createBot(levels[seat % levels.length] ?? 1));
    const { illegal, turns } = playAll(bots, '0badc0de', options);
    expect(illegal).toEqual([]);
    expect(turns).toBeGreaterThan(8 * players);
  });
});

/** A position in the middle of a game, with the entries that led to it. */
function midGame(seed: string, until: number): { state: State; entries: ActionId[] } {
  const bot = createBot(1);
  let game = newGame({ players: 2, seed });
  for (let turns = 0; turns < until; turns++) {
    for (const action of bot.decide(game.state, turns).actions) {
      ({ game } = play(game, action));
    }
  }
  return { state: game.state, entries: game.line.map(({ action }) => action) };
}

/** The tiles a dealer would deal next if every space had to be refilled. */
const nextDeals = (seed: string): readonly number[] => dealer(seed).dealOut(setup({ players: 2 })).actions;

test.each(LEVELS)('level %i plays the same whatever the order of the hidden pile', (level) => {
  const { state, entries } = midGame('00000007', 9);
  expect(nextDeals('00000007')).not.toEqual(nextDeals('00000008'));
  // the same game so far, with the pile in another order
  const elsewhere = preview(setup({ players: 2 }), ...entries).state;
  const here = createBot(level).decide(state, 5, FEW);
  const there = createBot(level).decide(elsewhere, 5, FEW);
  expect(there.actions).toEqual(here.actions);
});

test.each(LEVELS)('level %i repeats its choice for a seed, whatever it thought about before', (level) => {
  const [first, second] = positionsOf(21, 3).slice(10, 12);
  if (first === undefined || second === undefined) throw new Error('the game is too short');
  const used = createBot(level);
  used.decide(first, 1, FEW);
  const again = used.decide(second, 77, FEW);
  const fresh = createBot(level).decide(second, 77, FEW);
  expect(again.actions).toEqual(fresh.actions);
  expect(again.candidates).toEqual(fresh.candidates);
});

describe('budgets', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const [state] = positionsOf(4, 2).slice(8);
  if (state === undefined) throw new Error('the game is too short');

  test('beside simulations time does not matter: a slow machine gives the same answer', () => {
    const decideOn = (step: number) => {
      let now = 0;
      const { milliseconds: _, ...choice } = createBot(5).decide(state, 3, {
        simulations: 20,
        milliseconds: 6000,
        clock: () => (now += step),
      });
      return choice;
    };
    expect(decideOn(40)).toEqual(decideOn(0.1));
    // beyond the safety net the search ends early, with a turn
    expect(decideOn(900).simulations).toBeLessThan(20);
    expect(decideOn(900).actions.length).toBeGreaterThan(0);
  });

  test('a limit on simulations is respected', () => {
    expect(createBot(5).decide(state, 1, { simulations: 7 }).simulations).toBe(7);
  });

  test('being stopped ends the search with a turn', () => {
    let asked = 0;
    const choice = createBot(5).decide(state, 1, { isStopped: () => ++asked > 4 });
    expect(choice.simulations).toBe(4);
    expect(choice.actions.length).toBeGreaterThan(0);
  });

  test('a time limit is respected: no simulation starts that would end late', () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
    const choice = createBot(5).decide(state, 1, { milliseconds: 50 });
    expect(choice.milliseconds).toBeLessThanOrEqual(60);
    expect(choice.simulations).toBeGreaterThan(10);
  });
});

test('a choice lists its candidates best first', () => {
  const [state] = positionsOf(4, 2).slice(8);
  if (state === undefined) throw new Error('the game is too short');
  const { actions, candidates } = createBot(5).decide(state, 1, { simulations: 30 });
  expect(candidates.length).toBeGreaterThan(2);
  expect(candidates[0]?.actions).toEqual(actions);
  const visits = candidates.map((candidate) => candidate.visits);
  expect(visits).toEqual(visits.toSorted((a, b) => b - a));
  for (const { winShare, error, prestige } of candidates) {
    expect(winShare).toBeGreaterThanOrEqual(0);
    expect(winShare).toBeLessThanOrEqual(1);
    expect(error).toBeGreaterThanOrEqual(0);
    expect(prestige).toHaveLength(2);
  }
});
