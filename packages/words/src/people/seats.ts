import type { Seat, SeatView, View } from '@la-stanza/engine';
import type { Translate } from '../translate.ts';

/** A player, as far as sentences are concerned. */
export type NamedPlayer = {
  readonly name: string;
  /** Whether sentences speak to them. */
  readonly isReader?: boolean;
};

export function playerName(players: readonly NamedPlayer[], seat: Seat): string {
  return players[seat]?.name ?? '';
}

/** Players of whom no names are known, numbered as they sit. */
export function numberedPlayers(t: Translate, count: number): NamedPlayer[] {
  return Array.from({ length: count }, (_, seat) => ({ name: t('newgame.player', { seat: seat + 1 }) }));
}

/** What lies before a player. */
export function seatOf(view: View, seat: Seat): SeatView {
  const found = view.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}
