import { ACTIONS, type Action, type ActionKind } from '@la-stanza/engine';
import type { Deciding } from './deciding.ts';

/** The last `count` steps of a kind in this turn, in the order they were taken. */
export function lastSteps<Kind extends ActionKind>(
  { game }: Deciding,
  kind: Kind,
  count: number,
): Extract<Action, { readonly kind: Kind }>[] {
  if (count === 0) return [];
  return game.line
    .map(({ action }) => ACTIONS[action])
    .filter((action): action is Extract<Action, { readonly kind: Kind }> => action?.kind === kind)
    .slice(-count);
}

/** How many steps of a kind came last, one after another. */
export function runLength({ game }: Deciding, kind: ActionKind): number {
  const kinds = game.line.map(({ action }) => ACTIONS[action]?.kind);
  const last = kinds.findLastIndex((each) => each !== kind);
  return kinds.length - 1 - last;
}
