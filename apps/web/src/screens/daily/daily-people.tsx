import type { Daily } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { PersonFace } from '../../drawing/art/person-face.tsx';
import { faceOf } from '../../server/faces.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './daily.module.css';
import { signed } from './signed.ts';

export type DailyPerson = NonNullable<Daily['board']>['top'][number];

type PeopleListProps = {
  readonly people: readonly DailyPerson[];
  /** The reader, who is marked. */
  readonly own?: string | undefined;
};

/** People with their rank and result on a deal. */
export function PeopleList({ people, own }: PeopleListProps): ReactNode {
  const t = useTranslate();
  return (
    <ol className={styles['people']}>
      {people.map(({ user, name, lead, rank }) => (
        <li key={user} data-own={user === own}>
          <span className={styles['rank']}>{rank ?? '–'}</span>
          <PersonFace person={faceOf(user)} size={32} />
          {user === own ? (
            <b>{t('daily.you')}</b>
          ) : (
            <Link to="/players/$id" params={{ id: user }}>
              {name}
            </Link>
          )}
          <b className={styles['points']}>
            {lead === null ? t('daily.friends.not-yet') : t('daily.points', { lead: signed(lead) })}
          </b>
        </li>
      ))}
    </ol>
  );
}
