import { view as viewOf } from '@la-stanza/engine';
import { useMemo, type ReactNode } from 'react';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { withHint } from '../../table/hint/with-hint.ts';
import { useFigureWords } from '../../ui/messages/figures.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { boardPicture } from '../../picture/board.ts';
import styles from './board-at.module.css';
import type { ReviewedTurn } from './review.ts';
import { landingOf } from './turn-words.ts';

type BoardAtProps = { readonly turn: ReviewedTurn; readonly players: readonly SeatedPlayer[] };

/** The position before a turn; the better landing is marked. */
export function BoardAt({ turn, players }: BoardAtProps): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const { review, before } = turn;
  const board = useMemo(() => {
    const picture = boardPicture({ t, view: viewOf(before), players, targets: {} });
    const landing = review.best === undefined ? undefined : landingOf(review.best.actions);
    if (review.best === undefined || landing === undefined) return picture;
    const mark = { text: t('analysis.mark', { chance: figures.percent(review.best.winShare) }), best: true };
    return withHint(picture, new Map([[landing, mark]]));
  }, [t, figures, players, review, before]);
  return (
    <div className={styles['board']}>
      <Palazzo board={board} />
    </div>
  );
}
