import type { TableView } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/controls/button.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import styles from './continue-list.module.css';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { leftWords } from '../../table/layout/timer-chip.tsx';
import { useConnection } from '../../server/live.ts';
import { waitsFor } from '../../server/lobby.ts';
import { seatColour, seatName } from '../../server/seated-players.ts';
import { paceWords } from '../../server/table-facts.ts';

type OnlineRowProps = { readonly table: TableView; readonly user: string | undefined };

/** A game at the server: who plays, how it stands, and the way to it. */
export function OnlineRow({ table, user }: OnlineRowProps): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const others = table.seats.filter((seat) => seat.user !== user);
  const sitting = others.filter(({ kind }) => kind !== 'open');
  // an open seat is named only if no one else sits at the table
  const names = listed((sitting.length === 0 ? others.slice(0, 1) : sitting).map((seat) => seatName(t, seat)));
  // deadlines are by the server's clock
  const ahead = useConnection((connection) => connection.ahead);
  const isTurn = waitsFor(table, user);
  const action = t(
    table.status === 'over' ? 'home.continue.score' : isTurn ? 'home.continue.your-turn' : 'home.continue.go',
  );
  return (
    <li className={styles['row']} data-online-game>
      <span className={styles['badges']}>
        {table.seats.map(({ seat }) => (
          <PlayerBadge key={seat} colour={seatColour(seat)} size={30} />
        ))}
      </span>
      <span className={styles['words']}>
        <b>{names}</b>
        <span>{factsOf(t, table, user, ahead)}</span>
      </span>
      <Link
        to="/online/$id"
        params={{ id: table.game }}
        className={buttonClass({ tone: isTurn ? 'gold' : 'plain' }, styles['open'])}
        aria-label={t('home.continue.open', { action, names })}
      >
        {action}
      </Link>
    </li>
  );
}

function factsOf(t: Translate, table: TableView, user: string | undefined, ahead: number): string {
  const { status, ending, result, seats, acting, pace, deadline } = table;
  switch (status) {
    case 'open':
      return t('lobby.missing', { count: seats.filter(({ kind }) => kind === 'open').length });
    case 'over':
      return result === null
        ? t(
            ending === 'unknown'
              ? 'site.unknown'
              : ending === 'agreed'
                ? 'online.ended.agreed'
                : ending === 'timeout'
                  ? 'online.ended.timeout.short'
                  : 'online.ended.abandoned',
          )
        : t('home.continue.over', {
            names: result.winners.flatMap((seat) => namesAt(t, table, seat)).join(', '),
            points: Math.max(...result.totals),
          });
    case 'running': {
      const who =
        seats[acting ?? -1]?.user === user && user !== undefined
          ? t('home.continue.your-turn')
          : t('game.turn', { name: acting === null ? '' : namesAt(t, table, acting).join('') });
      const hasClock = pace.kind === 'live' || pace.kind === 'days';
      const left = hasClock && deadline !== null ? leftOf(t, pace.kind, deadline - ahead) : paceWords(t, pace);
      return `${who}, ${left}`;
    }
    case 'unknown':
      return t('site.unknown');
  }
}

function leftOf(t: Translate, pace: 'live' | 'days', deadline: number): string {
  return leftWords(t, pace, Math.max(0, deadline - Date.now()));
}

function namesAt(t: Translate, { seats }: TableView, seat: number): string[] {
  const seatView = seats[seat];
  return seatView === undefined ? [] : [seatName(t, seatView)];
}
