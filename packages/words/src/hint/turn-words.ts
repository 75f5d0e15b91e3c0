import { preview, view as viewOf, type ActionId, type GameEvent, type State } from '@la-stanza/engine';
import type { NamedPlayer } from '../people/seats.ts';
import type { Translate } from '../translate.ts';
import { planWords } from './plan-words.ts';

/** What actions of one turn bring about, and where they lead; what follows the turn is left out. */
export function followTurn(
  from: State,
  actions: readonly ActionId[],
): { readonly events: readonly GameEvent[]; readonly state: State } {
  const { state, events } = preview(from, ...actions);
  const end = events.findIndex(({ type }) => type === 'turn' || type === 'refill-begun');
  return { events: end === -1 ? events : events.slice(0, end), state };
}

/** What actions of a turn come to, in a few words. */
export function turnWords(
  t: Translate,
  players: readonly NamedPlayer[],
  before: State,
  actions: readonly ActionId[],
): string {
  const { figures, ring } = viewOf(before);
  return planWords({ t, players, figures, ring }, followTurn(before, actions).events);
}
