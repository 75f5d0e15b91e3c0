import type { TableView } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { TellMe } from '../notify/tell-me.tsx';
import { PersonActions } from '../profile/person-actions.tsx';
import { seatColour, seatOfUser, sitterName } from '../../server/seated.ts';
import styles from './table-extras.module.css';

type TableExtrasProps = { readonly table: TableView; readonly user: string | undefined };

/** Being told of the game, and the people at the table. */
export function TableExtras({ table, user }: TableExtrasProps): ReactNode {
  const t = useTranslate();
  const isSeated = seatOfUser(table, user) !== undefined;
  const people = table.seats.filter((seat) => seat.user !== null && seat.user !== user);
  return (
    <>
      {isSeated && table.pace.kind === 'days' && table.status === 'running' ? <TellMe game={table.game} /> : null}
      {people.length === 0 ? null : (
        <section className={styles['people']}>
          <h3>{t('people.players')}</h3>
          <ul>
            {people.map((seat) => (
              <li key={seat.seat}>
                <PlayerBadge colour={seatColour(seat.seat)} size={28} />
                <div>
                  <Link to="/players/$id" params={{ id: seat.user ?? '' }}>
                    {sitterName(t, seat)}
                  </Link>
                  {user === undefined ? null : (
                    <PersonActions user={seat.user ?? ''} name={sitterName(t, seat)} game={table.game} />
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
