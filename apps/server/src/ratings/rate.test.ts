import { expect, test } from 'vitest';
import { rated, shownRating, UNRATED } from './rate.ts';

test('every player starts in the middle with a wide spread', () => {
  expect(shownRating(UNRATED)).toStrictEqual({ rating: 1500, spread: 400 });
});

test('the winner rises, the last player falls, and all spreads narrow', () => {
  const after = rated([UNRATED, UNRATED, UNRATED], [2, 1, 3]);
  const shown = after.map(shownRating);
  expect(shown[1]?.rating).toBeGreaterThan(1500);
  expect(shown[2]?.rating).toBeLessThan(1500);
  for (const { spread } of shown) expect(spread).toBeLessThan(400);
});

test('equal players who tie stay equal', () => {
  const [one, other] = rated([UNRATED, UNRATED], [1, 1]);
  expect(one?.mu).toBeCloseTo(other?.mu ?? 0, 10);
});

test('a player who wins most of many games is rated stronger, and the spread narrows', () => {
  let [one, other] = [UNRATED, UNRATED];
  for (let game = 0; game < 60; game++) {
    const [a, b] = rated([one, other], game % 4 === 0 ? [2, 1] : [1, 2]);
    [one, other] = [a ?? UNRATED, b ?? UNRATED];
  }
  expect(shownRating(one).rating - shownRating(other).rating).toBeGreaterThan(60);
  expect(shownRating(one).spread).toBeLessThan(220);
});
