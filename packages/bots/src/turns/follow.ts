import type { ActionId, State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';

/** Applies legal actions in place, on a position that the search owns. */
export function follow(state: State, actions: readonly ActionId[]): void {
  for (const action of actions) apply(state, action);
}
