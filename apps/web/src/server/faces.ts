import type { SeatView } from '@la-stanza/protocol';
import type { Face, Person } from '../drawing/art/cast/cast.ts';
import { botOf } from '../game/bots/bot-people.ts';
import { FEATURED } from '../drawing/art/featured.ts';
import { botLevel, seatColour } from './seated-players.ts';

/** A portrait from the palazzo for every player at a table. A player always has the same one, unless another seat took it first. */
export function facesOf(seats: readonly SeatView[]): readonly (Face | undefined)[] {
  const taken = new Set<Person>();
  return seats.map((seat) => {
    if (seat.kind === 'open') return undefined;
    if (seat.kind === 'bot') return botOf(seatColour(seat.seat), botLevel(seat.bot)).face;
    // the last digits of the id are as good as any number
    const number = Number.parseInt(seat.user?.slice(-6) ?? '0', 16);
    const faces = FEATURED.map((_, index) => FEATURED[(number + index) % FEATURED.length]?.person ?? 'leonardo');
    const face = faces.find((person) => !taken.has(person)) ?? 'leonardo';
    taken.add(face);
    return face;
  });
}
