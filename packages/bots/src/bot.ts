import type { ActionId, Category, State } from '@la-stanza/engine';
import type { Reason } from './reasons/reason.ts';

/** How long a bot may think; without any limit it takes its level's usual work. */
export interface Budget {
  /** Time for the decision, by the clock. */
  readonly milliseconds?: number;
  /** Milliseconds since some moment: the clock on the wall unless another is given. */
  readonly clock?: () => number;
  /** Simulations instead of time: the same on every machine, for tests and for repeatable analysis. */
  readonly simulations?: number;
  /** Asked between simulations; true ends the thinking with what is known. */
  readonly isStopped?: () => boolean;
}

/** A whole turn, or the rest of one, that the bot has considered. */
export interface Candidate {
  readonly actions: readonly ActionId[];
  /** The deciding seat's expected share of the win, 0 to 1, and the standard error of that estimate where it is known. */
  readonly winShare: number;
  /** Everybody's expected share of the win. */
  readonly winShares: readonly number[];
  readonly error: number;
  /** How often the search tried it. */
  readonly visits: number;
  /** Expected final prestige by category, for each seat. */
  readonly prestige: readonly Readonly<Record<Category, number>>[];
}

/** What a bot would play, and why. */
export interface Choice {
  /** From the open decision to the end of the turn or to the next chance. */
  readonly actions: readonly ActionId[];
  /** Best first; the one played is the first unless the level plays below its knowledge. */
  readonly candidates: readonly Candidate[];
  readonly reasons: readonly Reason[];
  readonly simulations: number;
  readonly milliseconds: number;
}

/**
 * A player. It sees a state, which holds no draw order, and decides for the seat that must act. The seed fixes its chance: the same
 * state, seed and number of simulations give the same choice.
 */
export interface Bot {
  readonly decide: (state: State, seed: number, budget?: Budget) => Choice;
}
