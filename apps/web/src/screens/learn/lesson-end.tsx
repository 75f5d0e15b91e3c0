import type { Game } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { CoachCard } from './coach-card.tsx';
import styles from './coach-card.module.css';
import { LESSON_IDS, type Lesson } from './lesson.ts';
import type { LessonNavigation } from './lesson-navigation.ts';
import { lessonRule } from './step-words.ts';

type LessonEndProps = {
  readonly lesson: Lesson;
  readonly game: Game;
  readonly navigation: LessonNavigation;
  readonly onRepeat: () => void;
};

/** After a lesson: its rule in one sentence, and the next lesson; after the last, a first game. */
export function LessonEnd({ lesson, game, navigation, onRepeat }: LessonEndProps): ReactNode {
  const t = useTranslate();
  const next = LESSON_IDS[LESSON_IDS.indexOf(lesson.id) + 1];
  return (
    <CoachCard note={t('learn.done')} sentence={t(`learn.done.${lesson.id}`)}>
      <h2 className={styles['title']}>{t('learn.rule-title')}</h2>
      <p className={styles['rule']}>{lessonRule(t, game, lesson)}</p>
      <div className={styles['actions']}>
        {next === undefined ? (
          <Button tone="primary" onClick={navigation.onFirstGame}>
            {t('learn.first-game')}
          </Button>
        ) : (
          <Button tone="primary" onClick={() => navigation.onLesson(next)}>
            {t('learn.next', { title: t(`learn.${next}.title`) })}
          </Button>
        )}
        <Button onClick={onRepeat}>{t('learn.repeat')}</Button>
      </div>
    </CoachCard>
  );
}
