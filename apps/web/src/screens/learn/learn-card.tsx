import type { Translate } from '@la-stanza/words';
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
import { LESSON_IDS, type CourseId } from './lesson.ts';

/** The first game and the five lessons on the start page: which are done, and the next one. */
export function LearnCard(): ReactNode {
  const t = useTranslate();
  const { done, left } = useLearned();
  const next = nextLesson({ done, left });
  // a newcomer has a button for the first game beside the card
  const isNew = done.length === 0 && left === undefined;
  return (
    <Card title={t('learn.title')}>
      <ul className={styles['lessons']}>
        <li>
          <Link to="/learn/$lesson" params={{ lesson: 'game' }}>
            <Symbol name="play" size={22} />
            <span>{t('learn.game.title')}</span>
            {done.includes('game') ? <DoneMark /> : null}
          </Link>
        </li>
        {LESSON_IDS.map((id, index) => (
          <li key={id}>
            <Link to="/learn/$lesson" params={{ lesson: id }}>
              <Icon size={22}>
                <Emblem discipline={DISCIPLINES[index] ?? 'politics'} />
              </Icon>
              <span>{t(`learn.${id}.title`)}</span>
              {done.includes(id) ? <DoneMark /> : null}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['aid']}>
        <Link to="/aid">{t('learn.aid')}</Link>
      </p>
      {next === undefined || isNew ? null : (
        <Link to="/learn/$lesson" params={{ lesson: next }} className={buttonClass({ tone: 'gold' }, styles['go'])}>
          {goOnLabel(t, next)}
        </Link>
      )}
    </Card>
  );
}

function goOnLabel(t: Translate, next: CourseId): string {
  if (next === 'game') return t('learn.game.resume');
  return t('learn.resume', { number: LESSON_IDS.indexOf(next) + 1 });
}

function DoneMark(): ReactNode {
  const t = useTranslate();
  return (
    <span className={styles['done']} role="img" aria-label={t('learn.done-mark')}>
      <Symbol name="check" size={18} />
    </span>
  );
}

/** A link into learning on the start page, for a visitor who has not finished: the first game comes first. */
export function LearnLink(): ReactNode {
  const t = useTranslate();
  const next = useLearned(nextLesson);
  if (next === undefined) return null;
  return (
    <Link to="/learn/$lesson" params={{ lesson: next }} className={buttonClass({ size: 'big' }, styles['link'])}>
      <Symbol name="rules" size={26} />
      <span>
        {next === 'game' ? t('learn.game.title') : t('learn.title')}
        <small>{next === 'game' ? t('learn.game.sub') : t('learn.short')}</small>
      </span>
    </Link>
  );
}
