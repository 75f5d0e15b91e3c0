import type { Category } from '@la-stanza/engine';

/** Why a move is better than the best different one: a code with parameters, for the client to put into words. */
export type Reason =
  /** The own prestige to be expected in a category changes by so much. */
  | { readonly code: 'own-prestige'; readonly category: Category; readonly difference: number }
  /** That of another seat changes: less is denial. */
  | { readonly code: 'other-prestige'; readonly seat: number; readonly category: Category; readonly difference: number }
  /** The chance to win changes, in shares of 1. */
  | { readonly code: 'win-share'; readonly difference: number }
  /** No other turn is worth considering. */
  | { readonly code: 'only-turn' }
  /** The difference to the next best turn is within the error of the estimate. */
  | { readonly code: 'equal'; readonly difference: number; readonly error: number }
  /** A rule of thumb of the novice. */
  | { readonly code: 'rule-of-thumb'; readonly rule: ThumbRule };

export type ThumbRule = 'strongest-activation' | 'money-when-short' | 'bonus-tile' | 'nothing-better';
