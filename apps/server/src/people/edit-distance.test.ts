import { expect, test } from 'vitest';
import { editDistance, withinOneEdit } from './edit-distance.ts';

test.each([
  ['marit', 'marit', 0],
  ['mairt', 'marit', 1],
  ['mart', 'marit', 1],
  ['marrit', 'marit', 1],
  ['marid', 'marit', 1],
  ['elena', 'helene', 2],
  ['', 'ada', 3],
])('from %s to %s it takes %d', (one, other, count) => {
  expect(editDistance(one, other)).toBe(count);
  expect(editDistance(other, one)).toBe(count);
});

test('the words with one typing error are those at an edit distance of one, and the word itself', () => {
  const words = withinOneEdit('marit');
  for (const word of ['mart', 'mairt', 'marrit', 'marid', 'amarit', 'marits', 'marit']) expect(words).toContain(word);
  expect(words.every((word) => editDistance(word, 'marit') <= 1)).toBe(true);
  expect(new Set(words).size).toBe(words.length);
});
