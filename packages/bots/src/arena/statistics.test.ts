import { expect, test } from 'vitest';
import { bootstrap, elo, sequentialTest, wilson } from './statistics.ts';

test('Wilson gives the textbook interval', () => {
  const { low, high } = wilson(0.8, 100);
  expect(low).toBeCloseTo(0.7112, 3);
  expect(high).toBeCloseTo(0.8666, 3);
});

test('the bootstrap interval is narrow when blocks agree and wide when they differ', () => {
  const equal = Array.from({ length: 50 }, () => 0.5);
  const split = Array.from({ length: 50 }, (_, block) => block % 2);
  expect(bootstrap(equal, 1)).toEqual({ winShare: 0.5, low: 0.5, high: 0.5 });
  const wide = bootstrap(split, 1);
  expect(wide.low).toBeLessThan(0.4);
  expect(wide.high).toBeGreaterThan(0.6);
});

test('Elo is 0 for equals and 191 for three wins in four', () => {
  expect(elo(0.5)).toBe(0);
  expect(elo(0.75)).toBeCloseTo(190.8, 1);
});

test('the sequential test accepts a clear gain, rejects no gain, and stays open on few blocks', () => {
  const blocks = (share: number): number[] =>
    Array.from({ length: 400 }, (_, nth) => ((nth * 7) % 20 < 20 * share ? 1 : 0));
  expect(sequentialTest(blocks(0.6))).toBe('accept');
  expect(sequentialTest(blocks(0.45))).toBe('reject');
  expect(sequentialTest([1, 0, 1])).toBe('open');
});
