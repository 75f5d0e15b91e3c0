import type { ActionId } from '../catalogue/catalogue.ts';
import type { GameEvent } from '../events/event.ts';
import type { State } from '../state/state.ts';
import { openRules } from './decisions.ts';
import { settle } from './settle.ts';

/**
 * Carries out a legal action in place, on a state you own, and continues to the next decision. Pass a list to collect the events.
 * The action must be legal: search pays for no check here. Everything else plays with `advance`.
 */
export function apply(state: State, action: ActionId, events?: GameEvent[]): void {
  openRules(state).apply(state, action, events);
  settle(state, events);
}
