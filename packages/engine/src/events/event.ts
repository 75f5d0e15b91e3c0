import type { Artwork } from '../words/artwork.ts';
import type { BonusTile } from '../words/bonus-tile.ts';
import type { Discipline } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';

/** Why money, a meeple, a disc or a tile changed hands. */
export type Cause = 'activate' | 'coin' | 'money' | 'reward' | 'sail' | 'book' | 'tile' | 'limit';

/**
 * What happened, one small step at a time, in the order it happened. Chronicle, animation, sound and screen reader
 * consume events; none of them compares states. Spaces of mats and masterpiece places count from 1.
 */
export type GameEvent =
  | { readonly type: 'start-player'; readonly seat: Seat }
  | { readonly type: 'starter-placed'; readonly seat: Seat; readonly tile: number; readonly worker: number }
  | { readonly type: 'dealt'; readonly tile: number; readonly space: number }
  | { readonly type: 'tile-laid'; readonly tile: BonusTile; readonly position: number }
  | { readonly type: 'covered'; readonly discipline: Discipline; readonly place: number }
  | { readonly type: 'turn'; readonly seat: Seat; readonly finalTurn: number }
  | { readonly type: 'walked'; readonly seat: Seat; readonly from: number; readonly to: number; readonly steps: number }
  /** Those left of the space `to` moved one space to the right. */
  | { readonly type: 'recruits-slid'; readonly seat: Seat; readonly to: number }
  | {
      readonly type: 'recruited';
      readonly seat: Seat;
      readonly tile: number;
      readonly space: number;
      readonly recruit: number;
    }
  | { readonly type: 'stayed'; readonly seat: Seat }
  | { readonly type: 'withdrew'; readonly seat: Seat; readonly spot: number; readonly prestige: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'activated';
      readonly seat: Seat;
      readonly discipline: Discipline;
      readonly by: 'room' | 'meeple' | 'wild';
    }
  | {
      readonly type: 'hired';
      readonly seat: Seat;
      readonly tile: number;
      readonly recruit: number;
      readonly worker: number;
      readonly cost: number;
    }
  | { readonly type: 'fired'; readonly seat: Seat; readonly tile: number; readonly worker: number }
  | {
      readonly type: 'left';
      readonly seat: Seat;
      readonly tile: number;
      readonly from: 'recruitment' | 'workers';
      readonly space: number;
      readonly to: 'discard' | 'aside';
    }
  | { readonly type: 'disc-spent'; readonly seat: Seat; readonly discipline: Discipline }
  | { readonly type: 'disc-placed'; readonly seat: Seat; readonly discipline: Discipline; readonly cause: Cause }
  | { readonly type: 'disc-lifted'; readonly seat: Seat; readonly discipline: Discipline }
  | { readonly type: 'money'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'meeple-taken'; readonly seat: Seat; readonly discipline: Discipline; readonly cause: Cause }
  | { readonly type: 'meeple-returned'; readonly seat: Seat; readonly discipline: Discipline; readonly cause: Cause }
  | { readonly type: 'reward'; readonly seat: Seat; readonly discipline: Discipline; readonly strength: number }
  | {
      readonly type: 'masterpiece';
      readonly seat: Seat;
      readonly discipline: Discipline;
      readonly place: number;
      readonly prestige: number;
    }
  | { readonly type: 'forgone'; readonly seat: Seat; readonly discipline: Discipline }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly from: number; readonly to: number; readonly cause: Cause }
  | { readonly type: 'book-written'; readonly seat: Seat; readonly discipline: Discipline; readonly nth: number }
  | { readonly type: 'artwork-taken'; readonly seat: Seat; readonly artwork: Artwork }
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly what: 'sail' | 'meeple' | 'disc' | 'book' | 'artwork' | 'character';
    }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'financier-moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'financier-flipped'; readonly seat: Seat; readonly prestige: number }
  | {
      readonly type: 'worker-pushed';
      readonly seat: Seat;
      readonly tile: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'bonus-tile-taken'; readonly seat: Seat; readonly tile: BonusTile; readonly position: number }
  | { readonly type: 'refill-begun' }
  | { readonly type: 'pile-shuffled'; readonly tiles: number }
  | { readonly type: 'starters-called' }
  | { readonly type: 'round'; readonly round: number; readonly last: boolean }
  | { readonly type: 'final-turns'; readonly finalTurn: number }
  | { readonly type: 'over' };

/** A list that collects events, or nothing where no one wants them (search). */
export type EventSink = GameEvent[] | undefined;
