import type { Concerned } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { ActList } from './act-list.tsx';
import styles from './operator.module.css';

type PersonHeadProps = { readonly person: Concerned; readonly game: string | null };

/** Who it is about, and what was done about them before. */
export function PersonHead({ person, game }: PersonHeadProps): ReactNode {
  const t = useTranslate();
  const { day } = useDates();
  const { user, name, since, games, unfinished, mutedUntil, suspendedUntil, acts } = person;
  return (
    <Card title={name}>
      <p className={styles['note']}>{t('operator.person', { date: day(since), games, left: unfinished })}</p>
      {mutedUntil === null ? null : <p className={styles['held']}>{t('operator.muted', { date: day(mutedUntil) })}</p>}
      {suspendedUntil === null ? null : (
        <p className={styles['held']}>{t('operator.suspended', { date: day(suspendedUntil) })}</p>
      )}
      <div className={styles['actions']}>
        <Link to="/players/$id" params={{ id: user }} className={buttonClass({})}>
          {t('operator.profile')}
        </Link>
        {game === null ? null : (
          <Link to="/online/$id" params={{ id: game }} className={buttonClass({})}>
            {t('operator.table')}
          </Link>
        )}
      </div>
      <ActList acts={acts.filter(({ kind }) => kind !== 'read')} />
    </Card>
  );
}
