import { FEWEST_SEATS, ENDPOINTS, type SeatView } from '@la-stanza/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import type { Face } from '../../drawing/art/cast/cast.ts';
import { PortraitPicture } from '../../drawing/art/portrait-tile.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { SwitchRow } from '../../ui/controls/switch-row.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { loadTexts, useTranslate } from '../../ui/messages/messages.ts';
import { SiteHeader } from '../../shell/site-header.tsx';
import { call, type Outcome, type Trouble } from '../../server/call.ts';
import { facesOf } from '../../server/faces.ts';
import { ensureGuest } from '../../server/guest.ts';
import { Invite } from './invite.tsx';
import { KeepNote } from './keep-note.tsx';
import { live } from '../../server/live.ts';
import { arrival, sendShare } from '../../server/send-share.ts';
import { StakesNote } from './rated-note.tsx';
import { WhileWaitingCard } from './while-waiting-card.tsx';
import type { LiveTable } from '../../server/live-table.ts';
import { BOT_LEVELS, type BotLevel } from '../../game/source/game-source.ts';
import { botName, seatColour, seatOfUser, seatName } from '../../server/seated-players.ts';
import { useArrivalAlert } from '../../server/use-arrival-alert.ts';
import { useAbout } from '../../server/about.ts';
import { siteAddress, tableAddress } from '../../server/table-address.ts';
import { tableFacts } from '../../server/table-facts.ts';
import { Chat } from './chat.tsx';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import styles from './waiting-room.module.css';
import { part } from '../../ui/parts/part.tsx';

// players of a game by the day are asked whether they want to be told
const GamePushSwitch = part(
  async () => {
    await loadTexts('table');
    return (await import('../notify/game-push-switch.tsx')).GamePushSwitch;
  },
  { face: 'none' },
);

type WaitingRoomProps = {
  readonly liveTable: LiveTable;
  readonly user: string | undefined;
  /** Called when the reader is about to take a seat. */
  readonly onSit: () => void;
};

/** Before the game: the players, the invitation, and the start. */
export function WaitingRoom({ liveTable, user, onSit }: WaitingRoomProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isBusy, setIsBusy] = useState(false);
  const { table } = liveTable;
  const params = { game: table.game };
  const own = seatOfUser(table, user);
  const about = useAbout();
  const isHost = user === table.host;
  const faces = facesOf(table.seats);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const present = table.seats.length - open;
  useArrivalAlert(own === undefined ? 0 : table.seats.filter(({ kind }) => kind === 'human').length);
  const canStartWithFewer = isHost && open > 0 && present >= FEWEST_SEATS;

  const ask = async (question: () => Promise<Outcome<unknown>>): Promise<boolean> => {
    setIsBusy(true);
    const outcome = await question();
    setIsBusy(false);
    setTrouble(outcome.ok ? undefined : outcome.trouble);
    return outcome.ok;
  };
  const sitDown = (): Promise<boolean> =>
    ask(async () => {
      const guest = await ensureGuest();
      if (!guest.ok) return guest;
      const joining = call(ENDPOINTS.join, { params, body: arrival(table) });
      onSit();
      const joined = await joining;
      live().refresh(table.game);
      return joined;
    });
  const seatBot = (seat: number, bot: string | null): void =>
    void ask(() => call(ENDPOINTS.seatBot, { params, body: { seat, bot } }));
  const remove = (seat: number): void => void ask(() => call(ENDPOINTS.removePlayer, { params, body: { seat } }));
  const start = (body: { readonly present?: boolean } = {}): void =>
    void ask(async () => {
      const shared = await sendShare(table, user);
      return shared.ok ? call(ENDPOINTS.start, { params, body }) : shared;
    });
  const leave = async (): Promise<void> => {
    if (own === undefined || (await ask(() => call(ENDPOINTS.leave, { params })))) await navigate({ to: '/' });
  };

  return (
    <>
      <SiteHeader atTable />
      <main className={styles['main']}>
        <header className={styles['head']}>
          <div role="status">
            <h1>{t('lobby.missing', { count: open })}</h1>
          </div>
          <p>{tableFacts(t, table)}</p>
        </header>
        <ul className={styles['seats']}>
          {table.seats.map((seat) => (
            <SeatCard
              key={seat.seat}
              seat={seat}
              person={faces[seat.seat]}
              isOwn={seat.seat === own?.seat}
              isHost={seat.user === table.host}
              isHere={liveTable.online.includes(seat.seat)}
              onBot={isHost ? (bot) => seatBot(seat.seat, bot) : undefined}
              onRemove={isHost ? () => remove(seat.seat) : undefined}
            />
          ))}
        </ul>
        {open > 0 ? <Invite address={tableAddress(siteAddress(about?.local), table)} /> : null}
        {isHost && table.figures === 'standard' && table.rulings === null && table.botSeats === null ? (
          <SwitchRow
            name={t('newgame.rated')}
            note={t('newgame.rated.rule')}
            on={table.rated}
            onChange={(rated) => void ask(() => call(ENDPOINTS.setRated, { params, body: { rated } }))}
          />
        ) : null}
        {own === undefined ? null : <StakesNote table={table} />}
        {own !== undefined && table.pace.kind === 'days' ? (
          <>
            <KeepNote />
            <Suspense>
              <GamePushSwitch game={table.game} />
            </Suspense>
          </>
        ) : null}
        <WhileWaitingCard />
        <Card title={t('talk.title')} className={styles['talk']}>
          <Chat liveTable={liveTable} user={user} onSeen={() => undefined} />
        </Card>
        <div className={styles['foot']}>
          <Button onClick={() => void leave()}>{t(own === undefined ? 'site.to-home' : 'lobby.leave')}</Button>
          <p role="status">
            {trouble !== undefined
              ? troubleSentence(t, trouble)
              : canStartWithFewer
                ? t('lobby.hint.present', { count: present })
                : t(table.gathersUntil === null ? hintOf(own, isHost, open) : 'lobby.hint.soon')}
          </p>
          {own === undefined && open > 0 ? (
            <Button tone="primary" size="big" disabled={isBusy} onClick={() => void sitDown()}>
              <Symbol name="check" size={24} />
              {t('lobby.sit-down')}
            </Button>
          ) : null}
          {canStartWithFewer ? (
            <Button size="big" disabled={isBusy} onClick={() => start({ present: true })}>
              {t('lobby.start.present', { count: present })}
            </Button>
          ) : null}
          {isHost && !canStartWithFewer ? (
            <Button tone="primary" size="big" disabled={open > 0 || isBusy} onClick={() => start()}>
              <Symbol name="check" size={24} />
              {t('lobby.start')}
            </Button>
          ) : null}
        </div>
      </main>
    </>
  );
}

function hintOf(
  own: SeatView | undefined,
  isHost: boolean,
  open: number,
): 'lobby.hint.join' | 'lobby.hint.full' | 'lobby.hint.open' | 'lobby.hint.start' | 'lobby.hint.wait' {
  if (own === undefined && !isHost) return open > 0 ? 'lobby.hint.join' : 'lobby.hint.full';
  if (open > 0) return 'lobby.hint.open';
  return isHost ? 'lobby.hint.start' : 'lobby.hint.wait';
}

type SeatCardProps = {
  readonly seat: SeatView;
  readonly person: Face | undefined;
  readonly isOwn: boolean;
  readonly isHost: boolean;
  readonly isHere: boolean;
  /** The host adds a bot to the seat or removes it. */
  readonly onBot: ((bot: string | null) => void) | undefined;
  /** The host removes whoever sits there. */
  readonly onRemove: (() => void) | undefined;
};

function SeatCard({ seat, person, isOwn, isHost, isHere, onBot, onRemove }: SeatCardProps): ReactNode {
  const t = useTranslate();
  const colour = seatColour(seat.seat);
  const name = seatName(t, seat);
  const [isSure, setIsSure] = useState(false);
  const [level, setLevel] = useState<BotLevel>('adept');
  return (
    <li className={styles['seat']} data-kind={seat.kind} style={{ borderTopColor: `var(--${colour}-line)` }}>
      {person === undefined ? (
        <span className={styles['frame']}>
          <Symbol name="plus" size={34} />
        </span>
      ) : (
        <PortraitPicture person={person} width={96} />
      )}
      <b>
        <PlayerBadge colour={colour} size={24} />
        {name}
      </b>
      <small>
        {seat.kind === 'unknown' ? t('site.unknown') : t(`lobby.seat.${seatWord(seat.kind, isOwn, isHost, isHere)}`)}
      </small>
      {isOwn ? (
        <Link to="/account" className={styles['rename']}>
          {t('lobby.rename')}
        </Link>
      ) : null}
      {onRemove === undefined || isOwn || seat.kind !== 'human' ? null : (
        <Button
          onClick={() => (isSure ? onRemove() : setIsSure(true))}
          onBlur={() => setIsSure(false)}
          aria-label={isSure ? undefined : t('lobby.remove.name', { name })}
        >
          {t(isSure ? 'lobby.remove.sure' : 'lobby.remove')}
        </Button>
      )}
      {onBot === undefined || seat.kind === 'human' || seat.kind === 'unknown' ? null : seat.kind === 'open' ? (
        <span className={styles['addBot']}>
          <Select
            label={t('newgame.level', { seat: seat.seat + 1 })}
            options={BOT_LEVELS.map((value) => ({ value, text: t(`newgame.level.${value}`) }))}
            value={level}
            onChange={setLevel}
          />
          <Button onClick={() => onBot(botName(level))} aria-label={t('lobby.bot.seat', { seat: seat.seat + 1 })}>
            <Symbol name="bot" />
            {t('lobby.bot')}
          </Button>
        </span>
      ) : (
        <Button onClick={() => onBot(null)} aria-label={t('lobby.bot.away.name', { name })}>
          {t('lobby.bot.away')}
        </Button>
      )}
    </li>
  );
}

function seatWord(
  kind: Exclude<SeatView['kind'], 'unknown'>,
  isOwn: boolean,
  isHost: boolean,
  isHere: boolean,
): 'open' | 'bot' | 'own-host' | 'own' | 'host' | 'here' | 'away' {
  if (kind !== 'human') return kind;
  if (isOwn) return isHost ? 'own-host' : 'own';
  if (!isHere) return 'away';
  return isHost ? 'host' : 'here';
}
