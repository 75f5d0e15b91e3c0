import { CATEGORIES, score as scoreOf, type Replayed } from '@la-stanza/engine';
import { categoryName, points } from '@la-stanza/words';
import { useMemo, type ReactNode } from 'react';
import { CategoryIcon } from '../../drawing/art/category-icon.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { nameIn } from '../../game/source/named-players.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { decidedBy } from './story.ts';
import styles from './points-card.module.css';

type PointsCardProps = {
  readonly replayed: Replayed;
  readonly players: readonly SeatedPlayer[];
  readonly seat: number;
};

/** Where a player's points came from, beside those of the winner, or for the winner of the runner-up. */
export function PointsCard({ replayed, players, seat }: PointsCardProps): ReactNode {
  const t = useTranslate();
  const { state } = replayed.game;
  const score = useMemo(() => scoreOf(state), [state]);
  const decided = decidedBy(score, seat);
  const own = score.seats[seat];
  const beside = decided === undefined ? undefined : score.seats[decided.beside];
  if (own === undefined || decided === undefined || beside === undefined) return null;
  const most = Math.max(1, ...CATEGORIES.flatMap((category) => [own[category], beside[category]]));
  const colour = (index: number): string => `var(--${players[index]?.colour ?? 'onyx'}-line)`;
  const width = (amount: number): string => `${(100 * Math.max(0, amount)) / most}%`;
  return (
    <Card
      title={t('analysis.story.points', { ...nameIn(players, seat), points: points(t, own.total) })}
      className={styles['points']}
    >
      <ul>
        {CATEGORIES.filter((category) => own[category] !== 0 || beside[category] !== 0).map((category) => (
          <li key={category}>
            <CategoryIcon category={category} size={20} />
            <span>{categoryName(t, category)}</span>
            <span className={styles['bars']} aria-hidden>
              <i style={{ width: width(own[category]), background: colour(seat) }} />
              <i style={{ width: width(beside[category]), background: colour(decided.beside) }} />
            </span>
            <b>{own[category]}</b>
            <small>{beside[category]}</small>
          </li>
        ))}
      </ul>
      <p>{t('analysis.story.beside', { player: players[decided.beside]?.name ?? '' })}</p>
    </Card>
  );
}
