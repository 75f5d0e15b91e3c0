import type { Translate } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { nameIn } from '../../game/source/named-players.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './next-time.module.css';
import type { Review } from './review.ts';
import { tipOf } from './tip.ts';

type NextTimeProps = {
  /** Undefined while the game is being looked through. */
  readonly review: Review | undefined;
  readonly players: readonly SeatedPlayer[];
  readonly seat: number;
  readonly onRematch: (() => void) | undefined;
};

/** One tip for the next game, and the way into it. */
export function NextTime({ review, players, seat, onRematch }: NextTimeProps): ReactNode {
  const t = useTranslate();
  return (
    <Card title={t('analysis.next')} className={styles['next']}>
      {review === undefined ? null : <p>{tipWords(t, review, seat, players)}</p>}
      {onRematch === undefined ? null : (
        <Button tone="primary" onClick={onRematch}>
          <Symbol name="shuffle" />
          {t('analysis.again')}
        </Button>
      )}
    </Card>
  );
}

function tipWords(t: Translate, review: Review, seat: number, players: readonly SeatedPlayer[]): string {
  const tip = tipOf(review, seat);
  // a mistake may have no reason that can be named
  if (tip === undefined) return t((review.seats[seat]?.skill ?? 0) < 0 ? 'analysis.next.mixed' : 'analysis.next.none');
  const { theme, turns } = tip;
  return [t(`analysis.next.${theme}`), t('analysis.next.because', { turns, ...nameIn(players, seat) })].join(' ');
}
