import type { TableView } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './deal-note.module.css';

/** Says at the end of a game that it counts for the ratings, and where to see them. */
export function RatedNote({ table, user }: { readonly table: TableView; readonly user: string }): ReactNode {
  const t = useTranslate();
  // a game with a bot from the start counts for nobody
  if (!table.rated || table.seats.some((seat) => seat.user === null)) return null;
  return (
    <p className={styles['note']} data-rated>
      {t('online.rated')}{' '}
      <Link to="/players/$id" params={{ id: user }}>
        {t('online.rated.where')}
      </Link>
    </p>
  );
}
