import { MOST_STARS } from '@la-stanza/bots/campaign';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './stars.module.css';

const STAR = 'M0-9L2.7-3.1L9-2.5L4.3 1.8L5.6 8L0 4.8L-5.6 8L-4.3 1.8L-9-2.5L-2.7-3.1Z';

type StarsProps = { readonly won: number; readonly all?: number; readonly size?: number };

/** How many stars somebody has of an evening, or how many a goal is worth. */
export function Stars({ won, all = MOST_STARS, size = 16 }: StarsProps): ReactNode {
  const t = useTranslate();
  return (
    <span className={styles['stars']} role="img" aria-label={t('palazzo.stars', { won, all })}>
      {Array.from({ length: all }, (_, star) => (
        <svg key={star} width={size} height={size} viewBox="-10 -10 20 20" data-won={star < won} aria-hidden>
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
