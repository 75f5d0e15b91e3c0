import { ACTIONS, newGame, type State, play } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createBot } from '../levels.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { createTurnSpace, visitTurns } from '../turns/turn-space.ts';
import { createLearner } from './learner.ts';
import type { Mistakes } from './mistakes.ts';

const NONE: Mistakes = { overlooks: 0, greed: 0, habit: 0, taste: 0 };
const kindsOf = (actions: Iterable<number>): string[] => [...actions].map((id) => ACTIONS[id]?.kind ?? '');

/** The positions at the beginning of every turn of a game among learners. */
function turnsOf(seed: string, level: 1 | 2): State[] {
  const bot = createBot(level);
  const states: State[] = [];
  let game = newGame({ players: 3, seed });
  while (decider(game.state) !== NOBODY) {
    states.push(game.state);
    for (const action of bot.decide(game.state, states.length).actions) {
      ({ game } = play(game, action));
    }
  }
  return states;
}

/** The best worth of a turn that passes, and of one that does not. */
function worths(state: State): { readonly passing: number; readonly other: number } {
  const seat = decider(state);
  const best = { passing: Number.NEGATIVE_INFINITY, other: Number.NEGATIVE_INFINITY };
  visitTurns(createTurnSpace(state), state, (after, path, length) => {
    const kind = kindsOf(path.subarray(0, length)).includes('pass') ? 'passing' : 'other';
    best[kind] = Math.max(best[kind], handEvaluator.glance(after, seat));
  });
  return best;
}

describe.each([1, 2] as const)('level %i', (level) => {
  test('never passes while something better is open', () => {
    const bot = createBot(level);
    let passed = 0;
    for (const seed of ['a1', 'a2'])
      for (const [turn, state] of turnsOf(seed, level).entries()) {
        const { actions } = bot.decide(state, turn);
        if (!kindsOf(actions).includes('pass')) continue;
        const { passing, other } = worths(state);
        passed++;
        expect(other).toBeLessThanOrEqual(passing);
      }
    // the rule has been tried
    expect(passed).toBeGreaterThan(0);
  });
});

test('without mistakes it plays the turn with the best prospects', () => {
  const bot = createLearner({ evaluator: handEvaluator, mistakes: NONE });
  for (const state of turnsOf('b1', 2).filter((_, turn) => turn % 7 === 3)) {
    const { actions, candidates } = bot.decide(state, 1);
    expect(candidates[0]?.actions).toEqual(actions);
    const { passing, other } = worths(state);
    const seat = decider(state);
    let chosen = Number.NEGATIVE_INFINITY;
    visitTurns(createTurnSpace(state), state, (after, path, length) => {
      if ([...path.subarray(0, length)].join() === actions.join()) chosen = handEvaluator.glance(after, seat);
    });
    expect(chosen).toBe(Math.max(passing, other));
  }
});

test('who overlooks things lands elsewhere than where it would', () => {
  const sees = createLearner({ evaluator: handEvaluator, mistakes: NONE });
  const overlooks = createLearner({ evaluator: handEvaluator, mistakes: { ...NONE, overlooks: 0.5 } });
  const landing = (state: State, bot: typeof sees, seed: number): string =>
    bot
      .decide(state, seed)
      .actions.map((id) => ACTIONS[id])
      .flatMap((action) => (action?.kind === 'land' ? [action.text] : []))
      .join();
  const states = turnsOf('c1', 2);
  const differ = states.filter((state, turn) => landing(state, sees, turn) !== landing(state, overlooks, turn));
  expect(differ.length).toBeGreaterThan(states.length / 4);
});

test('who is greedy scores at once what patience would leave', () => {
  const patient = createLearner({ evaluator: handEvaluator, mistakes: NONE });
  const greedy = createLearner({ evaluator: handEvaluator, mistakes: { ...NONE, greed: 1 } });
  const rewards = (bot: typeof patient): number =>
    turnsOf('d1', 2)
      .map((state, turn) => kindsOf(bot.decide(state, turn).actions))
      .filter((kinds) => kinds.includes('masterpiece') || kinds.includes('reward')).length;
  expect(rewards(greedy)).toBeGreaterThan(rewards(patient));
});
