import { expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import { createBot } from '../levels.ts';
import { hint } from './hint.ts';

test('a hint shows three turns of different kinds, each with its reasons', () => {
  const [state] = positionsOf(11, 2).slice(9);
  if (state === undefined) throw new Error('the game is too short');
  const shown = hint(createBot(5), state, 1, { simulations: 60 });
  expect(shown).toHaveLength(3);
  expect(new Set(shown.map(({ candidate }) => candidate.actions.slice(0, 2).join())).size).toBe(3);
  for (const { reasons } of shown) expect(reasons.length).toBeGreaterThan(0);
  // what speaks for the first speaks against the second
  expect(shown[0]?.candidate.visits).toBeGreaterThanOrEqual(shown[1]?.candidate.visits ?? 0);
});
