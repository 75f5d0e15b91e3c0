import { expect, test } from 'vitest';
import { rated, shownRating, UNKNOWN } from './rate.ts';

test('everybody starts in the middle, and hardly known', () => {
  expect(shownRating(UNKNOWN)).toStrictEqual({ rating: 1500, spread: 400 });
});

test('the winner rises, the last one falls, and all are known better', () => {
  const after = rated([UNKNOWN, UNKNOWN, UNKNOWN], [2, 1, 3]);
  const shown = after.map(shownRating);
  expect(shown[1]?.rating).toBeGreaterThan(1500);
  expect(shown[2]?.rating).toBeLessThan(1500);
  for (const { spread } of shown) expect(spread).toBeLessThan(400);
});

test('even players who come in even stay even', () => {
  const [one, other] = rated([UNKNOWN, UNKNOWN], [1, 1]);
  expect(one?.mu).toBeCloseTo(other?.mu ?? 0, 10);
});

test('who wins most of many games is found to be stronger, and the spread narrows', () => {
  let [one, other] = [UNKNOWN, UNKNOWN];
  for (let game = 0; game < 60; game++) {
    const [a, b] = rated([one, other], game % 4 === 0 ? [2, 1] : [1, 2]);
    [one, other] = [a ?? UNKNOWN, b ?? UNKNOWN];
  }
  expect(shownRating(one).rating - shownRating(other).rating).toBeGreaterThan(60);
  expect(shownRating(one).spread).toBeLessThan(220);
});
