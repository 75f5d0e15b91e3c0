import type { SeatView } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';
import type { Presence } from '../drawing/mat/mat-picture.ts';
import type { SeatStatus, Timer } from '../table/scene/online-slots.ts';
import type { LiveTable } from './live-table.ts';
import { botLevel } from './seated-players.ts';

/** Presence and clock of every player at the table. `ahead`: how far the server's clock is ahead of this device's. */
export function seatStatusesOf(t: Translate, liveTable: LiveTable, ahead: number): SeatStatus[] {
  return liveTable.table.seats.map((seat) => ({
    presence: presenceOf(t, seat, liveTable),
    timer: timerOf(liveTable, seat.seat, ahead),
  }));
}

function presenceOf(t: Translate, seatView: SeatView, { online, table }: LiveTable): Presence {
  const { seat, kind, name, bot, standing, since } = seatView;
  // a bot that has taken over a seat plays under the name of the player who left
  if (kind === 'bot') {
    return name === null
      ? { kind: 'bot', text: t(`table.presence.${botLevel(bot)}`) }
      : { kind: 'substitute', text: t('online.presence.substitute') };
  }
  if (standing === 'absent') {
    // the others have said that a player is away who has time left
    const isAway = table.pace.kind === 'none' || (table.banks?.[seat] ?? 0) > 0;
    return { kind: 'lost', text: t(isAway ? 'online.presence.away' : 'online.presence.out-of-time') };
  }
  if (kind === 'unknown' || standing === 'unknown') return { kind: 'away', text: t('site.unknown') };
  if (!online.includes(seat)) return { kind: 'away', text: t('online.presence.away') };
  return { kind: 'here', text: since === null ? t('table.presence.here') : t('sit-down.since', { round: since }) };
}

function timerOf({ table }: LiveTable, seat: number, ahead: number): Timer | undefined {
  const { pace, banks, acting, deadline, seats, status, offer } = table;
  if (status !== 'running' || seats[seat]?.kind !== 'human' || seats[seat].standing !== 'playing') return undefined;
  // a player who came back out of time has none: the deadline is that of the others' choice
  const isLate = offer?.kind === 'absence' && offer.by === seat;
  const until = acting === seat && deadline !== null && !isLate ? deadline - ahead : undefined;
  switch (pace.kind) {
    case 'none':
    case 'unknown':
      return undefined;
    case 'live':
      return { pace: 'live', left: banks?.[seat] ?? 0, until };
    case 'days':
      return until === undefined ? undefined : { pace: 'days', left: 0, until };
  }
}
