import type { Artwork, BonusTile, Category, Discipline } from '@la-stanza/engine';

/**
 * What a turn brings its player that the compared turn does not: a code with figures read from the two resulting positions, which
 * the client turns into a clause. `from` is the figure before the turn, `to` the one after it.
 */
export type Gain =
  /** `rival` could create it next turn; undefined if nobody can. */
  | {
      readonly code: 'masterpiece';
      readonly discipline: Discipline;
      readonly prestige: number;
      readonly rival: number | undefined;
    }
  | { readonly code: 'artwork'; readonly artwork: Artwork; readonly isLast: boolean }
  /** The museum's value, and the prestige it would bring if the game ended now. */
  | {
      readonly code: 'museum';
      readonly from: number;
      readonly to: number;
      readonly pointsFrom: number;
      readonly pointsTo: number;
    }
  /** Prestige of a category if the game ended now. */
  | { readonly code: 'prestige'; readonly category: GainedCategory; readonly from: number; readonly to: number }
  | { readonly code: 'tile'; readonly tile: BonusTile }
  | { readonly code: 'books'; readonly count: number }
  /** The florins that receiving money tops up to. */
  | { readonly code: 'income'; readonly from: number; readonly to: number }
  | { readonly code: 'strength'; readonly discipline: Discipline; readonly from: number; readonly to: number }
  | { readonly code: 'discs'; readonly count: number }
  | { readonly code: 'meeples'; readonly from: number; readonly to: number }
  | { readonly code: 'money'; readonly from: number; readonly to: number }
  | { readonly code: 'recruit'; readonly tile: number; readonly discipline: Discipline }
  /** What the compared turn gives away. `other` is what it leaves. */
  | { readonly code: 'keeps-money'; readonly left: number; readonly other: number }
  | { readonly code: 'keeps-meeples'; readonly left: number; readonly other: number }
  | { readonly code: 'keeps-discs'; readonly left: number; readonly other: number }
  | { readonly code: 'keeps-worker'; readonly tile: number }
  | { readonly code: 'keeps-recruit'; readonly tile: number }
  | { readonly code: 'keeps-financier'; readonly loss: number };

/** The categories of which a turn can raise the prestige; museum and masterpieces have gains of their own. */
export type GainedCategory = Exclude<Category, 'masterpieces' | 'financier' | 'museumMajority'>;
