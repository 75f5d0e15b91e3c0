import { FEWEST_SEATS, ENDPOINTS, type SeatView } from '@la-stanza/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Face } from '../../drawing/art/cast/cast.ts';
import { PortraitPicture } from '../../drawing/art/portrait-tile.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { SiteHeader } from '../../shell/site-header.tsx';
import { call, type Outcome, type Trouble } from '../../server/call.ts';
import { facesOf } from '../../server/faces.ts';
import { enter } from '../../server/guest.ts';
import { Invite } from './invite.tsx';
import { greetAgain } from '../../server/live.ts';
import { Meanwhile } from './meanwhile.tsx';
import type { Room } from '../../server/room.ts';
import { botName, seatColour, seatOfUser, sitterName } from '../../server/seated.ts';
import { tableFacts } from '../../server/table-facts.ts';
import { Talk } from './talk.tsx';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import styles from './waiting-room.module.css';

type WaitingRoomProps = {
  readonly room: Room;
  readonly user: string | undefined;
  /** Told when the reader is about to have a seat. */
  readonly onSit: () => void;
};

/** Before the game: who is there, how others get in, and the start. */
export function WaitingRoom({ room, user, onSit }: WaitingRoomProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isBusy, setIsBusy] = useState(false);
  const { table } = room;
  const params = { game: table.game };
  const own = seatOfUser(table, user);
  const isHost = user === table.host;
  const faces = facesOf(table.seats);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const present = table.seats.length - open;
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
      const wasNobody = user === undefined;
      const entered = await enter();
      if (!entered.ok) return entered;
      const joining = call(ENDPOINTS.join, { params, body: {} });
      onSit();
      const joined = await joining;
      // the connection was made by nobody in particular; it has told of the seat before it is made anew
      if (wasNobody) greetAgain();
      return joined;
    });
  const seatBot = (seat: number, bot: string | null): void =>
    void ask(() => call(ENDPOINTS.seatBot, { params, body: { seat, bot } }));
  const start = (body: { readonly present?: boolean } = {}): void =>
    void ask(() => call(ENDPOINTS.start, { params, body }));
  const leave = async (): Promise<void> => {
    if (own === undefined || (await ask(() => call(ENDPOINTS.leave, { params })))) await navigate({ to: '/' });
  };

  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <header className={styles['head']}>
          <div role="status">
            <h1>{t('lobby.missing', { count: open })}</h1>
          </div>
          <p>{tableFacts(t, table)}</p>
        </header>
        <ul className={styles['seats']}>
          {table.seats.map((seat) => (
            <Seat
              key={seat.seat}
              seat={seat}
              person={faces[seat.seat]}
              isOwn={seat.seat === own?.seat}
              isHost={seat.user === table.host}
              isHere={room.online.includes(seat.seat)}
              onBot={isHost ? (bot) => seatBot(seat.seat, bot) : undefined}
            />
          ))}
        </ul>
        {open > 0 ? <Invite address={location.href} /> : null}
        <Meanwhile />
        <Card title={t('talk.title')} className={styles['talk']}>
          <Talk room={room} user={user} onSeen={() => undefined} />
        </Card>
        <div className={styles['foot']}>
          <Button onClick={() => void leave()}>{t(own === undefined ? 'site.to-home' : 'lobby.leave')}</Button>
          <p role="status">
            {trouble !== undefined
              ? troubleSentence(t, trouble)
              : canStartWithFewer
                ? t('lobby.hint.present', { count: present })
                : t(hintOf(own, isHost, open))}
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

type SeatProps = {
  readonly seat: SeatView;
  readonly person: Face | undefined;
  readonly isOwn: boolean;
  readonly isHost: boolean;
  readonly isHere: boolean;
  /** The host seats a bot, or sends it away. */
  readonly onBot: ((bot: string | null) => void) | undefined;
};

function Seat({ seat, person, isOwn, isHost, isHere, onBot }: SeatProps): ReactNode {
  const t = useTranslate();
  const colour = seatColour(seat.seat);
  const name = sitterName(t, seat);
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
      <small>{t(`lobby.seat.${wordOf(seat, isOwn, isHost, isHere)}`)}</small>
      {isOwn ? (
        <Link to="/account" className={styles['rename']}>
          {t('lobby.rename')}
        </Link>
      ) : null}
      {onBot === undefined || seat.kind === 'human' ? null : seat.kind === 'open' ? (
        <Button onClick={() => onBot(botName('apprentice'))} aria-label={t('lobby.bot.seat', { seat: seat.seat + 1 })}>
          <Symbol name="bot" />
          {t('lobby.bot')}
        </Button>
      ) : (
        <Button onClick={() => onBot(null)} aria-label={t('lobby.bot.away.name', { name })}>
          {t('lobby.bot.away')}
        </Button>
      )}
    </li>
  );
}

function wordOf(
  { kind }: SeatView,
  isOwn: boolean,
  isHost: boolean,
  isHere: boolean,
): 'open' | 'bot' | 'own-host' | 'own' | 'host' | 'here' | 'away' {
  if (kind !== 'human') return kind;
  if (isOwn) return isHost ? 'own-host' : 'own';
  if (!isHere) return 'away';
  return isHost ? 'host' : 'here';
}
