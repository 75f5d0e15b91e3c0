import { expect, test } from 'vitest';
import { datesIn } from './dates.ts';

const NOW = new Date(2026, 10, 15, 9).getTime();

test('a near day is named by its distance, a far one by its date', () => {
  const { ago } = datesIn('en', () => NOW);
  expect(ago(NOW - 1_000)).toBe('today');
  expect(ago(new Date(2026, 10, 14, 23, 59).getTime())).toBe('yesterday');
  expect(ago(new Date(2026, 10, 10).getTime())).toBe('5 days ago');
  expect(ago(new Date(2026, 0, 2).getTime())).toBe('2 Jan 2026');
  expect(datesIn('de', () => NOW).ago(NOW)).toBe('heute');
});

test('what happened today is told in minutes or hours', () => {
  const now = new Date(2026, 10, 17, 18, 0).getTime();
  const { since } = datesIn('en', () => now);
  expect([0, 4, 59, 60, 200].map((minutes) => since(now - 60_000 * minutes))).toEqual([
    'this minute',
    '4 minutes ago',
    '59 minutes ago',
    '1 hour ago',
    '3 hours ago',
  ]);
  expect(since(now - 26 * 3_600_000)).toBe('yesterday');
  // the server's clock may be a little ahead
  expect(since(now + 5_000)).toBe('this minute');
});
