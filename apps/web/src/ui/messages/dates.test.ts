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
