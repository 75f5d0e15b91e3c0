import { expect, test } from 'vitest';
import { RING_LENGTH, ringRoute } from './ring-route.ts';

test('the ring has sixteen spaces (rule 1.2)', () => {
  expect(RING_LENGTH).toBe(16);
});

test('downstairs the walk leads from the Bonus Tiles space to the left', () => {
  const xs = ringRoute(0, 3).map(({ x }) => x);
  expect(xs).toHaveLength(4);
  expect(xs).toEqual(xs.toSorted((a, b) => b - a));
});

test('from Discoveries to Literature it goes up the left stairs, from Arts to Politics down the right ones', () => {
  const up = ringRoute(3, 4);
  const down = ringRoute(12, 13);
  expect(up).toHaveLength(4);
  expect(up[0]?.y).toBeGreaterThan(up[3]?.y ?? Infinity);
  expect(down[0]?.y).toBeLessThan(down[3]?.y ?? 0);
  expect(up[1]?.x).toBeLessThan(100);
  expect(down[1]?.x).toBeGreaterThan(900);
});

test('a walk may pass the start and end on its own space', () => {
  expect(ringRoute(15, 1)).toHaveLength(3);
  expect(ringRoute(5, 5)).toHaveLength(RING_LENGTH + 1 + 4);
});
