import { apply, copy, type Game, type GameEvent, type State } from '@la-stanza/engine';

/** One entry of a game: the position it was made in and what it brought about. */
export type Step = { readonly before: State; readonly events: readonly GameEvent[] };

/** The entries that lead from one position to a later one of the same game; none after an undo. */
export function stepsBetween(before: Game, now: Game): Step[] {
  const last = before.line.at(-1);
  const isLater = last === undefined || now.line[before.line.length - 1]?.seq === last.seq;
  if (!isLater) return [];
  let state = before.state;
  return now.line.slice(before.line.length).map(({ action }) => {
    const from = state;
    const events: GameEvent[] = [];
    state = copy(from);
    apply(state, action, events);
    return { before: from, events };
  });
}
