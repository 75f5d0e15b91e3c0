import { reasonWords } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useFigureWords } from '../../ui/messages/figures.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Review, Swing } from './review.ts';
import { turnWords, whereWords } from './turn-words.ts';
import styles from './turning-points.module.css';

type TurningPointsProps = {
  readonly review: Review;
  readonly players: readonly SeatedPlayer[];
  readonly selected: number;
  readonly onSelect: (turn: number) => void;
};

/** At most five: who, why and what it changed. */
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
      {swing.kind === 'refill'
        ? t('analysis.drawn', { player })
        : t('analysis.fault', {
            label: t(`analysis.label.${swing.label}`),
            better: turnWords(t, players, turn.before, swing.review.best?.actions ?? []),
          })}
      {swing.kind === 'turn' ? (
        <small>{whyWords(swing, (reason) => reasonWords({ t, figures, players, mover: swing.seat }, reason))}</small>
      ) : null}
    </span>
  );
}

type Reasons = Extract<Swing, { kind: 'turn' }>['review']['reasons'];

/** The largest difference in prestige; the chance is said beside. */
function whyWords({ review }: Extract<Swing, { kind: 'turn' }>, say: (reason: Reasons[number]) => string): string {
  const reason = review.reasons.find(({ code }) => code === 'own-prestige' || code === 'other-prestige');
  return reason === undefined ? '' : say(reason);
}
