import { type State, newGame } from '@la-stanza/engine';
import { afterAll, expect, test } from 'vitest';
import { think } from './think.ts';
import { budgetOf, BotPool } from './bot-pool.ts';

const botPool = new BotPool(1, 60_000);
afterAll(() => botPool.close());

/** A game for two at its first walk. */
function firstWalk(): State {
  return newGame({ players: 2, seed: 'feed' }).state;
}

test('the same question gets the same turn in a thread and outside, for any time limit', async () => {
  const question = { bot: 'level-4', state: firstWalk(), chance: 'a game 17' };
  const here = think({ ...question, milliseconds: 45_000 });
  expect(here.length).toBeGreaterThan(0);
  expect(await botPool.ask(question)).toEqual(here);
  expect(await botPool.ask(question)).toEqual(here);
}, 180_000);

test('while many bots think, each gets less time, and the strongest level still gets the most', () => {
  const alone = { load: 1, threads: 2, limit: 20_000 };
  const many = { ...alone, load: 12 };
  expect(budgetOf('level-5', alone)).toBe(10_000);
  expect(budgetOf('level-4', alone)).toBe(10_000);
  expect(budgetOf('level-5', many)).toBeCloseTo(1_000 / 6);
  expect(budgetOf('level-4', many)).toBeLessThan(budgetOf('level-5', many) / 4);
});

test('waiting for a thread does not count as thinking', async () => {
  const limit = 4_000;
  const busy = new BotPool(1, limit);
  const state = firstWalk();
  const begin = performance.now();
  // each of them thinks for at least 20 ms
  const questions = Array.from({ length: 200 }, (_, index) => ({ bot: 'level-5', state, chance: `game ${index}` }));
  const answers = await Promise.all(questions.map((question) => busy.ask(question)));
  expect(performance.now() - begin).toBeGreaterThan(limit);
  expect(answers.every((actions) => actions.length > 0)).toBe(true);
  await busy.close();
}, 120_000);
