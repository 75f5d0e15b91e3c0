import type { Game, Replayed, Step } from '@la-stanza/engine';

/** The steps of a game after it moved on or was undone, from the known ones and the new ones. */
export function stepsNow(known: readonly Step[], { game, steps }: Replayed): readonly Step[] {
  return [...known.slice(0, game.line.length - steps.length), ...steps];
}

/** The steps from one position to a later one of the same game; none after an undo. */
export function stepsBetween(before: Game, { game, steps }: Replayed): readonly Step[] {
  const last = before.line.at(-1);
  const isLater = last === undefined || game.line[before.line.length - 1]?.seq === last.seq;
  return isLater ? steps.slice(before.line.length) : [];
}
