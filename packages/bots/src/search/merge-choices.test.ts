import { expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import { createBot } from '../levels.ts';
import { mergeChoices } from './merge-choices.ts';

const [state] = positionsOf(6, 2).slice(7);
if (state === undefined) throw new Error('the game is too short');

test('two searches merge into one choice: visits add up and the most visited turn is played', () => {
  const choices = [1, 2].map((seed) => createBot(5).decide(state, seed, { simulations: 12 }));
  const merged = mergeChoices(choices);
  const visits = (list: readonly { readonly visits: number }[]): number =>
    list.reduce((sum, each) => sum + each.visits, 0);
  expect(merged.simulations).toBe(24);
  expect(visits(merged.candidates)).toBe(visits(choices.flatMap((choice) => choice.candidates)));
  expect(merged.candidates[0]?.visits).toBe(Math.max(...merged.candidates.map((candidate) => candidate.visits)));
  expect(merged.actions).toEqual(merged.candidates[0]?.actions);
});

test('a search merged with itself keeps its estimates', () => {
  const choice = createBot(5).decide(state, 1, { simulations: 12 });
  const merged = mergeChoices([choice, choice]);
  for (const candidate of choice.candidates) {
    const same = merged.candidates.find(({ actions }) => actions.join() === candidate.actions.join());
    expect(same?.winShare).toBeCloseTo(candidate.winShare, 6);
    expect(same?.prestige[1]?.books).toBeCloseTo(candidate.prestige[1]?.books ?? 0, 6);
  }
});
