import { useId, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useLearned } from './learn-memory.ts';
import { LESSON_IDS, type Lesson } from './lesson.ts';
import type { LessonMoment } from './lesson-run.ts';
import type { LessonNavigation } from './lesson-navigation.ts';
import styles from './lesson-strip.module.css';
import { stepWords } from './step-words.ts';

type LessonStripProps = {
  readonly lesson: Lesson;
  readonly moment: LessonMoment;
  readonly navigation: LessonNavigation;
  readonly onRepeat: () => void;
};

/** Above the table: the current lesson, links to the others, and the exit. */
export function LessonStrip({ lesson, moment, navigation, onRepeat }: LessonStripProps): ReactNode {
  const t = useTranslate();
  const heading = useId();
  const done = useLearned((learned) => learned.done);
  const number = LESSON_IDS.indexOf(lesson.id) + 1;
  const next = LESSON_IDS[number];
  const { step, start } = moment;
  return (
    <section className={styles['strip']} aria-labelledby={heading}>
      <div className={styles['row']}>
        <Button size="icon" className={styles['close']} aria-label={t('learn.leave')} onClick={navigation.onLeave}>
          <Symbol name="close" />
        </Button>
        <h1 id={heading} className={styles['where']}>
          <b>{t(`learn.${lesson.id}.title`)}</b>
          <span>{step === undefined ? t('learn.done') : t(step.title, stepWords(t, start, step))}</span>
        </h1>
        <nav className={styles['lessons']} aria-label={t('learn.lessons')}>
          {LESSON_IDS.map((id, index) => (
            <button
              key={id}
              type="button"
              aria-current={id === lesson.id ? 'step' : undefined}
              aria-label={t('learn.heading', { number: index + 1, title: t(`learn.${id}.title`) })}
              data-done={done.includes(id)}
              onClick={() => navigation.onLesson(id)}
            >
              <i>{done.includes(id) && id !== lesson.id ? <Symbol name="check" size={15} /> : index + 1}</i>
              <span>{t(`learn.${id}.title`)}</span>
            </button>
          ))}
        </nav>
        <span className={styles['actions']}>
          <Button onClick={onRepeat}>{t('learn.repeat')}</Button>
          {next === undefined ? null : <Button onClick={() => navigation.onLesson(next)}>{t('learn.skip')}</Button>}
          <Button className={styles['leave']} onClick={navigation.onLeave}>
            {t('learn.leave')}
          </Button>
        </span>
      </div>
    </section>
  );
}
