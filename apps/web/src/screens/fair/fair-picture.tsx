import type { ReactNode } from 'react';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './fair-picture.module.css';

/** How high the bars of each fingerprint are drawn, in percent. */
const BARS = {
  server: [55, 90, 30, 70, 100, 45, 80],
  you: [80, 40, 100, 60, 35, 95, 50],
  others: [35, 75, 60, 100, 50, 30, 90],
} as const;

function Fingerprint({ of }: { readonly of: keyof typeof BARS }): ReactNode {
  return (
    <span className={styles['fingerprint']}>
      {BARS[of].map((height) => (
        <i key={height} style={{ height: `${height}%` }} />
      ))}
    </span>
  );
}

/** Three numbers, each under lock, mixed into the order of all draws. */
export function FairPicture(): ReactNode {
  const t = useTranslate();
  return (
    <figure className={styles['picture']} role="img" aria-label={t('fair.picture')}>
      <ul aria-hidden="true" className={styles['numbers']}>
        <li>
          <Symbol name="lock" size={20} />
          <b>{t('fair.picture.server')}</b>
          <Fingerprint of="server" />
        </li>
        <li>
          <PlayerBadge colour="plum" size={22} />
          <b>{t('fair.picture.you')}</b>
          <Fingerprint of="you" />
        </li>
        <li>
          <PlayerBadge colour="onyx" size={22} />
          <b>{t('fair.picture.others')}</b>
          <Fingerprint of="others" />
        </li>
      </ul>
      <span aria-hidden="true" className={styles['mix']}>
        <Symbol name="shuffle" size={28} />
      </span>
      <div aria-hidden="true" className={styles['deal']}>
        <span className={styles['deck']}>
          <i />
          <i />
          <i />
        </span>
        <b>{t('fair.picture.deal')}</b>
      </div>
    </figure>
  );
}
