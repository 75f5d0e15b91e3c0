import { view as viewOf } from '@la-stanza/engine';
import { useMemo, type ReactNode } from 'react';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { withHint } from '../../table/hint/with-hint.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { boardPicture } from '../../picture/board.ts';
import styles from './board-before-turn.module.css';
import type { ReviewedTurn } from './review.ts';
import { landingOf } from './turn-words.ts';

type BoardBeforeTurnProps = { readonly turn: ReviewedTurn; readonly players: readonly SeatedPlayer[] };

/** The position before a turn, with the better landing marked. */
export function BoardBeforeTurn({ turn, players }: BoardBeforeTurnProps): ReactNode {
  const t = useTranslate();
  const { review, before } = turn;
  const board = useMemo(() => {
    const picture = boardPicture({ t, view: viewOf(before), players, targets: {} });
    const landing = review.best === undefined ? undefined : landingOf(review.best);
    return landing === undefined ? picture : withHint(picture, new Map([[landing, { text: '1', best: true }]]));
  }, [t, players, review, before]);
  return (
    <div className={styles['board']}>
      <Palazzo board={board} />
    </div>
  );
}
