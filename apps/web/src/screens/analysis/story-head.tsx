import { score as scoreOf, view as viewOf, type Replayed } from '@la-stanza/engine';
import { categoryName, points, verdict } from '@la-stanza/words';
import { useMemo, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { decidedBy } from './story.ts';
import styles from './story.module.css';

type StoryHeadProps = {
  readonly replayed: Replayed;
  readonly players: readonly SeatedPlayer[];
  /** The reader's seat, if they took part. */
  readonly own: number | undefined;
};

/** How the game ended and what decided it, as far as the score alone tells. */
export function StoryHead({ replayed, players, own }: StoryHeadProps): ReactNode {
  const t = useTranslate();
  const { state } = replayed.game;
  const score = useMemo(() => scoreOf(state), [state]);
  const { won, why } = verdict(t, viewOf(state), score, players, own);
  const decided = decidedBy(score, 0);
  const lead =
    decided === undefined || decided.lead <= 0
      ? undefined
      : t('analysis.story.decided', {
          category: categoryName(t, decided.category),
          points: points(t, decided.lead),
        });
  return (
    <div className={styles['headline']}>
      <h1>{won}</h1>
      <p>{[why, lead].filter((sentence) => sentence !== undefined).join(' ')}</p>
    </div>
  );
}
