import type { SeatView } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';
import type { Presence } from '../drawing/mat/mat-picture.ts';
import type { Sitter, Timer } from '../table/scene/company.ts';
import type { Room } from './room.ts';
import { botLevel } from './seated.ts';

/** How everybody at the table is there and how much time they have. `ahead`: the server's clock before this device's. */
export function sittersOf(t: Translate, room: Room, ahead: number): Sitter[] {
  return room.table.seats.map((seat) => ({
    presence: presenceOf(t, seat, room.online.includes(seat.seat)),
    timer: timerOf(room, seat.seat, ahead),
  }));
}

function presenceOf(t: Translate, { kind, name, bot, standing }: SeatView, isOnline: boolean): Presence {
  // a seat that somebody has left is played on by a bot under its name
  if (kind === 'bot') {
    return { kind: 'bot', text: t(name === null ? `table.presence.${botLevel(bot)}` : 'online.presence.substitute') };
  }
  if (standing === 'absent') return { kind: 'lost', text: t('online.presence.out-of-time') };
  return isOnline
    ? { kind: 'here', text: t('table.presence.here') }
    : { kind: 'away', text: t('online.presence.away') };
}

function timerOf({ table }: Room, seat: number, ahead: number): Timer | undefined {
  const { pace, banks, acting, deadline, seats, status } = table;
  if (status !== 'running' || seats[seat]?.kind !== 'human' || seats[seat].standing !== 'playing') return undefined;
  const until = acting === seat && deadline !== null ? deadline - ahead : undefined;
  switch (pace.kind) {
    case 'none':
      return undefined;
    case 'live':
      return { pace: 'live', left: banks?.[seat] ?? 0, until };
    case 'days':
      return until === undefined ? undefined : { pace: 'days', left: 0, until };
  }
}
