import { VACATION_DAYS } from '@la-stanza/protocol';

/** A person's vacations: the current one, and how much of this year's days is used up. All in milliseconds. */
export interface Vacation {
  readonly from: number | null;
  readonly until: number | null;
  readonly spent: number;
  readonly year: number;
}

const A_DAY = 86_400_000;
/** The longest vacation, and the total of a year. */
export const LONGEST_VACATION: number = VACATION_DAYS.longest * A_DAY;
const OF_A_YEAR = VACATION_DAYS.ofYear * A_DAY;

/** Begins, prolongs, shortens or ends a vacation; undefined if too few days are left this year. */
export function takeVacation(before: Vacation, until: number | null, now: number): Vacation | undefined {
  const year = new Date(now).getUTCFullYear();
  const spent = (before.year === year ? before.spent : 0) + spentBy(before, now);
  if (until === null || until <= now) return { from: null, until: null, spent, year };
  if (until - now > LONGEST_VACATION || spent + until - now > OF_A_YEAR) return undefined;
  return { from: now, until, spent, year };
}

/** The part of the current vacation that has passed. */
function spentBy({ from, until }: Vacation, now: number): number {
  return from === null || until === null ? 0 : Math.max(0, Math.min(until, now) - from);
}
