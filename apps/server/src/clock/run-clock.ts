import type { Pace } from '@la-stanza/protocol';

/** The clock of a game, in milliseconds. */
export interface Clock {
  readonly acting: number | null;
  readonly deadline: number | null;
  readonly banks: readonly number[] | null;
}

const DAY = 86_400_000;
/** How far a bot may exceed its limit before it is asked again. */
export const BOT_SLACK = 5_000;
/** The least time at the start of a turn: it covers a round trip to the server. */
const LEAST = 3_000;
/** The share of a turn's time after which a reminder is sent. */
const REMIND_AFTER = 0.8;

export interface Tick {
  readonly pace: Pace;
  readonly before: Clock;
  /** The seat to decide after the command; null when the game is over. */
  readonly acting: number | null;
  readonly isBot: (seat: number | null) => boolean;
  readonly botLimit: number;
  /** The duration of the ceremonies that all players see before the next decision. */
  readonly ceremony: number;
  readonly now: number;
}

/** The clock of a new game. */
export function firstClock(pace: Pace, players: number): Clock {
  const banks = pace.kind === 'live' ? Array.from({ length: players }, () => 1_000 * pace.bank) : null;
  return { acting: null, deadline: null, banks };
}

/**
 * Stops the clock of the seat that decided and starts the next seat's after the ceremonies; the clock keeps running while the same seat
 * decides again.
 */
export function runClock({ pace, before, acting, isBot, botLimit, ceremony, now }: Tick): Clock {
  const goesOn = acting !== null && acting === before.acting && before.deadline !== null;
  const banks = goesOn || isBot(before.acting) ? before.banks : settled(pace, before, now);
  if (acting === null) return { acting, deadline: null, banks };
  // a bot may answer while a ceremony still plays: its deadline says until when
  const seen = isBot(before.acting) && before.deadline !== null ? before.deadline - botLimit - BOT_SLACK : now;
  const start = Math.max(now, seen) + ceremony;
  if (isBot(acting)) return { acting, deadline: start + botLimit + BOT_SLACK, banks };
  if (goesOn) return { acting, deadline: before.deadline + ceremony, banks };
  return { acting, deadline: deadlineOf(pace, banks, acting, start), banks };
}

/** The deadline of a turn that begins now. */
export function deadlineOf(pace: Pace, banks: readonly number[] | null, acting: number, now: number): number | null {
  switch (pace.kind) {
    case 'none':
      return null;
    case 'live':
      return now + Math.max(LEAST, banks?.[acting] ?? 0);
    case 'days':
      return now + DAY * pace.days;
  }
}

/** When to remind a seat of its deadline; null in live games, where players see the clock. */
export function remindAt(pace: Pace, deadline: number | null, now: number): number | null {
  return pace.kind === 'days' && deadline !== null ? now + REMIND_AFTER * (deadline - now) : null;
}

/**
 * Live pace: the seat that decided keeps its remaining time plus the increment. It keeps nothing of the time for ceremonies: a client
 * that skips them gains nothing.
 */
function settled(pace: Pace, { acting, deadline, banks }: Clock, now: number): readonly number[] | null {
  if (pace.kind !== 'live' || banks === null) return banks;
  return banks.map((bank, seat) =>
    seat === acting && deadline !== null
      ? Math.min(bank, Math.max(0, Math.round(deadline - now))) + 1_000 * pace.increment
      : bank,
  );
}

/** Undoing a turn also removes its increment. */
export function withoutIncrement(pace: Pace, banks: readonly number[] | null, seat: number): readonly number[] | null {
  if (pace.kind !== 'live' || banks === null) return banks;
  return banks.map((bank, index) => (index === seat ? Math.max(0, bank - 1_000 * pace.increment) : bank));
}
