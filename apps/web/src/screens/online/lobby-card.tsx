import { ENDPOINTS, type TableView } from '@la-stanza/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call, type Trouble } from '../../server/call.ts';
import { arrival } from '../../server/send-share.ts';
import { ensureGuest } from '../../server/guest.ts';
import { useGuest } from '../../server/guest-store.ts';
import { useLobby } from '../../server/lobby-store.ts';
import styles from './lobby-card.module.css';
import { seatColour, seatOfUser, seatName } from '../../server/seated-players.ts';
import { optionWords, paceWords } from '../../server/table-facts.ts';
import {
  EVERY_TABLE,
  OPTION_FILTERS,
  PACE_FILTERS,
  passes,
  SEAT_FILTERS,
  type TableFilter,
} from '../../server/table-filter.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';

/** Public tables with a free seat, and games to watch. */
export function LobbyCard(): ReactNode {
  const t = useTranslate();
  const listed = useLobby((lobby) => lobby.listed);
  const user = useGuest((guest) => guest.me?.user);
  const [filter, setFilter] = useState(EVERY_TABLE);
  const [trouble, setTrouble] = useState<Trouble>();
  const tables = listed.filter((table) => passes(table, filter));
  const open = tables.filter(({ status }) => status === 'open');
  const running = tables.filter(({ status }) => status === 'running');
  return (
    <Card title={t('home.tables')}>
      <Filters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      <p role="status" className={styles['trouble']}>
        {trouble === undefined ? '' : troubleSentence(t, trouble)}
      </p>
      {tables.length === 0 ? (
        <p className={styles['none']}>{t(listed.length === 0 ? 'home.tables.none' : 'home.tables.filtered')}</p>
      ) : (
        <ul className={styles['list']}>
          {[...open, ...running].map((table) => (
            <Row key={table.game} table={table} user={user} onTrouble={setTrouble} />
          ))}
        </ul>
      )}
      <Link to="/new" search={{ friends: true }} className={buttonClass({}, styles['new'])}>
        {t('home.tables.new')}
      </Link>
    </Card>
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

type RowProps = {
  readonly table: TableView;
  readonly user: string | undefined;
  readonly onTrouble: (trouble: Trouble | undefined) => void;
};

function Row({ table, user, onTrouble }: RowProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { game, seats, status } = table;
  const first = seats.find((seat) => seat.user === table.host) ?? seats[0];
  const host = first === undefined ? '' : seatName(t, first);
  const isSeated = seatOfUser(table, user) !== undefined;
  const open = seats.filter(({ kind }) => kind === 'open').length;
  const sitDown = async (): Promise<void> => {
    const guest = await ensureGuest();
    const joined = guest.ok ? await call(ENDPOINTS.join, { params: { game }, body: arrival(table) }) : guest;
    onTrouble(joined.ok ? undefined : joined.trouble);
    if (joined.ok) await navigate({ to: '/online/$id', params: { id: game } });
  };
  return (
    <li className={styles['row']}>
      <span className={styles['seats']} role="img" aria-label={t('home.tables.seats', { open, players: seats.length })}>
        {seats.map(({ seat, kind }) =>
          kind === 'open' ? <i key={seat} /> : <PlayerBadge key={seat} colour={seatColour(seat)} size={26} />,
        )}
      </span>
      <span className={styles['words']}>
        <b>{host}</b>
        <span>{[paceWords(t, table.pace), ...optionWords(t, table)].join(' · ')}</span>
      </span>
      {status === 'open' && !isSeated && open > 0 ? (
        <Button tone="gold" aria-label={t('home.tables.sit', { name: host })} onClick={() => void sitDown()}>
          {t('lobby.sit-down')}
        </Button>
      ) : (
        <Link
          to="/online/$id"
          params={{ id: game }}
          className={buttonClass({})}
          aria-label={t(isSeated ? 'home.tables.back' : 'home.tables.watch', { name: host })}
        >
          {t(isSeated ? 'home.continue.go' : 'home.watch')}
        </Link>
      )}
    </li>
  );
}
