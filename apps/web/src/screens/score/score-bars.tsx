import { CATEGORIES, type Breakdown, type Score, type Seat } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { ownerLine } from '../../drawing/art/player.ts';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { CategoryIcon } from '../../drawing/art/category-icon.tsx';
import styles from './score-bars.module.css';

type ScoreBarsProps = {
  readonly players: readonly SeatedPlayer[];
  readonly score: Score;
  readonly order: readonly Seat[];
};

/** Every player's points as one bar split by category. */
export function ScoreBars({ players, score, order }: ScoreBarsProps): ReactNode {
  const most = Math.max(1, ...score.seats.map(gained));
  return (
    <div className={styles['bars']} aria-hidden>
      {order.map((seat) => {
        const player = players[seat];
        const breakdown = score.seats[seat];
        if (player === undefined || breakdown === undefined) return null;
        return <Bar key={seat} player={player} breakdown={breakdown} most={most} />;
      })}
    </div>
  );
}

type BarProps = { readonly player: SeatedPlayer; readonly breakdown: Breakdown; readonly most: number };

function Bar({ player, breakdown, most }: BarProps): ReactNode {
  const t = useTranslate();
  const loss = gained(breakdown) - breakdown.total;
  return (
    <div className={styles['bar']}>
      <PlayerBadge colour={player.colour} size={26} />
      <b>{player.name}</b>
      <span className={styles['track']}>
        {CATEGORIES.filter((category) => breakdown[category] > 0).map((category) => (
          <span
            key={category}
            className={styles['part']}
            data-category={category}
            style={{ width: `${(100 * breakdown[category]) / most}%`, backgroundColor: ownerLine(player.colour) }}
          >
            <span className={styles['seal']}>
              <CategoryIcon category={category} size={15} />
            </span>
          </span>
        ))}
        <b>{loss > 0 ? t('score.after-loss', { points: breakdown.total, loss }) : breakdown.total}</b>
      </span>
    </div>
  );
}

/** The points without losses. */
function gained(breakdown: Breakdown): number {
  return CATEGORIES.reduce((sum, category) => sum + Math.max(0, breakdown[category]), 0);
}
