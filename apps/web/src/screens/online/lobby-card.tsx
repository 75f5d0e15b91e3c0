import { ENDPOINTS, type LobbyTable } from '@la-stanza/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { BrandMark } from '../../drawing/art/brand-mark.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call, type Trouble } from '../../server/call.ts';
import { arrival } from '../../server/send-share.ts';
import { ensureGuest } from '../../server/guest.ts';
import { useGuest } from '../../server/guest-store.ts';
import { loadFriends, useFriends } from '../../server/friends.ts';
import { followLobby } from '../../server/follow-lobby.ts';
import { useConnection } from '../../server/live.ts';
import { useLobby } from '../../server/lobby-store.ts';
import styles from './lobby-card.module.css';
import { RunningRow, TableLink } from './running-row.tsx';
import { seatColour } from '../../server/seated-players.ts';
import { lobbyOptionWords, paceWords } from '../../server/table-facts.ts';
import {
  EVERY_TABLE,
  OPTION_FILTERS,
  PACE_FILTERS,
  passes,
  SEAT_FILTERS,
  type TableFilter,
} from '../../server/table-filter.ts';
import { VisitHours } from './visit-hours.tsx';
import { troubleSentence } from '../../server/trouble-sentence.ts';

/** Public tables with a free seat, and games to watch. */
export function LobbyCard(): ReactNode {
  const t = useTranslate();
  useEffect(() => followLobby(), []);
  useEffect(() => void loadFriends(), []);
  const people = useLobby((lobby) => lobby.people);
  const open = useLobby((lobby) => lobby.open);
  const running = useLobby((lobby) => lobby.running);
  const user = useGuest((guest) => guest.me?.user);
  const [filter, setFilter] = useState(EVERY_TABLE);
  const [trouble, setTrouble] = useState<Trouble>();
  const friends = useFriends((state) => state.friends?.friends);
  const isFriends = (table: LobbyTable): boolean => friends?.some((friend) => friend.user === table.host) === true;
  const waiting = (open ?? [])
    .filter((table) => passes(table, filter))
    .toSorted((one, other) => Number(isFriends(other)) - Number(isFriends(one)));
  const watched = running.filter((table) => passes(table, filter));
  const isEmpty = waiting.length + watched.length === 0;
  return (
    <Card title={t('home.tables')}>
      {people === undefined ? null : <p className={styles['people']}>{t('home.people', { count: people })}</p>}
      <Filters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      <p role="status" className={styles['trouble']}>
        {trouble === undefined ? '' : troubleSentence(t, trouble)}
      </p>
      {isEmpty && open !== undefined ? (
        open.length + running.length === 0 ? (
          <EmptyLobby />
        ) : (
          <p className={styles['none']}>{t('home.tables.filtered')}</p>
        )
      ) : (
        <ul className={styles['list']}>
          {waiting.map((table) => (
            <OpenRow key={table.game} table={table} user={user} onTrouble={setTrouble} />
          ))}
          {watched.map((table) => (
            <RunningRow key={table.game} table={table} user={user} />
          ))}
        </ul>
      )}
      <Link to="/new" search={{ friends: true }} className={buttonClass({}, styles['new'])}>
        {t('home.tables.new')}
      </Link>
    </Card>
  );
}

/** Nobody waits: the door stays open. */
function EmptyLobby(): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles['empty']}>
      <BrandMark size={84} />
      <b>{t('home.tables.empty')}</b>
      <p>{t('home.tables.none')}</p>
      <VisitHours />
    </div>
  );
}

type FiltersProps = { readonly filter: TableFilter; readonly onChange: (change: Partial<TableFilter>) => void };

function Filters({ filter, onChange }: FiltersProps): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles['filters']} role="group" aria-label={t('home.tables.filter')}>
      <Select
        label={t('newgame.pace')}
        options={PACE_FILTERS.map((value) => ({ value, text: t(`home.tables.pace.${value}`) }))}
        value={filter.pace}
        onChange={(pace) => onChange({ pace })}
      />
      <Select
        label={t('newgame.seats')}
        options={SEAT_FILTERS.map((value) => ({
          value,
          text: value === 'any' ? t('home.tables.seats.any') : t('lobby.players', { players: Number(value) }),
        }))}
        value={filter.seats}
        onChange={(seats) => onChange({ seats })}
      />
      <Select
        label={t('newgame.options')}
        options={OPTION_FILTERS.map((value) => ({
          value,
          text:
            value === 'any' || value === 'plain' ? t(`home.tables.options.${value}`) : t(`terms.option.${value}.name`),
        }))}
        value={filter.options}
        onChange={(options) => onChange({ options })}
      />
    </div>
  );
}

type OpenRowProps = {
  readonly table: LobbyTable;
  readonly user: string | undefined;
  readonly onTrouble: (trouble: Trouble | undefined) => void;
};

/** A table that waits for players: who opened it, when, and whether they are there. */
function OpenRow({ table, user, onTrouble }: OpenRowProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const opened = useDates();
  const ahead = useConnection((connection) => connection.ahead);
  const { game, host, name, seats, here, since, pace } = table;
  const kinds = seats.split('');
  const open = kinds.filter((kind) => kind === 'o').length;
  const sitDown = async (): Promise<void> => {
    const guest = await ensureGuest();
    // what this device adds to the seed is sent only after the server's promise was seen
    const shown = guest.ok ? await call(ENDPOINTS.table, { params: { game } }) : guest;
    const joined = shown.ok ? await call(ENDPOINTS.join, { params: { game }, body: arrival(shown.value) }) : shown;
    onTrouble(joined.ok ? undefined : joined.trouble);
    if (joined.ok) await navigate({ to: '/online/$id', params: { id: game } });
  };
  return (
    <li className={styles['row']} data-away={!here}>
      <span className={styles['seats']} role="img" aria-label={t('home.tables.seats', { open, players: seats.length })}>
        {kinds.map((kind, seat) =>
          kind === 'o' ? <i key={seat} /> : <PlayerBadge key={seat} colour={seatColour(seat)} size={26} />,
        )}
      </span>
      <span className={styles['words']}>
        <b>{name}</b>
        <span>{t(here ? 'home.tables.host.here' : 'home.tables.host.away', { ago: opened.since(since - ahead) })}</span>
        <span>{[paceWords(t, pace), ...lobbyOptionWords(t, table)].join(' · ')}</span>
      </span>
      {host !== user && open > 0 ? (
        <Button tone="gold" aria-label={t('home.tables.sit', { name })} onClick={() => void sitDown()}>
          {t('lobby.sit-down')}
        </Button>
      ) : (
        <TableLink game={game} name={name} isSeated={host === user} />
      )}
    </li>
  );
}
