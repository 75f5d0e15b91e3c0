import { expect, test } from 'vitest';
import { discPlaces, discSize } from './disc-places.ts';

// four players can place all their eight discs in one box
const EVERY_COUNT = Array.from({ length: 33 }, (_, count) => count);

test.each(EVERY_COUNT)('%i discs: one place each, all inside the box opening', (count) => {
  const places = discPlaces(count);
  expect(places).toHaveLength(count);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  const radius = discSize(count) / 2;
  for (const { x, y } of places) {
    expect(x - radius).toBeGreaterThanOrEqual(0);
    expect(x + radius).toBeLessThanOrEqual(59);
    expect(y - radius).toBeGreaterThanOrEqual(-6);
  }
});
