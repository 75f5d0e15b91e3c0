import type { Translate } from '@la-stanza/words';
import { useEffect, useState, type ReactNode } from 'react';
import { ClockChip } from '../../drawing/mat/presence-mark.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './announcer.module.css';
import type { Timer } from '../scene/online-slots.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The remaining seconds that are announced to screen readers. */
const ANNOUNCED = [60, 30, 10] as const;

/** A clock that renders by itself, so that nothing else renders every second. */
export function TimerChip({ timer, own = false }: { readonly timer: Timer; readonly own?: boolean }): ReactNode {
  const t = useTranslate();
  const left = useLeft(timer);
  const isRunning = timer.until !== undefined;
  const isLow = timer.pace === 'live' && left < MINUTE;
  const seconds = Math.ceil(left / SECOND);
  const announced = ANNOUNCED.find((each) => seconds <= each && seconds > each - 2);
  return (
    <>
      <ClockChip
        clock={{ text: leftWords(t, timer.pace, left), state: isRunning ? (isLow ? 'low' : 'running') : 'idle' }}
      />
      {own && isRunning && timer.pace === 'live' ? (
        <span className={styles['hidden']} aria-live="assertive">
          {announced === undefined ? '' : t('online.left.told', { count: announced })}
        </span>
      ) : null}
    </>
  );
}

/** The milliseconds left, updated every second while the clock runs. */
function useLeft({ left, until }: Timer): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return undefined;
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(tick);
  }, [until]);
  return until === undefined ? left : Math.max(0, until - now);
}

/** "9:58" in a live game, otherwise the largest unit in words. */
export function leftWords(t: Translate, pace: Timer['pace'], left: number): string {
  if (pace === 'live') {
    const seconds = Math.ceil(left / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  // a turn of two days begins as such, not as one day and 23 hours
  if (left >= 1.5 * DAY) return t('online.left.days', { count: Math.round(left / DAY) });
  if (left >= 1.5 * HOUR) return t('online.left.hours', { count: Math.round(left / HOUR) });
  return t('online.left.minutes', { count: Math.ceil(left / MINUTE) });
}
