import { STANDARD_FIGURES, setup } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import { createBot } from '../levels.ts';
import { freshNet } from '../train/learn.ts';
import { packNet } from '../value/weights.ts';
import { createThinker, requestOf } from './thinker.ts';

const [state] = positionsOf(2, 3).slice(12);
if (state === undefined) throw new Error('the game is too short');
const rest = { id: 4, level: 5, seed: 9, budget: { simulations: 3 } } as const;

test('a request that has travelled as a message is answered as the bot would decide', () => {
  const request = structuredClone(requestOf(state, rest));
  const { id, choice } = createThinker(undefined)(request);
  expect(id).toBe(4);
  expect(choice.actions).toEqual(createBot(5).decide(state, 9, rest.budget).actions);
  expect(structuredClone(choice)).toEqual(choice);
});

test('weights that do not fit the figures are reported, and the bot still plays', () => {
  const weights = packNet(freshNet(8, 1), 1, { ...STANDARD_FIGURES, steps: 5 });
  const { choice, fault } = createThinker(weights)(requestOf(state, rest));
  expect(fault?.code).toBe('figures-changed');
  expect(choice.actions.length).toBeGreaterThan(0);
});

test('a request holds nothing but what everybody at the table sees', () => {
  const request = requestOf(setup({ players: 2 }), rest);
  expect(Object.keys(request).toSorted()).toEqual(
    ['budget', 'bytes', 'figures', 'id', 'level', 'options', 'players', 'seed'].toSorted(),
  );
});
