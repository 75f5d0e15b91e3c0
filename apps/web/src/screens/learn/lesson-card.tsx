import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Table } from '../../table/scene/table.ts';
import { CoachCard } from './coach-card.tsx';
import styles from './coach-card.module.css';
import type { AskStep, Lesson, Step } from './lesson.ts';
import type { LessonMoment, LessonRun } from './lesson-run.ts';
import { stepWords } from './step-words.ts';

type LessonCardProps = {
  readonly lesson: Lesson;
  readonly run: LessonRun;
  readonly moment: LessonMoment;
  readonly step: Step;
  readonly table: Table;
};

/** The current step: the coach's sentence, her answer, and the buttons. */
export function LessonCard({ lesson, run, moment, step, table }: LessonCardProps): ReactNode {
  const t = useTranslate();
  const { at, start, missed, wrong } = moment;
  const { game } = table.moment;
  // a step to play is described from the position in which it began, a step to read from the current one
  const words = stepWords(t, step.kind === 'do' || step.kind === 'prove' ? start : game, step);
  const isAnswered = missed || wrong !== undefined;
  const miss = step.kind === 'look' ? undefined : t(step.miss, words);
  const count = lesson.steps.length;
  return (
    <CoachCard
      note={t('learn.step', { number: at + 1, count })}
      sentence={t(step.say, words)}
      answer={isAnswered ? miss : table.reason}
    >
      <div className={styles['steps']}>
        {lesson.steps.map(({ title }, index) => (
          <i key={title} data-when={index < at ? 'done' : index === at ? 'now' : 'next'} aria-hidden />
        ))}
        {step.kind === 'do' || step.kind === 'prove' ? (
          <button type="button" onClick={run.show}>
            {t('learn.show')}
          </button>
        ) : null}
      </div>
      <div className={styles['actions']}>
        {step.kind === 'look' ? (
          <Button tone="primary" data-choice onClick={run.goOn}>
            {t('learn.go-on')}
          </Button>
        ) : null}
        {step.kind === 'ask' ? <Answers step={step} run={run} table={table} wrong={wrong} /> : null}
        {missed ? (
          <Button tone="gold" data-choice onClick={run.again}>
            {t('learn.again')}
          </Button>
        ) : null}
      </div>
    </CoachCard>
  );
}

type AnswersProps = {
  readonly step: AskStep;
  readonly run: LessonRun;
  readonly table: Table;
  readonly wrong: string | undefined;
};

function Answers({ step, run, table, wrong }: AnswersProps): ReactNode {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('learn.answers')} className={styles['answers']}>
      {step.answers(t, table.moment.game).map(({ key, text, right }) => (
        <Button key={key} tone="gold" data-choice disabled={key === wrong} onClick={() => run.answer(key, right)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
