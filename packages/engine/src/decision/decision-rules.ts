import type { Action, ActionId, ActionKind } from '../catalogue/catalogue.ts';
import type { EventSink } from '../events/event.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../words/seat.ts';
import type { OpenDecision } from './open-decision.ts';
import type { Refusal } from './refusal.ts';

/** Everything the engine knows about one kind of decision. flow/decisions.ts has the table of them. */
export interface DecisionRules {
  /** The kinds of action it judges; `explain` refuses any other as belonging to another decision. */
  readonly judges: readonly ActionKind[];
  /** Chance decides, not a seat. */
  readonly isChance?: true;
  /** The seat that decides, if it need not be the one whose turn it is. */
  readonly decider?: (state: State) => Seat;
  /** Writes the ids of the legal actions into `out` and returns their number. */
  readonly list: (state: State, out: Uint16Array) => number;
  /** Says why an action of a judged kind is not legal; `undefined` if it is. */
  readonly refuse: (state: State, action: Action) => Refusal | undefined;
  /** Carries out a legal action. */
  readonly apply: (state: State, id: ActionId, events: EventSink) => void;
  /**
   * Closes the decision if nothing is left to choose (rule 5.4) and returns whether it is still open. Without it, a decision stays
   * open until an action closes it.
   */
  readonly settle?: (state: State, events: EventSink) => boolean;
  /** The facts a client shows. */
  readonly open: (state: State, seat: Seat | 'chance') => OpenDecision;
}
