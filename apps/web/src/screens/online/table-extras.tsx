import type { TableView } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { GamePushSwitch } from '../notify/game-push-switch.tsx';
import { PersonActions } from '../profile/person-actions.tsx';
import { seatColour, seatOfUser, seatName } from '../../server/seated-players.ts';
import styles from './table-extras.module.css';

type TableExtrasProps = { readonly table: TableView; readonly user: string | undefined };

/** The lower part of the table's menu: push messages, and the other players. */
export function TableExtras({ table, user }: TableExtrasProps): ReactNode {
  const t = useTranslate();
  const isSeated = seatOfUser(table, user) !== undefined;
  const people = table.seats.filter((seat) => seat.user !== null && seat.user !== user);
  return (
    <>
      {isSeated && table.pace.kind === 'days' && table.status === 'running' ? (
        <GamePushSwitch game={table.game} />
      ) : null}
      {people.length === 0 ? null : (
        <section className={styles['people']}>
          <h3>{t('people.players')}</h3>
          <ul>
            {people.map((seat) => (
              <li key={seat.seat}>
                <PlayerBadge colour={seatColour(seat.seat)} size={28} />
                <div>
                  <Link to="/players/$id" params={{ id: seat.user ?? '' }}>
                    {seatName(t, seat)}
                  </Link>
                  {user === undefined ? null : (
                    <PersonActions user={seat.user ?? ''} name={seatName(t, seat)} game={table.game} />
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
