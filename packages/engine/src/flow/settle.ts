import type { EventSink } from '../events/event.ts';
import type { State } from '../state/state.ts';
import { openRules } from './decisions.ts';

/** Closes every decision that has nothing left to choose, until one is open or the game is over (rule 5.4). */
export function settle(state: State, events: EventSink): void {
  for (;;) {
    const rules = openRules(state);
    if (rules.settle === undefined || rules.settle(state, events)) return;
  }
}
