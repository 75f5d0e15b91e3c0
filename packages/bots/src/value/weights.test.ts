import { setup } from '@la-stanza/engine/search';
import { readFileSync, statSync } from 'node:fs';
import { EDITIONS, score, STANDARD_FIGURES } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import { JUDGED, WIN } from '../evaluation/evaluator.ts';
import { playTurn } from '../policy/factored-policy.ts';
import { randomFrom } from '../random/random.ts';
import { createNetEvaluator } from './net-evaluator.ts';
import { unpackNet, type WeightsFile } from './weights.ts';
import { valueFor } from './value-for.ts';

const shipped = new URL('../../weights/value.json', import.meta.url);
const file: WeightsFile = JSON.parse(readFileSync(shipped, 'utf8'));

test('the shipped weights are small and learned with the engine’s figures', () => {
  expect(statSync(shipped).size).toBeLessThan(200_000);
  expect(unpackNet(file)).not.toHaveProperty('code');
});

test('the shipped value names the winner of most games a few turns before their end', () => {
  const net = unpackNet(file);
  if ('code' in net) throw new Error(net.code);
  const evaluator = createNetEvaluator(net);
  const judged = new Float32Array(JUDGED);
  let right = 0;
  for (let seed = 300; seed < 330; seed++) {
    const positions = positionsOf(seed, 2);
    const late = positions.at(-4);
    const end = positions.at(-1);
    if (late === undefined || end === undefined) throw new Error('the game is too short');
    evaluator.judge(late, judged);
    const says = (judged[WIN] ?? 0) > 0.5 ? 0 : 1;
    playTurn(end, randomFrom(seed), 0);
    if (score(end).winners.some((seat) => seat === says)) right++;
  }
  expect(right).toBeGreaterThanOrEqual(24);
});

test('at the beginning no seat is far ahead', () => {
  const net = unpackNet(file);
  if ('code' in net) throw new Error(net.code);
  for (const players of [2, 3, 4]) {
    const [first] = positionsOf(players, players);
    const judged = new Float32Array(JUDGED);
    createNetEvaluator(net).judge(first ?? setup({ players }), judged);
    for (let seat = 0; seat < players; seat++)
      expect(Math.abs((judged[WIN + seat] ?? 0) - 1 / players)).toBeLessThan(0.2);
  }
});

describe('every edition is judged by the learned value', () => {
  test.each(EDITIONS)('edition $number with two, three and four players', (edition) => {
    for (const players of [2, 3, 4]) {
      const { figures } = setup({ players, edition: edition.number }).table;
      expect(valueFor(file, figures).fault).toBeUndefined();
    }
  });

  test('also if the figures of a record name themselves in another order', () => {
    const turned = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(STANDARD_FIGURES).toReversed())));
    expect(valueFor(file, turned).fault).toBeUndefined();
    expect(valueFor(file, { ...STANDARD_FIGURES, discs: 9 }).fault?.code).toBe('figures-changed');
  });
});
