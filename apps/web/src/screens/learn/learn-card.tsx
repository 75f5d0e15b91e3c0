import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DISCIPLINES } from '../../drawing/art/discipline.ts';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './learn-card.module.css';
import { nextLesson, useLearned } from './learn-memory.ts';
import { LESSON_IDS } from './lesson.ts';

/** The five lessons on the start page: which are done, and the one to go on with. */
export function LearnCard(): ReactNode {
  const t = useTranslate();
  const { done, left } = useLearned();
  const next = nextLesson({ done, left });
  return (
    <Card title={t('learn.title', { minutes: LESSON_IDS.length })}>
      <ul className={styles['lessons']}>
        {LESSON_IDS.map((id, index) => (
          <li key={id}>
            <Link to="/learn/$lesson" params={{ lesson: id }}>
              <Icon size={22}>
                <Emblem discipline={DISCIPLINES[index] ?? 'politics'} />
              </Icon>
              <span>{t(`learn.${id}.title`)}</span>
              {done.includes(id) ? (
                <span className={styles['done']} role="img" aria-label={t('learn.done-mark')}>
                  <Symbol name="check" size={18} />
                </span>
              ) : (
                <small>{t('learn.minute')}</small>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['aid']}>
        <Link to="/aid">{t('learn.aid')}</Link>
      </p>
      {next === undefined ? null : (
        <Link to="/learn/$lesson" params={{ lesson: next }} className={buttonClass({ tone: 'gold' }, styles['go'])}>
          {t(done.length === 0 && left === undefined ? 'learn.begin' : 'learn.resume', {
            number: LESSON_IDS.indexOf(next) + 1,
          })}
        </Link>
      )}
    </Card>
  );
}

/** The way into the lessons for whoever has not been through them: one tap from the start page. */
export function LearnLink(): ReactNode {
  const t = useTranslate();
  const next = useLearned(nextLesson);
  if (next === undefined) return null;
  return (
    <Link to="/learn/$lesson" params={{ lesson: next }} className={buttonClass({ size: 'big' }, styles['link'])}>
      <Symbol name="rules" size={26} />
      <span>
        {t('learn.title', { minutes: LESSON_IDS.length })}
        <small>{t('learn.short')}</small>
      </span>
    </Link>
  );
}
