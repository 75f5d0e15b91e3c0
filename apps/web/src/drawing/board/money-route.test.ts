import { expect, test } from 'vitest';
import { moneyRoute } from './money-route.ts';

test.each([15, 16, 17, 20])('a track of %i spaces goes out and turns home without touching itself', (length) => {
  const route = moneyRoute(length);
  expect(route).toHaveLength(length);
  const places = new Set(route.map(({ x, y }) => `${x.toFixed(1)} ${y}`));
  expect(places.size).toBe(length);
  const turn = Math.ceil(length / 2);
  expect(route[turn]?.x).toBe(route[turn - 1]?.x);
  expect(route[turn]?.y).not.toBe(route[turn - 1]?.y);
});
