import type { Dealer } from '@la-stanza/engine/fair';
import { preview, type State, legalActions } from '@la-stanza/engine';

/** The leaves behind each action of the root decision. */
export interface Split {
  readonly action: string;
  readonly leaves: number;
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
  const settled = (state: State): State => (dealer === undefined ? state : dealer.dealOut(state).state);
  const first = settled(root);
  const split = (depth === 0 ? [] : legalActions(first)).map((action) => ({
    action: action.text,
    leaves: leavesBelow(settled(preview(first, action).state), depth - 1, settled),
  }));
  return { leaves: split.length === 0 ? 1 : split.reduce((sum, { leaves }) => sum + leaves, 0), split };
}

function leavesBelow(state: State, depth: number, settled: (state: State) => State): number {
  if (depth === 0) return 1;
  const actions = legalActions(state);
  // the last decision needs no playing: each of its actions leads to one leaf
  if (actions.length === 0 || depth === 1) return Math.max(actions.length, 1);
  return actions.reduce(
    (sum, action) => sum + leavesBelow(settled(preview(state, action).state), depth - 1, settled),
    0,
  );
}
