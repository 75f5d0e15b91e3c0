import { reviewSentence, type Translate } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Review, ReviewedTurn, Swing } from './review.ts';
import { whereWords } from './turn-words.ts';
import styles from './turning-points.module.css';

type TurningPointsProps = {
  readonly review: Review;
  readonly players: readonly SeatedPlayer[];
  readonly selected: number;
  readonly onSelect: (turn: number) => void;
};

/** The turning points: the player, the reason and the change. */
export function TurningPoints({ review, players, selected, onSelect }: TurningPointsProps): ReactNode {
  const t = useTranslate();
  const { swings } = review;
  return (
    <Card title={t('analysis.turning-points')} className={styles['points']}>
      {swings.length === 0 ? <p>{t('analysis.no-turning-points')}</p> : null}
      <ol>
        {swings.map((swing, index) => (
          <li key={index}>
            <button type="button" aria-pressed={swing.turn === selected} onClick={() => onSelect(swing.turn)}>
              <b className={styles['number']}>{index + 1}</b>
              <SwingWords swing={swing} review={review} players={players} />
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type SwingWordsProps = Pick<TurningPointsProps, 'review' | 'players'> & { readonly swing: Swing };

function SwingWords({ swing, review, players }: SwingWordsProps): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const turn = review.turns[swing.turn];
  if (turn === undefined) return null;
  const player = players[swing.seat]?.name ?? '';
  const change = { player, before: figures.percent(swing.before), after: figures.percent(swing.after) };
  return (
    <span className={styles['swingWords']}>
      <span className={styles['who']}>
        <b>{t('analysis.who', { where: whereWords(t, turn), player: swing.kind === 'refill' ? 'none' : player })}</b>
        <em data-loss={swing.after < swing.before}>
          {t(swing.kind === 'refill' ? 'analysis.change-for' : 'analysis.change', change)}
        </em>
      </span>
      {swing.kind === 'refill' ? t('analysis.drawn', { player }) : faultWords(t, players, turn, swing)}
    </span>
  );
}

/** The label, and why another turn was better than the one played. */
function faultWords(
  t: Translate,
  players: readonly SeatedPlayer[],
  { before }: ReviewedTurn,
  { label, review: { played, best, gains } }: Extract<Swing, { kind: 'turn' }>,
): string {
  const name = t(`analysis.label.${label}`);
  return best === undefined ? name : `${name}. ${reviewSentence(t, players, { before, played, best, gains })}`;
}
