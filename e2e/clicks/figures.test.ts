import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test('the figures of turns, of activations and of every kind', () => {
  const figures = figuresOf([
    { kind: 'pass', clicks: 3 },
    { kind: 'arts', clicks: 5 },
    { kind: 'money', clicks: 3 },
    { kind: 'politics', clicks: 9 },
    { kind: 'arts', clicks: 6 },
    { kind: 'arrange', clicks: 40 },
  ]);
  expect(figures).toMatchObject({ turns: 5, medianPerTurn: 5, medianPerActivation: 6, mean: 5.2, p95: 9 });
  expect(figures.byKind['arts']).toEqual({ turns: 2, median: 6, mean: 5.5, p95: 6 });
  expect(figures.byKind['arrange']).toMatchObject({ turns: 1, median: 40 });
});
