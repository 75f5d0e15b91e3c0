import { A_FETCH, type ActionId, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import type { Refusal } from '../decision/refusal.ts';
import { recruitSpaceFrame } from '../frames/recruit-space-frame.ts';
import { ringTile } from '../state/game-bytes.ts';
import { at, type State } from '../state/state.ts';
import { RING_SPACES } from '../words/ring.ts';

export function hasTileToFetch(state: State): boolean {
  for (let space = 1; space < RING_SPACES; space++) if (ringTile(state, space) >= 0) return true;
  return false;
}

function listFetches(state: State, out: Uint16Array): number {
  let count = 0;
  for (let space = 1; space < RING_SPACES; space++) {
    if (ringTile(state, space) >= 0) out[count++] = A_FETCH + space - 1;
  }
  return count;
}

function refuseFetch(state: State, space: number): Refusal | undefined {
  return ringTile(state, space) >= 0 ? undefined : { code: 'no-character', space };
}

function applyFetch(state: State, id: ActionId): void {
  recruitSpaceFrame.open(state, at(FIRST, id));
}

/** Tile Dd: any character tile of the board, also from under a figurine. */
export const fetchDecision: DecisionRules = {
  judges: ['fetch'],
  list: listFetches,
  refuse: (state, action) => refuseFetch(state, at(FIRST, action.id)),
  apply: applyFetch,
  open: (_state, seat) => ({ decision: 'fetch', seat }),
};
