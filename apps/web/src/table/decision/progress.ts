import { ACTIONS, type Action, type ActionKind } from '@la-stanza/engine';
import type { Deciding } from './deciding.ts';
import type { Steps } from './decision-picture.ts';

/** The last `count` steps of a kind in this turn, in their order. */
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

/** How many of the last steps in a row are of this kind. */
export function runLength({ game }: Deciding, kind: ActionKind): number {
  const kinds = game.line.map(({ action }) => ACTIONS[action]?.kind);
  const last = kinds.findLastIndex((each) => each !== kind);
  return kinds.length - 1 - last;
}

/** Which book of a Literature reward is being resolved; undefined if a bonus tile wrote it. */
function bookOfReward({ game }: Deciding): { readonly now: number; readonly total: number } | undefined {
  const actions = game.line.map(({ action }) => ACTIONS[action]);
  const from = actions.findLastIndex((action) => action?.kind === 'reward' || action?.kind === 'take');
  const begun = actions[from];
  if (begun?.kind !== 'reward') return undefined;
  return { now: actions.slice(from).filter((action) => action?.kind === 'book').length, total: begun.strength };
}

/** The steps of the bar while a book's own reward is chosen: still that book's step (rule 5.3). */
export function bookSteps(deciding: Deciding): Steps | undefined {
  const book = bookOfReward(deciding);
  if (book === undefined || book.total === 1) return undefined;
  return { done: book.now - 1, total: book.total, words: deciding.t('decision.book.steps', book) };
}
