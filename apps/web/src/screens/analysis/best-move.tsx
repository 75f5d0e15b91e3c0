import { reasonClause, turnWords } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { Bold } from '../../table/panel/bold.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Review } from './review.ts';
import { bestMoveOf, levelOf, luckVerdict } from './story.ts';
import styles from './story.module.css';
import { whereWords } from './turn-words.ts';

type BestMoveProps = {
  readonly review: Review;
  readonly players: readonly SeatedPlayer[];
  readonly seat: number;
  readonly onPlayOn: ((seq: number, seat: number) => void) | undefined;
  readonly onSelect: (turn: number) => void;
};

/** The best move of a player, also after a loss, and how well they played, luck aside. */
export function BestMove({ review, players, seat, onPlayOn, onSelect }: BestMoveProps): ReactNode {
  const t = useTranslate();
  const best = bestMoveOf(review, seat);
  const player = players[seat]?.name ?? '';
  const reason = reasonClause(t, players, best?.review.praise?.gains ?? []);
  return (
    <Card title={t('analysis.story.best')} className={styles['best']}>
      {best === undefined ? (
        <p>{t('analysis.story.no-best')}</p>
      ) : (
        <>
          <button type="button" className={styles['move']} onClick={() => onSelect(best.index)}>
            <small>{t('analysis.who', { where: whereWords(t, best), player })}</small>
            {turnWords(t, players, best.before, best.review.played)}
          </button>
          {reason === undefined ? null : (
            <p>
              <Bold text={t('advice.because', { reason })} />
            </p>
          )}
          {onPlayOn === undefined ? null : (
            <Button onClick={() => onPlayOn(best.review.seq, seat)}>
              <Symbol name="play" />
              {t('analysis.play-on', { player })}
            </Button>
          )}
        </>
      )}
      <p className={styles['verdict']}>
        {t('analysis.story.level', { player, level: levelOf(review, seat) })}{' '}
        {t(`analysis.story.luck.${luckVerdict(review, seat)}`)}
      </p>
    </Card>
  );
}
