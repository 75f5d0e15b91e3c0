import { expect, test } from 'vitest';
import { DatabaseClock } from './database-clock.ts';

/** How far the clock is from a database that is ahead of this process's monotonic time by `offset`. */
const errorOf = (clock: DatabaseClock, offset: number): number => clock.now() - performance.now() - offset;

test('the time advances from the last reading, regardless of the wall clock', () => {
  const clock = new DatabaseClock();
  const offset = 5_000_000_000_000;
  const now = performance.now();
  clock.note(offset + now, now - 1, now + 1);
  expect(Math.abs(errorOf(clock, offset))).toBeLessThan(50);
  expect(Math.abs(clock.ahead - (Date.now() - clock.now()))).toBeLessThan(50);
});

test('a slow answer does not replace a quick one that it agrees with', () => {
  const clock = new DatabaseClock();
  const offset = 5_000_000_000_000;
  const now = performance.now();
  clock.note(offset + now, now - 1, now + 1);
  // read at the beginning of a round trip of four seconds: two seconds off
  clock.note(offset + now, now, now + 4_000);
  expect(Math.abs(errorOf(clock, offset))).toBeLessThan(50);
});

test('after the database’s clock was set, even a slow answer is used', () => {
  const clock = new DatabaseClock();
  const offset = 5_000_000_000_000;
  const now = performance.now();
  clock.note(offset + now, now - 1, now + 1);
  clock.note(offset + 3_600_000 + now, now - 100, now + 100);
  expect(Math.abs(errorOf(clock, offset + 3_600_000))).toBeLessThan(150);
});
