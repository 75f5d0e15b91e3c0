import { expect, test } from 'vitest';
import { busiestHours, localHours } from './busiest-hours.ts';

const counts = (at: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 24 }, (_, hour) => at[hour] ?? 0);

test('the three hours in a row with most people, also around midnight', () => {
  expect(busiestHours(counts({ 9: 5, 19: 4, 20: 4, 21: 4 }))).toEqual({ from: 19, to: 22 });
  expect(busiestHours(counts({ 12: 5, 23: 3, 0: 3, 1: 3 }))).toEqual({ from: 23, to: 2 });
});

test('hours of UTC are hours of the reader’s day: east of Greenwich it is later there', () => {
  const utc = counts({ 18: 7 });
  expect(localHours(utc, -60).indexOf(7)).toBe(19);
  expect(localHours(utc, 300).indexOf(7)).toBe(13);
  expect(localHours(utc, -600).indexOf(7)).toBe(4);
});
