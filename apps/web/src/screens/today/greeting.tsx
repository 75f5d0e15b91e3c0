import { localeOf } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { useGuest } from '../../server/guest-store.ts';
import { waitsFor } from '../../server/lobby.ts';
import { useLobby } from '../../server/lobby-store.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import styles from './greeting.module.css';

const NOON = 12;
const EVENING = 18;
const NIGHT_ENDS = 5;

/** A greeting by the hour, the day, and how many games wait. */
export function Greeting(): ReactNode {
  const t = useTranslate();
  const { language, playerName } = useSettings();
  const me = useGuest((guest) => guest.me);
  const waiting = useLobby((lobby) => lobby.own.filter((table) => waitsFor(table, me?.user)).length);
  const now = new Date();
  const day = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', day: 'numeric', month: 'long' }).format(
    now,
  );
  const name = me?.name ?? playerName;
  const part = partOfDay(now.getHours());
  return (
    <div className={styles['greeting']}>
      <h1>{name === '' ? t(`today.${part}`) : t(`today.${part}.name`, { name })}</h1>
      <p>{t('today.waiting', { day, count: waiting })}</p>
    </div>
  );
}

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= EVENING || hour < NIGHT_ENDS) return 'evening';
  return hour < NOON ? 'morning' : 'afternoon';
}
