import { expect, test } from 'vitest';
import { nextStop } from './roving-focus.ts';

test('arrows wrap around, Home and End go to the ends, other keys do nothing', () => {
  expect(nextStop('ArrowRight', 0, 3)).toBe(1);
  expect(nextStop('ArrowDown', 2, 3)).toBe(0);
  expect(nextStop('ArrowLeft', 0, 3)).toBe(2);
  expect(nextStop('ArrowUp', 2, 3)).toBe(1);
  expect(nextStop('Home', 2, 3)).toBe(0);
  expect(nextStop('End', 0, 3)).toBe(2);
  expect(nextStop('Enter', 1, 3)).toBeUndefined();
});
