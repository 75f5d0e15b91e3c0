import { ACTIONS, DISCIPLINES, type Discipline, type State } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import type { Bot } from '../bot.ts';
import { handEvaluator } from '../evaluation/hand-evaluator.ts';
import { createBot, LEVELS, type Level } from '../levels.ts';
import { BOT_PERSONS } from '../people/bot-people.ts';
import { createGreedy } from '../search/greedy.ts';
import type { Likes } from '../search/likes.ts';
import { createMaxN } from '../search/max-n.ts';
import { STYLE, STYLE_OF, STYLES, styleAt } from './style.ts';

const FEW = { simulations: 20 };
const roomsOf = (bot: Bot, states: readonly State[]): Discipline[] =>
  states.flatMap((state, seed) =>
    bot.decide(state, seed, FEW).actions.flatMap((id) => {
      const action = ACTIONS[id];
      return action?.kind === 'activate' ? [action.discipline] : [];
    }),
  );

test('every person has a way of playing of their own', () => {
  expect(new Set(BOT_PERSONS.map((person) => STYLE_OF[person]))).toEqual(new Set(STYLES));
  for (const level of LEVELS) expect(new Set([0, 1, 2, 3].map((place) => styleAt(place, level))).size).toBe(4);
});

test.each(DISCIPLINES)('%s is liked by one and avoided by another', (room) => {
  const likes = STYLES.map((style) => STYLE[style].rooms[room] ?? 0);
  expect(likes.filter((points) => points > 0)).toHaveLength(1);
  expect(likes.filter((points) => points < 0)).toHaveLength(1);
});

test.each<[Level]>([[1], [2]])('at level %i a style goes home more often than the bot without one', (level) => {
  const states = [1, 2, 3, 4].flatMap((seed) => positionsOf(seed, 2)).filter((_, nth) => nth % 4 === 0);
  const neutral = roomsOf(createBot(level), states);
  for (const style of STYLES) {
    const home = DISCIPLINES.find((room) => (STYLE[style].rooms[room] ?? 0) > 0);
    if (home === undefined) continue;
    const count = (rooms: readonly Discipline[]): number => rooms.filter((room) => room === home).length;
    const styled = count(roomsOf(createBot(level, undefined, style), states));
    expect({ style, goesHome: styled > count(neutral) }).toEqual({ style, goesHome: true });
  }
});

describe.each([
  ['without searching', (likes: Likes): Bot => createGreedy({ evaluator: handEvaluator, candidates: 16, likes })],
  ['searching', (likes: Likes): Bot => createMaxN({ evaluator: handEvaluator, simulations: 40, likes })],
])('%s', (_, create) => {
  const states = positionsOf(3, 2).filter((_each, nth) => nth % 12 === 0);
  const neutral = create(() => 0);

  test('a turn that is liked more than the win is taken', () => {
    for (const state of states) {
      const { candidates } = neutral.decide(state, 1);
      const wanted = candidates.at(-1)?.actions.join();
      const bot = create(({ path, length }) => (path.subarray(0, length).join() === wanted ? 2 : 0));
      expect(bot.decide(state, 1).actions.join()).toBe(wanted);
    }
  });
});

test('a search visits a turn as often as its worth with the taste deserves', () => {
  const search = (likes?: Likes): Bot => createMaxN({ evaluator: handEvaluator, simulations: 40, likes });
  for (const state of positionsOf(3, 2).filter((_, nth) => nth % 12 === 0)) {
    const before = search().decide(state, 1).candidates;
    const [best, second] = before.map(({ actions }) => actions.join());
    const visits = (candidates: typeof before): number =>
      candidates.find(({ actions }) => actions.join() === second)?.visits ?? 0;
    const gap = (before[0]?.winShare ?? 0) - (before[1]?.winShare ?? 0);
    const liked = search(({ path, length }) => (path.subarray(0, length).join() === second ? gap + 0.1 : 0));
    const { candidates, actions } = liked.decide(state, 1);
    expect(second === undefined || visits(candidates) > visits(before)).toBe(true);
    expect(actions.join()).toBe(second ?? best);
  }
});

test('a turn that is hardly liked does not replace a much better one', () => {
  const neutral = createGreedy({ evaluator: handEvaluator, candidates: 16 });
  for (const state of positionsOf(3, 2).filter((_, nth) => nth % 5 === 0)) {
    const { candidates } = neutral.decide(state, 1);
    const [best, ...others] = candidates;
    const worse = others.find(({ winShare }) => winShare < (best?.winShare ?? 0) - 0.1)?.actions.join();
    const likes: Likes = ({ path, length }) => (path.subarray(0, length).join() === worse ? 0.01 : 0);
    const bot = createGreedy({ evaluator: handEvaluator, candidates: 16, likes });
    expect(bot.decide(state, 1).actions.join()).not.toBe(worse);
  }
});
