import type { State } from '@la-stanza/engine';
import { MAX_PLAYERS } from '@la-stanza/engine/search';

/** The index of the first win share in an evaluator's output. */
export const WIN: number = MAX_PLAYERS;
/** The length of an evaluator's output. */
export const JUDGED: number = 2 * MAX_PLAYERS;

/** Judges positions at the leaves of a search. */
export interface Evaluator {
  /**
   * Writes every seat's utility, which the search maximises, and from WIN on every seat's share of the win. Each sums to 1.
   * Utility is mostly win share, with a part for prestige, so that play stays sensible when the game is decided.
   */
  readonly judge: (state: State, out: Float32Array) => void;
  /** One seat's prospects in no particular unit: cheaper than a judgement, and good enough to discard most turns. */
  readonly glance: (state: State, seat: number) => number;
  /** Writes each seat's expected final prestige by category, one row per seat. */
  readonly prestige: (state: State, out: Float32Array) => void;
}
