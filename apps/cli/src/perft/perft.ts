import { ACTIONS, apply, copy, type Dealer, legal, MOST_LEGAL, type State, toAct } from '@la-stanza/engine';
import { actionAt } from '../action-at.ts';

/** The leaves behind each action of the root decision. */
export interface Split {
  readonly action: string;
  readonly leaves: number;
}

interface Level {
  readonly state: State;
  readonly actions: Uint16Array;
}

/**
 * Counts the leaves of the decision tree below a position: the positions after `depth` decisions, and finished games before
 * that. Outcomes of chance are decisions like any other, unless a dealer makes them: then they take no depth.
 */
export function perft(
  root: State,
  depth: number,
  dealer?: Dealer,
): { readonly leaves: number; readonly split: Split[] } {
  const first = copy(root);
  settle(first, dealer);
  const levels = Array.from({ length: depth }, () => ({ state: copy(root), actions: new Uint16Array(MOST_LEGAL) }));
  const split = (depth === 0 ? [] : legal(first)).map((id) => {
    const state = copy(first);
    apply(state, id);
    settle(state, dealer);
    return { action: ACTIONS[id]?.text ?? '', leaves: leavesBelow(state, depth - 1, levels, dealer) };
  });
  return { leaves: split.length === 0 ? 1 : split.reduce((sum, { leaves }) => sum + leaves, 0), split };
}

/** Lets the dealer, if there is one, make every deal that is due. */
function settle(state: State, dealer: Dealer | undefined): void {
  if (dealer === undefined) return;
  while (toAct(state).who === 'chance') apply(state, dealer.deal(state));
}

function leavesBelow(state: State, depth: number, levels: readonly Level[], dealer: Dealer | undefined): number {
  const level = levels[depth];
  if (depth === 0 || level === undefined) return 1;
  const count = legal(state, level.actions);
  // the last decision needs no playing: each of its actions leads to one leaf
  if (count === 0 || depth === 1) return Math.max(count, 1);
  let leaves = 0;
  for (let index = 0; index < count; index++) {
    const next = copy(state, level.state);
    apply(next, actionAt(level.actions, index));
    settle(next, dealer);
    leaves += leavesBelow(next, depth - 1, levels, dealer);
  }
  return leaves;
}
