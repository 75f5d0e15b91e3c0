import type { Options, Seat } from '@la-stanza/engine';
import { seatOf } from '@la-stanza/engine/search';
import type { Level } from '../levels.ts';
import type { Goal } from './goal.ts';

/** An evening with one of the forty: a fixed deal, opponents, and three goals. */
export interface Scenario {
  /** The person's tile number. */
  readonly person: number;
  readonly players: 2 | 3 | 4;
  /** The level of every opponent. */
  readonly level: Level;
  /** In hexadecimal digits; the deal is the same at every try. */
  readonly seed: string;
  readonly options: Partial<Options>;
  /** How many turns have been played when the evening begins. */
  readonly turns: number;
  readonly goals: readonly [Goal, Goal, Goal];
}

/** Where the person sits. */
export const OWN_SEAT: Seat = seatOf(0);

/** The evenings of a room, in the order in which they open. */
export const EVENINGS_PER_ROOM = 8;
/** So many stars in a room open the next one. */
export const STARS_TO_OPEN = 9;
export const MOST_STARS = 3;
