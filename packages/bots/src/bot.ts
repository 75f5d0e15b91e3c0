import type { ActionId, Category, State } from '@la-stanza/engine';

/** How much a bot may think; without a limit it uses its level's simulations. */
export interface Budget {
  /** The work: the same position, seed and number of simulations give the same choice on every machine. */
  readonly simulations?: number;
  /**
   * Without simulations: the time for the decision, all of which is used (matches at equal time). Beside simulations: a safety net
   * for slow machines, which only ends the search early and should be far above the usual time.
   */
  readonly milliseconds?: number;
  /** Returns milliseconds; wall time by default. */
  readonly clock?: () => number;
  /** Polled between simulations; true ends the search with the current result. */
  readonly isStopped?: () => boolean;
}

/** A whole turn, or the rest of one, that the bot has considered. */
export interface Candidate {
  readonly actions: readonly ActionId[];
  /** The deciding seat's expected share of the win, 0 to 1, and the standard error of that estimate where known. */
  readonly winShare: number;
  /** Each seat's expected share of the win. */
  readonly winShares: readonly number[];
  readonly error: number;
  /** How often the search tried it. */
  readonly visits: number;
  /** Expected final prestige by category, for each seat. */
  readonly prestige: readonly Readonly<Record<Category, number>>[];
}

/** What a bot would play, and what else it looked at. */
export interface Choice {
  /** From the open decision to the end of the turn or the next deal. */
  readonly actions: readonly ActionId[];
  /** Best first; the first is played, unless the level deliberately plays below its strength. */
  readonly candidates: readonly Candidate[];
  readonly simulations: number;
  readonly milliseconds: number;
}

/**
 * A player. It sees a state, which does not include the draw order, and decides for the acting seat. The same state, seed
 * and number of simulations give the same choice.
 */
export interface Bot {
  readonly decide: (state: State, seed: number, budget?: Budget) => Choice;
}
