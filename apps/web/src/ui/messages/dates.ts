import { useMemo } from 'react';
import { useSettings } from '../settings.ts';

const DAY = 86_400_000;
const FAR = 30;

/** Moments as the reader's language says them. */
export type Dates = {
  /** A day of the calendar. */
  readonly day: (moment: number) => string;
  /** Today, yesterday, five days ago; further back the day itself. */
  readonly ago: (moment: number) => string;
  readonly month: (moment: number) => string;
};

export function useDates(): Dates {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => datesIn(language), [language]);
}

export function datesIn(language: string, now: () => number = Date.now): Dates {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    day: (moment) => day.format(moment),
    month: (moment) => month.format(moment),
    ago: (moment) => {
      const days = Math.round((startOfDay(moment) - startOfDay(now())) / DAY);
      return -days > FAR ? day.format(moment) : relative.format(days, 'day');
    },
  };
}

function startOfDay(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}
