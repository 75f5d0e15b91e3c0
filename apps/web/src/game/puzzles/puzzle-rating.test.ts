import { expect, test } from 'vitest';
import { FIRST_RATING, ratedAfter } from './puzzle-rating.ts';

test('solving raises the rating, missing lowers it, and a later try counts less', () => {
  const after = (scored: number): number => ratedAfter(FIRST_RATING, 1200, scored).middle;
  expect(after(1)).toBeGreaterThan(after(0.5));
  expect(after(0.5)).toBeCloseTo(FIRST_RATING.middle);
  expect(after(0)).toBeLessThan(after(0.25));
});

test('a harder puzzle brings more, and every puzzle makes the rating surer', () => {
  const easy = ratedAfter(FIRST_RATING, 1000, 1);
  const hard = ratedAfter(FIRST_RATING, 1500, 1);
  expect(hard.middle).toBeGreaterThan(easy.middle);
  let now = FIRST_RATING;
  for (let nth = 0; nth < 200; nth++) now = ratedAfter(now, 1300, nth % 2);
  expect(now.middle).toBeGreaterThan(1230);
  expect(now.middle).toBeLessThan(1370);
  expect(now.deviation).toBe(45);
});
