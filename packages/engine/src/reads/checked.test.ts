import { expect, test } from 'vitest';
import { found } from './checked.ts';

test('a read outside of its list says which index it asked for', () => {
  expect(found(0, 3)).toBe(0);
  expect(() => found(undefined, 3)).toThrow('nothing is at index 3');
});
