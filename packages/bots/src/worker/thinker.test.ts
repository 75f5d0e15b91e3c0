import { setup, toAct } from '@la-stanza/engine/search';
import { ACTIONS, STANDARD_FIGURES, play, newGame } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import { createBot } from '../levels.ts';
import { freshNet } from '../train/learn.ts';
import { packNet } from '../value/weights.ts';
import { createThinker, requestOf } from './thinker.ts';

const [state] = positionsOf(2, 3).slice(12);
if (state === undefined) throw new Error('the game is too short');
const rest = { id: 4, level: 5, seed: 9, budget: { simulations: 3 } } as const;

test('a request sent as a message gets the answer the bot would decide on', () => {
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

test('a request includes only what everyone at the table sees', () => {
  const request = requestOf(setup({ players: 2 }), rest);
  expect(Object.keys(request).toSorted()).toEqual([
    'budget',
    'bytes',
    'figures',
    'id',
    'level',
    'options',
    'players',
    'rulings',
    'seed',
  ]);
});

test('11.3 a bot asked in another thread plays by the rulings of the game: in edition 1 nobody withdraws after the walk', () => {
  const think = createThinker(undefined);
  const kinds = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    let game = newGame({ players: 2, edition: 1, seed: seed.toString(16).padStart(2, '0') });
    while (toAct(game.state).who === 'seat') {
      const request = structuredClone(requestOf(game.state, { ...rest, level: 1, seed: game.line.length }));
      const [action] = think(request).choice.actions;
      if (action === undefined) throw new Error('the bot has no answer');
      kinds.add(`${toAct(game.state).decision} ${ACTIONS[action]?.kind ?? ''}`);
      ({ game } = play(game, action));
    }
  }
  expect(kinds).toContain('walk land');
  expect(kinds).not.toContain('action withdraw');
});
