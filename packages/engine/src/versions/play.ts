import { type ActionId, ACTIONS } from '../catalogue/catalogue.ts';
import type { GameEvent } from '../events/event.ts';
import { apply } from '../flow/apply.ts';
import type { State } from '../state/state.ts';
import { pinned } from './pinned.ts';

/** Carries out a legal action in place, on a state you own, by the engine the game was begun with. */
export function play(state: State, action: ActionId, events?: GameEvent[]): void {
  const old = pinned(state);
  if (old === undefined) {
    apply(state, action, events);
    return;
  }
  const next = old.engine.advance(old.position, ACTIONS[action]?.text ?? '');
  state.bytes.set(next.bytes);
  events?.push(...next.events);
}
