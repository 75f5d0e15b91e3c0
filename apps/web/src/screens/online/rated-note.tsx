import type { TableView } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useStakes } from '../../server/use-stakes.ts';
import styles from './deal-note.module.css';

type RatedNoteProps = { readonly table: TableView; readonly user: string };

/** Says at the end of a game how it has changed the rating, and where to see it. */
export function RatedNote({ table, user }: RatedNoteProps): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  // a game with a bot from the start counts for nobody
  const isRated = table.rated && table.seats.every((seat) => seat.user !== null);
  const change = useStakes(table.game, isRated, table.status)?.change ?? null;
  if (!isRated) return null;
  return (
    <p className={styles['note']} data-rated>
      {change === null ? t('online.rated') : t('online.rated.change', { change: figures.change(change) })}{' '}
      <Link to="/players/$id" params={{ id: user }}>
        {t('online.rated.where')}
      </Link>
    </p>
  );
}

/** Says before a game what each place would do to the rating. */
export function StakesNote({ table }: Pick<RatedNoteProps, 'table'>): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const isFull = table.seats.every((seat) => seat.user !== null);
  const who = table.seats.map(({ user }) => user ?? '').join(' ');
  const places = useStakes(table.game, table.rated && isFull, who)?.places ?? [];
  if (!table.rated || !isFull || places.length === 0) return null;
  const list = places.map((change, place) =>
    t('online.stakes.place', { rank: place + 1, change: figures.change(change) }),
  );
  return (
    <p className={styles['note']} data-stakes>
      {t('online.stakes', { places: list.join(', ') })}
    </p>
  );
}
