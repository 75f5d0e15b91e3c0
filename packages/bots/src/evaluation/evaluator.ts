import type { State } from '@la-stanza/engine';
import { MAX_PLAYERS } from '@la-stanza/engine/search';

/** Where the win shares begin in what an evaluator writes. */
export const WIN: number = MAX_PLAYERS;
/** How many numbers an evaluator writes. */
export const JUDGED: number = 2 * MAX_PLAYERS;

/** What a position is worth: the one thing in which the ways to judge a leaf of the search differ. */
export interface Evaluator {
  /**
   * Writes every seat's utility, which the search maximises, and from WIN on every seat's share of the win. Both sum to 1. Utility
   * is mostly win share, with a part for prestige, so that play stays sensible when the game is decided.
   */
  readonly judge: (state: State, out: Float32Array) => void;
  /** One seat's prospects alone, in no particular unit: cheaper than a judgement, good enough to leave most turns out. */
  readonly glance: (state: State, seat: number) => number;
  /** Writes one row of expected final prestige by category per seat. */
  readonly prestige: (state: State, out: Float32Array) => void;
}
