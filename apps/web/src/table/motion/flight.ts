import type { Artwork, BonusTile } from '@la-stanza/engine';
import type { BookColour } from '@la-stanza/words';
import type { Person } from '../../drawing/art/cast/cast.ts';
import type { Discipline } from '../../drawing/art/discipline.ts';
import type { PlayerColour } from '../../drawing/art/player.ts';
import type { PlaceName } from '../../drawing/targets/place.ts';

/** A piece that moves. */
export type Piece =
  | { readonly kind: 'figurine'; readonly player: PlayerColour }
  | { readonly kind: 'ship'; readonly player: PlayerColour }
  | { readonly kind: 'disc'; readonly player: PlayerColour }
  | { readonly kind: 'pillar'; readonly player: PlayerColour }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'financier'; readonly player: PlayerColour; readonly flipped: boolean }
  | { readonly kind: 'meeple'; readonly discipline: Discipline }
  | { readonly kind: 'book'; readonly colour: BookColour }
  | { readonly kind: 'artwork'; readonly artwork: Artwork }
  | { readonly kind: 'tile'; readonly tile: BonusTile };

/** Travels between places, falls out of the game, rises, is dealt onto a wall, or turns over in its place. */
export type Manner = 'travel' | 'fall' | 'rise' | 'deal' | 'turn';

/** The movement of one piece. Times are milliseconds from the start of all flights. */
export type Flight = {
  readonly piece: Piece;
  readonly manner: Manner;
  /** The places from start to end; a single one if the piece does not travel. */
  readonly way: readonly PlaceName[];
  readonly start: number;
  readonly length: number;
};

export const endOf = ({ start, length }: Flight): number => start + length;

/** When the last flight has arrived. */
export function lengthOf(flights: readonly Flight[]): number {
  return Math.max(0, ...flights.map(endOf));
}

/** The place where a piece arrives; undefined if it leaves the game. */
export function arrivalOf({ manner, way }: Flight): PlaceName | undefined {
  return manner === 'fall' ? undefined : way.at(-1);
}

/** All flights slowed down or sped up. */
export function atPace(flights: readonly Flight[], pace: number): Flight[] {
  return flights.map((flight) => ({ ...flight, start: flight.start * pace, length: flight.length * pace }));
}
