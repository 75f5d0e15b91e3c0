import { STANDARD_FIGURES } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { positionsOf } from '../../test/kit/positions.ts';
import { JUDGED, WIN } from '../evaluation/evaluator.ts';
import { freshNet } from '../train/learn.ts';
import { createNetEvaluator } from './net-evaluator.ts';
import { partsOf } from './net.ts';
import { packNet, unpackNet } from './weights.ts';

const net = freshNet(32, 5);
for (const part of partsOf(net))
  for (const [cell, weight] of part.entries()) part[cell] = weight + 0.01 * Math.sin(cell);

test('WebAssembly and plain TypeScript judge alike to the last bit, and shares sum to 1', () => {
  const fast = createNetEvaluator(net);
  const plain = createNetEvaluator(net, true);
  const [a, b] = [new Float32Array(JUDGED), new Float32Array(JUDGED)];
  for (const players of [2, 3, 4]) {
    for (const state of positionsOf(players, players).filter((_, nth) => nth % 5 === 0)) {
      fast.judge(state, a);
      plain.judge(state, b);
      for (let seat = 0; seat < players; seat++) {
        expect(a[seat]).toBe(b[seat]);
        expect(a[WIN + seat]).toBe(b[WIN + seat]);
        expect(fast.glance(state, seat)).toBe(plain.glance(state, seat));
      }
      expect(a.subarray(0, players).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
    }
  }
});

test('a net read back from its file judges the same', () => {
  const read = unpackNet(packNet(net, 3));
  if ('code' in read) throw new Error(read.code);
  const [state] = positionsOf(9, 3).slice(20);
  if (state === undefined) throw new Error('the game is too short');
  const [a, b] = [new Float32Array(JUDGED), new Float32Array(JUDGED)];
  createNetEvaluator(net).judge(state, a);
  createNetEvaluator(read).judge(state, b);
  for (let seat = 0; seat < 3; seat++) expect(b[seat]).toBeCloseTo(a[seat] ?? 0, 2);
});

test('weights learned with other figures are refused with a code', () => {
  const file = packNet(net, 0);
  const other = { ...STANDARD_FIGURES, recruitmentSpaces: 3 };
  expect(unpackNet(file, other)).toMatchObject({ code: 'figures-changed', learned: file.figures });
  expect(unpackNet({ ...file, inputs: 5 })).toMatchObject({ code: 'weights-inputs', inputs: 5 });
  expect(unpackNet({ ...file, data: 'AAAA' })).toEqual({ code: 'weights-length' });
});
