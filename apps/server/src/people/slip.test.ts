import { expect, test } from 'vitest';
import { slips } from './slip.ts';

test.each([
  ['marit', 'marit', 0],
  ['mairt', 'marit', 1],
  ['mart', 'marit', 1],
  ['marrit', 'marit', 1],
  ['marid', 'marit', 1],
  ['elena', 'helene', 2],
  ['', 'ada', 3],
])('from %s to %s it takes %d', (one, other, count) => {
  expect(slips(one, other)).toBe(count);
  expect(slips(other, one)).toBe(count);
});
