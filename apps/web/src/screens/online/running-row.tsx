import type { TableView } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { seatColour, seatName, seatOfUser } from '../../server/seated-players.ts';
import { optionWords, paceWords } from '../../server/table-facts.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './lobby-card.module.css';

type RunningRowProps = { readonly table: TableView; readonly user: string | undefined };

/** A public game to watch. */
export function RunningRow({ table, user }: RunningRowProps): ReactNode {
  const t = useTranslate();
  const { game, seats } = table;
  const first = seats.find((seat) => seat.user === table.host) ?? seats[0];
  const host = first === undefined ? '' : seatName(t, first);
  return (
    <li className={styles['row']}>
      <span
        className={styles['seats']}
        role="img"
        aria-label={t('home.tables.seats', { open: 0, players: seats.length })}
      >
        {seats.map(({ seat }) => (
          <PlayerBadge key={seat} colour={seatColour(seat)} size={26} />
        ))}
      </span>
      <span className={styles['words']}>
        <b>{host}</b>
        <span>{[paceWords(t, table.pace), ...optionWords(t, table)].join(' · ')}</span>
      </span>
      <TableLink game={game} name={host} isSeated={seatOfUser(table, user) !== undefined} />
    </li>
  );
}

type TableLinkProps = { readonly game: string; readonly name: string; readonly isSeated: boolean };

export function TableLink({ game, name, isSeated }: TableLinkProps): ReactNode {
  const t = useTranslate();
  return (
    <Link
      to="/online/$id"
      params={{ id: game }}
      className={buttonClass({})}
      aria-label={t(isSeated ? 'home.tables.back' : 'home.tables.watch', { name })}
    >
      {t(isSeated ? 'home.continue.go' : 'home.watch')}
    </Link>
  );
}
