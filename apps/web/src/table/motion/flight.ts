import type { Artwork, BonusTile } from '@la-stanza/engine';
import type { BookColour } from '@la-stanza/words';
import type { Person } from '../../drawing/art/cast/cast.ts';
import type { Discipline } from '../../drawing/art/discipline.ts';
import type { PlayerColour } from '../../drawing/art/player.ts';
import type { PlaceName } from '../../drawing/target/place.ts';

/** What is seen to move. */
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

/** Goes from place to place, drops out of the game, rises, is hung up, or turns over where it lies. */
export type Manner = 'travel' | 'fall' | 'rise' | 'deal' | 'turn';

/** One piece on its way. Times are milliseconds from the start of the whole. */
export type Flight = {
  readonly piece: Piece;
  readonly manner: Manner;
  /** From where, past what, to where; a single place where nothing travels. */
  readonly way: readonly PlaceName[];
  readonly start: number;
  readonly length: number;
};

export const endOf = ({ start, length }: Flight): number => start + length;

/** When the last of them has arrived. */
export function lengthOf(flights: readonly Flight[]): number {
  return Math.max(0, ...flights.map(endOf));
}

/** The place a piece ends on; nothing where it leaves the game. */
export function arrivalOf({ manner, way }: Flight): PlaceName | undefined {
  return manner === 'fall' ? undefined : way.at(-1);
}

/** Slower or faster as a whole. */
export function atPace(flights: readonly Flight[], pace: number): Flight[] {
  return flights.map((flight) => ({ ...flight, start: flight.start * pace, length: flight.length * pace }));
}
