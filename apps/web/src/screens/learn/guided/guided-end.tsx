import { view as viewOf, type Game } from '@la-stanza/engine';
import { playerName } from '@la-stanza/words';
import type { ReactNode } from 'react';
import type { SeatedPlayer } from '../../../game/source/game-source.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useTranslate } from '../../../ui/messages/messages.ts';
import { CoachCard } from '../coach-card.tsx';
import styles from '../coach-card.module.css';
import { rivalOf } from '../lesson-references.ts';
import { spoken } from '../sentence.ts';
import type { GuidedNavigation } from './guided-navigation.ts';
import { countSentence, GUIDED_STEPS } from './guided-sentences.ts';

type GuidedEndProps = {
  readonly game: Game;
  readonly players: readonly SeatedPlayer[];
  readonly navigation: GuidedNavigation;
  readonly onAgain: () => void;
};

/** Beside the score sheet: the last step, and what comes next. */
export function GuidedEnd({ game, players, navigation, onAgain }: GuidedEndProps): ReactNode {
  const t = useTranslate();
  const view = viewOf(game.state);
  const rival = playerName(players, rivalOf(view).seat);
  return (
    <CoachCard
      note={t('learn.step', { number: GUIDED_STEPS, count: GUIDED_STEPS })}
      sentence={`${spoken({ t, view, players }, countSentence(game))} ${t('learn.game.count-next')}`}
    >
      <div className={styles['actions']}>
        <Button tone="primary" onClick={navigation.onPlay}>
          {t('learn.game.play', { rival })}
        </Button>
        <Button tone="gold" onClick={navigation.onLessons}>
          {t('learn.game.lessons')}
        </Button>
        <Button onClick={onAgain}>{t('learn.game.again')}</Button>
      </div>
    </CoachCard>
  );
}
