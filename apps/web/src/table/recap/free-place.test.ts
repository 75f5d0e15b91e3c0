import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const AREA = { left: 100, top: 50, right: 1100, bottom: 650 };
const CARD = { width: 400, height: 200 };

test('an empty area has the card in the middle of its lower half', () => {
  expect(freePlace(AREA, CARD, [])).toEqual({ left: 400, top: 350 });
});

test('the card moves away from what must stay free, and stays inside', () => {
  const target = { left: 420, top: 360, right: 700, bottom: 500 };
  const { left, top } = freePlace(AREA, CARD, [target]) ?? { left: 0, top: 0 };
  expect(left + CARD.width <= target.left || left >= target.right || top + CARD.height <= target.top).toBe(true);
  expect(left).toBeGreaterThanOrEqual(AREA.left);
  expect(left + CARD.width).toBeLessThanOrEqual(AREA.right);
  expect(top).toBeGreaterThanOrEqual(AREA.top);
});

test('where nothing is free, or the area is too small, there is no place', () => {
  const everywhere = Array.from({ length: 10 }, (_, column) => ({
    left: 100 + 100 * column,
    top: 50,
    right: 190 + 100 * column,
    bottom: 650,
  }));
  expect(freePlace(AREA, CARD, everywhere)).toBeUndefined();
  expect(freePlace(AREA, { width: 400, height: 601 }, [])).toBeUndefined();
  expect(freePlace(AREA, { width: 1001, height: 200 }, [])).toBeUndefined();
});
