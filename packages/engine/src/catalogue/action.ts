import type { Artwork } from '../words/artwork.ts';
import type { BonusTile } from '../words/bonus-tile.ts';
import type { Discipline } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';

/** The stable number of an action in the catalogue. */
export type ActionId = number & { readonly actionId: unique symbol };

/** How condition 1 of an activation, or a bonus tile, is paid for (rules 4.1 and 9.3). */
export type Payment = 'meeple' | 'wild';

/** What an action says, without its number and text. Spaces of mats and masterpiece places count from 1, as in the notation. */
export type Move =
  | { readonly kind: 'start'; readonly seat: Seat }
  | { readonly kind: 'deal'; readonly tile: number }
  | { readonly kind: 'tile'; readonly tile: BonusTile }
  | { readonly kind: 'cover'; readonly place: number; readonly copy: number }
  | { readonly kind: 'arrange'; readonly discipline: Discipline; readonly worker: number }
  | { readonly kind: 'land'; readonly space: number }
  | { readonly kind: 'stay' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'activate'; readonly discipline: Discipline; readonly by: 'room' | Payment }
  | { readonly kind: 'money' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'hire'; readonly recruit: number; readonly worker: number }
  | { readonly kind: 'fire'; readonly worker: number }
  | { readonly kind: 'disc' }
  | { readonly kind: 'coin' }
  | { readonly kind: 'reward'; readonly strength: number }
  | { readonly kind: 'masterpiece'; readonly place: number }
  | { readonly kind: 'forgo' }
  | { readonly kind: 'book'; readonly discipline: Discipline }
  | { readonly kind: 'stop' }
  | { readonly kind: 'box'; readonly discipline: Discipline }
  | { readonly kind: 'meeple'; readonly discipline: Discipline }
  | { readonly kind: 'artwork'; readonly artwork: Artwork }
  | { readonly kind: 'return'; readonly discipline: Discipline }
  | { readonly kind: 'take'; readonly tile: BonusTile; readonly by: Payment }
  | { readonly kind: 'lift'; readonly discipline: Discipline }
  | { readonly kind: 'fetch'; readonly space: number }
  | { readonly kind: 'seat'; readonly recruit: number };

export type ActionKind = Move['kind'];

/** One entry of the catalogue. */
export type Action = Move & { readonly id: ActionId; readonly text: string };
