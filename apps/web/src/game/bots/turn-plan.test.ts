import { dealer } from '@la-stanza/engine/fair';
import { preview, type ActionId, type State, whoseTurn, legalActions, newGame } from '@la-stanza/engine';
import { createBot } from '@la-stanza/bots';
import { expect, test } from 'vitest';
import { BOT_LEVELS } from '../source/game-source.ts';
import { seedOf } from './seed-of.ts';
import { BOT_STRENGTHS } from './bot-strength.ts';
import { planTurns } from './turn-plan.ts';

/** A game for two at a walk, some turns in. */
function midGame(): State {
  const bank = dealer('feed');
  let { state } = bank.dealOut(newGame({ players: 2 }).state);
  for (let decisions = 0; decisions < 20 || whoseTurn(state).decision !== 'walk'; decisions++) {
    const [action] = createBot(1).decide(state, 3).actions;
    if (action !== undefined) ({ state } = bank.dealOut(preview(state, action).state));
  }
  return state;
}

test('a turn is decided once and then played action by action', async () => {
  let state = midGame();
  const turn = createBot(2).decide(state, 1).actions;
  expect(turn.length).toBeGreaterThan(1);
  let asked = 0;
  const think = planTurns<string>(() => {
    asked++;
    return turn;
  });
  const given: ActionId[] = [];
  for (const _ of turn) {
    const action = await think('bot', state);
    given.push(action);
    ({ state } = preview(state, action));
  }
  expect(given).toEqual(turn);
  expect(asked).toBe(1);
});

test('a position the plan does not lead to is decided anew', async () => {
  const state = midGame();
  const [first, ...others] = legalActions(state).map(({ id }) => id);
  const other = others.at(-1);
  if (first === undefined || other === undefined) throw new Error('there is nothing to choose');
  let asked = 0;
  const think = planTurns<string>((_, { bytes }) => {
    asked++;
    return bytes === state.bytes ? [first, first] : [other];
  });
  await think('bot', state);
  expect(await think('bot', preview(state, other).state)).toBe(other);
  expect(asked).toBe(2);
});

test('a bot’s seed depends on the position alone', () => {
  const state = midGame();
  expect(seedOf(preview(state).state)).toBe(seedOf(state));
  expect(seedOf(newGame({ players: 2 }).state)).not.toBe(seedOf(state));
});

test('every level has its own strength, also the levels that old saved games name', () => {
  expect(BOT_LEVELS.map((level) => BOT_STRENGTHS[level].level)).toEqual([1, 2, 3, 4, 5]);
  expect(BOT_STRENGTHS.novice.level).toBe(1);
  expect(BOT_STRENGTHS.apprentice.level).toBe(2);
});
