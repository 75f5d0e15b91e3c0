import type { Pace } from '@la-stanza/protocol';

/** Where the clock of a game stands. Milliseconds throughout. */
export interface Clock {
  readonly acting: number | null;
  readonly deadline: number | null;
  readonly banks: readonly number[] | null;
}

const DAY = 86_400_000;
/** How long a bot may stay silent before it is asked again, beyond its own limit. */
export const BOT_SLACK = 5_000;
/** Nobody begins a turn with less than this: it pays for the way to the server and back. */
const LEAST = 3_000;
/** How much of the time passes before a reminder. */
const REMIND_AFTER = 0.8;

export interface Tick {
  readonly pace: Pace;
  readonly before: Clock;
  /** Who decides after the command; nobody when the game is over. */
  readonly acting: number | null;
  readonly isBot: (seat: number | null) => boolean;
  readonly botLimit: number;
  readonly now: number;
}

/** The clock when a game begins. */
export function firstClock(pace: Pace, players: number): Clock {
  const banks = pace.kind === 'live' ? Array.from({ length: players }, () => 1_000 * pace.bank) : null;
  return { acting: null, deadline: null, banks };
}

/** Stops the clock of the seat that has decided and starts that of the next; it runs on while one seat decides again. */
export function runClock({ pace, before, acting, isBot, botLimit, now }: Tick): Clock {
  const goesOn = acting !== null && acting === before.acting && before.deadline !== null;
  const banks = goesOn || isBot(before.acting) ? before.banks : settled(pace, before, now);
  if (acting === null) return { acting, deadline: null, banks };
  if (isBot(acting)) return { acting, deadline: now + botLimit + BOT_SLACK, banks };
  return { acting, deadline: goesOn ? before.deadline : deadlineOf(pace, banks, acting, now), banks };
}

/** The time a seat gets when its turn begins. */
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

/** When a seat with this deadline is reminded; live players look at the clock themselves. */
export function remindAt(pace: Pace, deadline: number | null, now: number): number | null {
  return pace.kind === 'days' && deadline !== null ? now + REMIND_AFTER * (deadline - now) : null;
}

/** Live pace: what the seat that has decided keeps, with the increment. */
function settled(pace: Pace, { acting, deadline, banks }: Clock, now: number): readonly number[] | null {
  if (pace.kind !== 'live' || banks === null) return banks;
  return banks.map((bank, seat) =>
    seat === acting && deadline !== null ? Math.max(0, Math.round(deadline - now)) + 1_000 * pace.increment : bank,
  );
}

/** A turn that is taken back gives its increment back as well. */
export function withoutIncrement(pace: Pace, banks: readonly number[] | null, seat: number): readonly number[] | null {
  if (pace.kind !== 'live' || banks === null) return banks;
  return banks.map((bank, index) => (index === seat ? Math.max(0, bank - 1_000 * pace.increment) : bank));
}
