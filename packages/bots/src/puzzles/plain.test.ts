import { describe, expect, test } from 'vitest';
import { isPlain } from './plain.ts';

describe('a puzzle is plain', () => {
  test('if it is only about an artwork for the museum, or all discs for a masterpiece', () => {
    expect(isPlain(['museum', 'artwork', 'hold-back'])).toBe(true);
    expect(isPlain(['masterpiece', 'discs', 'look-ahead'])).toBe(true);
  });

  test('not if the partner, a second hire or anything else counts too', () => {
    expect(isPlain(['masterpiece', 'partner', 'discs', 'look-ahead'])).toBe(false);
    expect(isPlain(['masterpiece', 'hiring', 'discs'])).toBe(false);
    expect(isPlain(['museum', 'artwork', 'discs', 'hold-back'])).toBe(false);
    expect(isPlain(['museum', 'masterpiece', 'discs'])).toBe(false);
    expect(isPlain(['artwork', 'look-ahead'])).toBe(false);
  });
});
