import { ENDPOINTS } from '@la-stanza/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { busiestHours, localHours } from '../../server/busiest-hours.ts';
import { call } from '../../server/call.ts';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './visit-hours.module.css';

/** When most people were here, as a sentence and a bar for each hour; nothing after too few visits. */
export function VisitHours(): ReactNode {
  const t = useTranslate();
  const { hour } = useDates();
  const [hours, setHours] = useState<readonly number[]>([]);
  useEffect(() => {
    void call(ENDPOINTS.visits).then((answer) => {
      if (answer.ok) setHours(localHours(answer.value.hours, new Date().getTimezoneOffset()));
    });
  }, []);
  const most = Math.max(...hours, 0);
  if (most === 0) return null;
  const { from, to } = busiestHours(hours);
  return (
    <figure className={styles['visits']} data-visits>
      <svg viewBox="0 0 240 40" aria-hidden="true">
        {hours.map((people, nth) => {
          const height = Math.max(2, (36 * people) / most);
          const isBusy = (nth - from + hours.length) % hours.length < (to - from + hours.length) % hours.length;
          return (
            <rect key={nth} x={10 * nth + 1} y={40 - height} width="8" height={height} rx="2" data-busy={isBusy} />
          );
        })}
      </svg>
      <figcaption>{t('home.visits', { from: hour(from), to: hour(to) })}</figcaption>
    </figure>
  );
}
