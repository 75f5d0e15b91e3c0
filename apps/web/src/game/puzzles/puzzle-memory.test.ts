import { expect, test } from 'vitest';
import { readTried } from './puzzle-memory.ts';
import { FIRST_RATING } from './puzzle-rating.ts';

test('what is stored is read back; anything else is dropped', () => {
  const kept = { middle: 1310.5, deviation: 80, scored: { abcdefgh: 0.5, ijklmnop: 0 } };
  expect(readTried(kept)).toEqual(kept);
  expect(readTried({ middle: 'high', deviation: -1, scored: { abcdefgh: 7, ijklmnop: '1' } })).toEqual({
    ...FIRST_RATING,
    scored: {},
  });
  expect(readTried(null)).toEqual({ ...FIRST_RATING, scored: {} });
});
