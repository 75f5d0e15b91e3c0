import { expect, test } from 'vitest';
import { firstClock, remindAt, runClock, withoutIncrement } from './run-clock.ts';

const LIVE = { kind: 'live', bank: 60, increment: 5 } as const;
const DAYS = { kind: 'days', days: 2 } as const;
const human = (): boolean => false;

test('the clock of the first seat starts with its bank', () => {
  const clock = runClock({
    pace: LIVE,
    before: firstClock(LIVE, 2),
    acting: 1,
    isBot: human,
    botLimit: 1_000,
    now: 1_000,
  });
  expect(clock).toStrictEqual({ acting: 1, deadline: 61_000, banks: [60_000, 60_000] });
});

test('the clock runs on while one seat decides again', () => {
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000] };
  expect(runClock({ pace: LIVE, before, acting: 1, isBot: human, botLimit: 1_000, now: 9_000 })).toStrictEqual(before);
});

test('when the turn passes on, what is left stays with the increment', () => {
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000] };
  const clock = runClock({ pace: LIVE, before, acting: 0, isBot: human, botLimit: 1_000, now: 31_000 });
  expect(clock).toStrictEqual({ acting: 0, deadline: 91_000, banks: [60_000, 35_000] });
});

test('a bot has its own limit and leaves the banks alone', () => {
  const isBot = (seat: number | null): boolean => seat === 0;
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000] };
  const atBot = runClock({ pace: LIVE, before, acting: 0, isBot, botLimit: 1_000, now: 1_000 });
  expect(atBot).toStrictEqual({ acting: 0, deadline: 7_000, banks: [60_000, 65_000] });
  expect(runClock({ pace: LIVE, before: atBot, acting: 1, isBot, botLimit: 1_000, now: 2_000 }).banks).toStrictEqual([
    60_000, 65_000,
  ]);
});

test('nobody begins a turn with nothing', () => {
  const before = { acting: 0, deadline: 0, banks: [0, 0] };
  const clock = runClock({ pace: { ...LIVE, increment: 0 }, before, acting: 1, isBot: human, botLimit: 0, now: 1_000 });
  expect(clock.deadline).toBe(4_000);
});

test('by the day every turn has its days, with a reminder after four fifths', () => {
  const clock = runClock({ pace: DAYS, before: firstClock(DAYS, 2), acting: 0, isBot: human, botLimit: 0, now: 0 });
  expect(clock).toStrictEqual({ acting: 0, deadline: 172_800_000, banks: null });
  expect(remindAt(DAYS, clock.deadline, 0)).toBe(138_240_000);
  expect(remindAt(LIVE, 1_000, 0)).toBeNull();
});

test('a turn taken back gives its increment back', () => {
  expect(withoutIncrement(LIVE, [65_000, 3_000], 0)).toStrictEqual([60_000, 3_000]);
  expect(withoutIncrement(LIVE, [65_000, 3_000], 1)).toStrictEqual([65_000, 0]);
});

test('when the game is over no clock runs', () => {
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000] };
  expect(runClock({ pace: LIVE, before, acting: null, isBot: human, botLimit: 0, now: 1_000 }).deadline).toBeNull();
});
