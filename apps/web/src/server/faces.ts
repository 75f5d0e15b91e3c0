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
    const number = numberOf(seat.user ?? '0');
    const faces = FEATURED.map((_, index) => FEATURED[(number + index) % FEATURED.length]?.person ?? 'leonardo');
    const face = faces.find((person) => !taken.has(person)) ?? 'leonardo';
    taken.add(face);
    return face;
  });
}

/** The last digits of an id are as good as any number. */
const numberOf = (user: string): number => Number.parseInt(user.slice(-6), 16);

/** The portrait of a person away from a table. */
export const faceOf = (user: string): Person => FEATURED[numberOf(user) % FEATURED.length]?.person ?? 'leonardo';
