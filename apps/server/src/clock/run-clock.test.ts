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
    ceremony: 0,
    now: 1_000,
  });
  expect(clock).toStrictEqual({ acting: 1, deadline: 61_000, banks: [60_000, 60_000] });
});

test('the clock keeps running while the same seat decides again', () => {
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000] };
  expect(
    runClock({ pace: LIVE, before, acting: 1, isBot: human, botLimit: 1_000, ceremony: 0, now: 9_000 }),
  ).toStrictEqual(before);
});

test('when the turn passes, the seat keeps its remaining time plus the increment', () => {
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000] };
  const clock = runClock({ pace: LIVE, before, acting: 0, isBot: human, botLimit: 1_000, ceremony: 0, now: 31_000 });
  expect(clock).toStrictEqual({ acting: 0, deadline: 91_000, banks: [60_000, 35_000] });
});

test('a bot has a separate limit and does not use the banks', () => {
  const isBot = (seat: number | null): boolean => seat === 0;
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000] };
  const atBot = runClock({ pace: LIVE, before, acting: 0, isBot, botLimit: 1_000, ceremony: 0, now: 1_000 });
  expect(atBot).toStrictEqual({ acting: 0, deadline: 7_000, banks: [60_000, 65_000] });
  expect(
    runClock({ pace: LIVE, before: atBot, acting: 1, isBot, botLimit: 1_000, ceremony: 0, now: 2_000 }).banks,
  ).toStrictEqual([60_000, 65_000]);
});

test('a turn never starts with less than the minimum', () => {
  const before = { acting: 0, deadline: 0, banks: [0, 0] };
  const clock = runClock({
    pace: { ...LIVE, increment: 0 },
    before,
    acting: 1,
    isBot: human,
    botLimit: 0,
    ceremony: 0,
    now: 1_000,
  });
  expect(clock.deadline).toBe(4_000);
});

test('at a daily pace a turn lasts some days, with a reminder after four fifths', () => {
  const clock = runClock({
    pace: DAYS,
    before: firstClock(DAYS, 2),
    acting: 0,
    isBot: human,
    botLimit: 0,
    ceremony: 0,
    now: 0,
  });
  expect(clock).toStrictEqual({ acting: 0, deadline: 172_800_000, banks: null });
  expect(remindAt(DAYS, clock.deadline, 0)).toBe(138_240_000);
  expect(remindAt(LIVE, 1_000, 0)).toBeNull();
});

test('undoing a turn also removes its increment', () => {
  expect(withoutIncrement(LIVE, [65_000, 3_000], 0)).toStrictEqual([60_000, 3_000]);
  expect(withoutIncrement(LIVE, [65_000, 3_000], 1)).toStrictEqual([65_000, 0]);
});

test('no clock runs when the game is over', () => {
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000] };
  expect(
    runClock({ pace: LIVE, before, acting: null, isBot: human, botLimit: 0, ceremony: 0, now: 1_000 }).deadline,
  ).toBeNull();
});

test('a clock starts after the ceremonies, and a bank is not charged for them', () => {
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000] };
  const tick = { pace: LIVE, isBot: human, botLimit: 1_000, ceremony: 2_400, now: 31_000 };
  const next = runClock({ ...tick, before, acting: 0 });
  expect(next).toStrictEqual({ acting: 0, deadline: 93_400, banks: [60_000, 35_000] });
  // the seat that answers when the ceremony is over has lost nothing
  expect(runClock({ ...tick, before: next, acting: 1, ceremony: 0, now: 33_400 }).banks).toStrictEqual([
    65_000, 35_000,
  ]);
  // and a seat that skips it has gained nothing
  expect(runClock({ ...tick, before: next, acting: 1, ceremony: 0, now: 31_001 }).banks).toStrictEqual([
    65_000, 35_000,
  ]);
  expect(runClock({ ...tick, before, acting: 1 }).deadline).toBe(63_400);
  expect(runClock({ ...tick, pace: DAYS, before: firstClock(DAYS, 2), acting: 0 }).deadline).toBe(172_833_400);
});

test('a ceremony that still plays when bots have answered delays the next human’s clock', () => {
  const isBot = (seat: number | null): boolean => seat !== 1;
  const tick = { pace: LIVE, isBot, botLimit: 1_000, ceremony: 0 };
  const before = { acting: 1, deadline: 61_000, banks: [60_000, 60_000, 60_000] };
  const atBot = runClock({ ...tick, before, acting: 2, ceremony: 2_400, now: 1_000 });
  const atNext = runClock({ ...tick, before: atBot, acting: 0, now: 1_200 });
  // 60 s left of the first turn, and the increment
  expect(runClock({ ...tick, before: atNext, acting: 1, now: 1_500 }).deadline).toBe(3_400 + 65_000);
  expect(runClock({ ...tick, before: atNext, acting: 1, now: 9_000 }).deadline).toBe(9_000 + 65_000);
});
