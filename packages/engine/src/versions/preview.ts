import type { ActionId } from '../catalogue/catalogue.ts';
import type { GameEvent } from '../events/event.ts';
import type { Score } from '../scoring/score.ts';
import { copy, type State } from '../state/state.ts';
import { play } from './play.ts';
import { score } from './score.ts';

/** What actions would change. */
export interface Preview {
  /** The position after them, at the next decision. */
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Every player's score if the game ended now, and if it ended right after the actions. */
  readonly before: Score;
  readonly after: Score;
}

/**
 * Shows what legal actions, one after the other, would change, without changing the state it is given.
 *
 * @example
 * const state = setup({ players: 2 });
 * const { events, state: after } = preview(state, parse('start 1'));
 * events; // [{ type: 'start-player', seat: 1 }]
 * toAct(state).decision; // 'start'
 * toAct(after).decision; // 'starter'
 */
export function preview(state: State, ...actions: readonly ActionId[]): Preview {
  const after = copy(state);
  const events: GameEvent[] = [];
  for (const action of actions) play(after, action, events);
  return {
    state: after,
    events,
    // counted only for those who ask
    get before() {
      return score(state);
    },
    get after() {
      return score(after);
    },
  };
}
