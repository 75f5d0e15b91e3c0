import type { Game } from '@la-stanza/engine';
import type { TableView } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { uncountedBecause } from '../../server/early-end.ts';
import { useStakes } from '../../server/use-stakes.ts';
import styles from './deal-note.module.css';

type RatedNoteProps = { readonly table: TableView; readonly game: Game; readonly user: string };

/** Says at the end of a game whether it counted, how it has changed the rating, and where to see it. */
export function RatedNote({ table, game, user }: RatedNoteProps): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const uncounted = uncountedBecause(table, game);
  const change = useStakes(table.game, uncounted === undefined, table.status)?.change ?? null;
  // the deal of a day has its own list
  if (table.daily !== null) return null;
  if (uncounted !== undefined) return <p className={styles['note']}>{t(`table.uncounted.${uncounted}`)}</p>;
  return (
    <p className={styles['note']} data-rated>
      {t('table.counted')} {change === null ? null : t('online.rated.change', { change: figures.change(change) })}{' '}
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
