import { readFileSync } from 'node:fs';
import { copy } from '@la-stanza/engine/search';
import { expect, test } from 'vitest';
import { playTurn } from '../policy/factored-policy.ts';
import { randomFrom } from '../random/random.ts';
import { newGame } from '@la-stanza/engine';
import { deal } from '../turns/deal.ts';
import { CHANCE, decider } from '../turns/decider.ts';
import { valueFor } from '../value/value-for.ts';
import { luckOf } from './luck.ts';

// the handwritten evaluation does not look at the walls
const weights = JSON.parse(readFileSync(new URL('../../weights/value.json', import.meta.url), 'utf8'));

/** A position in which the first refill is about to be dealt. */
function beforeRefill(players: number): ReturnType<typeof copy> {
  const state = copy(newGame({ players, seed: '0a' }).state);
  const random = randomFrom(3);
  while (decider(state) !== CHANCE) playTurn(state, random, 2);
  return state;
}

test.each([2, 4])('the luck of a refill is nobody’s on the whole, and nothing on average (%i players)', (players) => {
  const before = beforeRefill(players);
  const { evaluator } = valueFor(weights, before.table.figures);
  const random = randomFrom(17);
  const own: number[] = [];
  for (let refill = 0; refill < 24; refill++) {
    const after = copy(before);
    deal(after, random);
    const luck = luckOf(before, after, evaluator, refill);
    expect(luck.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0, 5);
    own.push(luck[decider(after)] ?? 0);
  }
  const mean = own.reduce((sum, share) => sum + share, 0) / own.length;
  const spread = Math.sqrt(own.reduce((sum, share) => sum + (share - mean) ** 2, 0) / own.length);
  expect(spread).toBeGreaterThan(0);
  expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(own.length));
});
