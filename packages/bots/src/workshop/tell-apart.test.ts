import { expect, test } from 'vitest';
import { sumOf, tellApart } from './tell-apart.ts';

const SAILS = [
  [6, 1, 1],
  [5, 2, 1],
];
const WRITES = [
  [1, 5, 2],
  [2, 6, 0],
];

test('ways of playing are told apart by what they do most', () => {
  const tell = tellApart({ sails: SAILS, writes: WRITES });
  expect(tell([4, 1, 2])).toBe('sails');
  expect(tell([1, 3, 3])).toBe('writes');
});

test('something nobody has done before decides nothing', () => {
  const tell = tellApart({
    sails: SAILS.map(([a = 0, b = 0]) => [a, b, 0]),
    writes: WRITES.map(([a = 0, b = 0]) => [a, b, 0]),
  });
  expect(tell([5, 0, 3])).toBe('sails');
});

test('the counts of games add up', () => {
  expect(sumOf(SAILS)).toEqual([11, 3, 2]);
});
