import { apply, copy, dealer, explain, setup, type ActionId, type Options, type State } from '@la-stanza/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBot, LEVELS, type Bot, type Budget, type Level } from '../src/index.ts';
import { CHANCE, decider, NOBODY } from '../src/turns/decider.ts';
import { positionsOf } from './kit/positions.ts';

const FEW: Budget = { simulations: 3 };

interface Played {
  readonly illegal: readonly string[];
  readonly turns: number;
}

/** Plays a whole game among bots and notes every action the rules refuse. */
function playAll(bots: readonly Bot[], seed: string, options: Partial<Options>): Played {
  const state = setup({ players: bots.length, options });
  const bank = dealer(seed);
  const illegal: string[] = [];
  let turns = 0;
  for (;;) {
    const seat = decider(state);
    if (seat === NOBODY) return { illegal, turns };
    if (seat === CHANCE) {
      apply(state, bank.deal(state));
      continue;
    }
    const began = copy(state);
    const choice = bots[seat]?.decide(state, turns, FEW);
    // thinking leaves the position alone
    expect(state.bytes).toEqual(began.bytes);
    for (const action of choice?.actions ?? []) {
      const refusal = explain(state, action);
      if (refusal !== undefined) illegal.push(refusal.code);
      apply(state, action);
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

/** A position in the middle of a game together with the entries that led to it. */
function midGame(seed: string, until: number): { state: State; entries: ActionId[] } {
  const state = setup({ players: 2 });
  const bank = dealer(seed);
  const bot = createBot(1);
  const entries: ActionId[] = [];
  const play = (action: ActionId): void => {
    entries.push(action);
    apply(state, action);
  };
  for (let turns = 0; turns < until;) {
    if (decider(state) === CHANCE) {
      play(bank.deal(state));
      continue;
    }
    for (const action of bot.decide(state, turns).actions) play(action);
    turns++;
  }
  while (decider(state) === CHANCE) play(bank.deal(state));
  return { state, entries };
}

/** The tiles a dealer would lay next, if every space had to be refilled now. */
function nextDeals(seed: string): number[] {
  const state = setup({ players: 2 });
  const bank = dealer(seed);
  const deals: number[] = [];
  while (decider(state) === CHANCE) {
    const action = bank.deal(state);
    deals.push(action);
    apply(state, action);
  }
  return deals;
}

test.each(LEVELS)('level %i plays the same whatever order the hidden pile has', (level) => {
  const { state, entries } = midGame('00000007', 9);
  expect(nextDeals('00000007')).not.toEqual(nextDeals('00000008'));
  // the same game so far at a table whose pile lies in another order
  const elsewhere = setup({ players: 2 });
  for (const action of entries) apply(elsewhere, action);
  const here = createBot(level).decide(state, 5, FEW);
  const there = createBot(level).decide(elsewhere, 5, FEW);
  expect(there.actions).toEqual(here.actions);
});

test.each(LEVELS)('level %i repeats its choice for a seed, whatever it has thought about before', (level) => {
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

  test('a number of simulations is kept', () => {
    expect(createBot(5).decide(state, 1, { simulations: 7 }).simulations).toBe(7);
  });

  test('being stopped ends the thinking with a turn', () => {
    let asked = 0;
    const choice = createBot(5).decide(state, 1, { isStopped: () => ++asked > 4 });
    expect(choice.simulations).toBe(4);
    expect(choice.actions.length).toBeGreaterThan(0);
  });

  test('time is kept: no simulation is begun that would end late', () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
    const choice = createBot(5).decide(state, 1, { milliseconds: 50 });
    expect(choice.milliseconds).toBeLessThanOrEqual(60);
    expect(choice.simulations).toBeGreaterThan(10);
  });
});

test('a choice names its candidates best first, with reasons', () => {
  const [state] = positionsOf(4, 2).slice(8);
  if (state === undefined) throw new Error('the game is too short');
  const { actions, candidates, reasons } = createBot(5).decide(state, 1, { simulations: 30 });
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
  expect(['win-share', 'equal']).toContain(reasons[0]?.code);
});
