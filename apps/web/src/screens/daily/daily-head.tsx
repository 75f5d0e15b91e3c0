import { dailyNumber, dayOf, daysLater, startOfDay } from '@la-stanza/bots/daily';
import type { Daily } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './daily.module.css';

const MINUTE = 60_000;

/** The number of the deal and how long it can still be played. */
export function DailyHead({ daily: { day, now } }: { readonly daily: Daily }): ReactNode {
  const t = useTranslate();
  const number = dailyNumber(day);
  const minutes = Math.max(0, Math.floor((startOfDay(daysLater(day, 1)) - now) / MINUTE));
  return (
    <p className={styles['number']}>
      {day === dayOf(now)
        ? t('daily.ends', { number, hours: Math.floor(minutes / 60), minutes: minutes % 60 })
        : t('daily.ended', { number })}
    </p>
  );
}
