import { expect, test } from 'vitest';
import { takeVacation, type Vacation } from './take-vacation.ts';

const A_DAY = 86_400_000;
const START = Date.UTC(2026, 0, 10);
const NONE: Vacation = { from: null, until: null, spent: 0, year: 0 };
const onDay = (day: number): number => START + day * A_DAY;

test('a vacation uses up the days that it lasted, not the days that were planned', () => {
  const away = takeVacation(NONE, onDay(20), onDay(0));
  if (away === undefined) throw new Error('refused');
  expect(takeVacation(away, null, onDay(5))).toStrictEqual({ from: null, until: null, spent: 5 * A_DAY, year: 2026 });
});

test('renewing a vacation again and again ends after 42 days of the year', () => {
  let vacation = NONE;
  let days = 0;
  for (; days < 400; days++) {
    const next = takeVacation(vacation, onDay(days + 1), onDay(days));
    if (next === undefined) break;
    vacation = next;
  }
  expect(days).toBe(42);
  expect(takeVacation(vacation, Date.UTC(2027, 0, 20), Date.UTC(2027, 0, 2))).toBeDefined();
});

test('no vacation is longer than 30 days', () => {
  expect(takeVacation(NONE, onDay(30), onDay(0))).toBeDefined();
  expect(takeVacation(NONE, onDay(31), onDay(0))).toBeUndefined();
});
