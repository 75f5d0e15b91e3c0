import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const AREA = { left: 100, top: 50, right: 1100, bottom: 650 };
const CARD = { width: 400, height: 200 };

test('an empty area has the card in the middle of its lower half', () => {
  expect(freePlace(AREA, CARD, [])).toEqual({ left: 400, top: 350 });
});

test('the card moves away from what must stay free, and stays inside', () => {
  const target = { left: 420, top: 360, right: 700, bottom: 500 };
  const { left, top } = freePlace(AREA, CARD, [target]);
  expect(left + CARD.width <= target.left || left >= target.right || top + CARD.height <= target.top).toBe(true);
  expect(left).toBeGreaterThanOrEqual(AREA.left);
  expect(left + CARD.width).toBeLessThanOrEqual(AREA.right);
  expect(top).toBeGreaterThanOrEqual(AREA.top);
});

test('where nothing is free it covers the least', () => {
  const everywhere = Array.from({ length: 10 }, (_, column) => ({
    left: 100 + 100 * column,
    top: 50,
    right: 190 + 100 * column,
    // lower on the left
    bottom: column < 5 ? 650 : 300,
  }));
  const { left, top } = freePlace(AREA, CARD, everywhere);
  expect(left).toBeGreaterThan(500);
  expect(top).toBeGreaterThan(250);
});
