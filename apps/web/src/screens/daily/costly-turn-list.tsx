import { reviewSentence } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { DAILY_TABLE } from '../../game/daily/start-daily.ts';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from '../analysis/turning-points.module.css';
import type { CostlyTurn } from './costly-turns.ts';

/** The turns that cost most: what was played, what was better and why, and how it changed the chance to win. */
export function CostlyTurnList({ costly }: { readonly costly: readonly CostlyTurn[] }): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const players = DAILY_TABLE.map(({ name }) => ({ name: name === '' ? t('daily.you') : name }));
  if (costly.length === 0) return <p>{t('daily.turns.none')}</p>;
  return (
    <div className={styles['points']}>
      <ol>
        {costly.map(({ number, turn: { review, before } }, index) => {
          const { seat, winShares, loss, played, best = [], gains } = review;
          const chance = winShares[seat] ?? 0;
          const change = { before: figures.percent(chance), after: figures.percent(chance - loss) };
          return (
            <li key={number}>
              <div className={styles['who']}>
                <b className={styles['number']}>{index + 1}</b>
                <b>{t('daily.turn', { turn: number })}</b>
                <em data-loss="true">{t('analysis.change', change)}</em>
              </div>
              <p>{reviewSentence(t, players, { before, played, best, gains })}</p>
            </li>
          );
        })}
      </ol>
      <p className={styles['note']}>{t('daily.turns.note')}</p>
    </div>
  );
}
