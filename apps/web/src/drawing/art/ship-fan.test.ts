import { expect, test } from 'vitest';
import { shipFan } from './ship-fan.ts';

test('a single ship is in the middle, an empty space has none', () => {
  expect(shipFan(1)).toEqual([{ x: 0, y: 0, size: 28 }]);
  expect(shipFan(0)).toEqual([]);
});

test.each([2, 3, 4])('%i ships fan out around the space, in order and never wider than 52 units', (count) => {
  const fan = shipFan(count);
  const xs = fan.map(({ x }) => x);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(xs.reduce((sum, x) => sum + x, 0)).toBeCloseTo(0);
  const [first, last] = [fan[0], fan.at(-1)];
  expect((last?.x ?? 0) - (first?.x ?? 0) + (first?.size ?? 0)).toBeLessThanOrEqual(52);
});

test.each([2, 3, 4])('with %i ships every emblem, half a ship wide, stays visible', (count) => {
  const [first, second] = shipFan(count);
  // the emblem on a sail is 7 of 24 units wide; the next ship must not begin before it ends
  const emblem = ((first?.size ?? 0) * 7) / 24;
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(emblem);
});
