import type { Artwork, BonusTile } from '@la-stanza/engine';
import type { BookColour } from '@la-stanza/words';
import type { Discipline } from '../art/discipline.ts';
import type { PlayerColour } from '../art/player.ts';

/** A piece that is its own place, wherever it is. */
type PiecePlace =
  | `figurine ${PlayerColour}`
  | `ship ${PlayerColour}`
  | `disc ${Discipline} ${PlayerColour}`
  | `pillar ${Discipline} ${number}`;

type BoardPlace =
  | `room ${Discipline | 'bonus'}`
  | `portrait ${Discipline} ${number}`
  | `stand ${Discipline} ${number}`
  | 'stand bonus'
  | 'draw pile'
  | `stairs ${'up' | 'down'} ${'foot' | 'head'}`
  | `niche ${Discipline} ${number}`
  | `berth ${number}`
  | `pile ${BookColour}`
  | `box ${Discipline}`
  | `easel ${Artwork}`
  | `chair ${Discipline}`
  | `grid ${number}`
  | `spot ${number}`;

type MatPlace =
  | `mat ${PlayerColour}`
  | `recruit ${PlayerColour} ${number}`
  | `worker ${PlayerColour} ${number}`
  | `shelf ${PlayerColour} ${BookColour} ${number}`
  | `books ${PlayerColour} ${BookColour}`
  | `meeple ${PlayerColour} ${Discipline}`
  | `museum ${PlayerColour} ${Artwork}`
  | `tile ${PlayerColour} ${BonusTile}`
  | `purse ${PlayerColour}`
  | `discs ${PlayerColour}`
  | `pillars ${PlayerColour}`;

/**
 * The name of a place on the table. A drawing puts it into `data-place`; flights and chronicle lines find elements by it. Places are
 * counted from 1, berths and the grid from 0.
 */
export type PlaceName = PiecePlace | BoardPlace | MatPlace;
