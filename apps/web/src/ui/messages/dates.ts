import { localeOf, type Language } from '@la-stanza/words';
import { useMemo } from 'react';
import { useSettings } from '../settings.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const FAR = 30;

/** Formats times in the reader's language. */
export type Dates = {
  /** A calendar day. */
  readonly day: (moment: number) => string;
  /** Today, yesterday, five days ago; further back the date. */
  readonly ago: (moment: number) => string;
  /** Four minutes ago, three hours ago; from yesterday on as `ago`. */
  readonly since: (moment: number) => string;
  readonly month: (moment: number) => string;
  /** An hour of the day, from 0 to 23. */
  readonly hour: (hour: number) => string;
};

export function useDates(): Dates {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => datesIn(language), [language]);
}

export function datesIn(language: Language, now: () => number = Date.now): Dates {
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const ago = (moment: number): string => {
    const days = Math.round((startOfDay(moment) - startOfDay(now())) / DAY);
    return -days > FAR ? day.format(moment) : relative.format(days, 'day');
  };
  return {
    day: (moment) => day.format(moment),
    month: (moment) => month.format(moment),
    hour: (of) => hour.format(new Date(2000, 0, 1, of)),
    ago,
    since: (moment) => {
      const minutes = Math.max(0, Math.floor((now() - moment) / MINUTE));
      if (minutes < 60) return relative.format(-minutes, 'minute');
      return minutes < 24 * 60 ? relative.format(-Math.floor(minutes / 60), 'hour') : ago(moment);
    },
  };
}

function startOfDay(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}
