import { type State } from '@la-stanza/engine';
import { copy, STATE_BYTES } from '@la-stanza/engine/search';
import { JUDGED } from '../evaluation/evaluator.ts';

/*
 * The search tree as flat arrays, allocated once and reused for every move. A node is a position in which a seat must
 * decide; its branches are the best few turns. A turn that a refill interrupts leads to several nodes, one for each refill
 * drawn.
 */

export const BRANCHES = 16;
/** The most refills drawn for one branch; later visits cycle through them. */
export const OUTCOMES = 8;

export const TO_SEAT = 0;
export const TO_CHANCE = 1;
export const TO_END = 2;

export interface Tree {
  readonly capacity: number;
  nodes: number;
  /** By node. */
  readonly seats: Uint8Array;
  readonly counts: Uint8Array;
  readonly visits: Uint32Array;
  /** By branch: node times BRANCHES plus rank. */
  readonly priors: Float32Array;
  readonly branchVisits: Uint32Array;
  readonly sums: Float32Array;
  readonly squares: Float32Array;
  readonly kinds: Uint8Array;
  readonly after: Uint8Array;
  /**
   * The nodes a branch leads to, -1 for none yet: OUTCOMES of them, of which a branch without chance uses only the first.
   */
  readonly targets: Int32Array;
  readonly drawn: Uint8Array;
  readonly scratch: State;
}

export function createTree(state: State, capacity: number): Tree {
  const branches = capacity * BRANCHES;
  return {
    capacity,
    nodes: 0,
    seats: new Uint8Array(capacity),
    counts: new Uint8Array(capacity),
    visits: new Uint32Array(capacity),
    priors: new Float32Array(branches),
    branchVisits: new Uint32Array(branches),
    sums: new Float32Array(branches * JUDGED),
    squares: new Float32Array(branches),
    kinds: new Uint8Array(branches),
    after: new Uint8Array(branches * STATE_BYTES),
    targets: new Int32Array(branches * OUTCOMES),
    drawn: new Uint8Array(branches),
    scratch: copy(state),
  };
}

export const branchOf = (node: number, rank: number): number => node * BRANCHES + rank;

/** Adds a branch with its first judgement, which counts as one visit. */
export function growBranch(
  tree: Tree,
  branch: number,
  kind: number,
  prior: number,
  after: State,
  judged: Float32Array,
  from: number,
): void {
  tree.kinds[branch] = kind;
  tree.priors[branch] = prior;
  tree.branchVisits[branch] = 1;
  tree.squares[branch] = 0;
  tree.drawn[branch] = 0;
  for (let cell = 0; cell < JUDGED; cell++) tree.sums[branch * JUDGED + cell] = judged[from + cell] ?? 0;
  tree.targets.fill(-1, branch * OUTCOMES, (branch + 1) * OUTCOMES);
  tree.after.set(after.bytes, branch * STATE_BYTES);
}

/** The position a branch leads to, in the tree's scratch state. */
export function stateAfter(tree: Tree, branch: number): State {
  const { bytes } = tree.scratch;
  const from = branch * STATE_BYTES;
  for (let offset = 0; offset < STATE_BYTES; offset++) bytes[offset] = tree.after[from + offset] ?? 0;
  return tree.scratch;
}

/** The mean result of the simulations through a branch. */
export const meanOf = (tree: Tree, branch: number, cell: number): number =>
  (tree.sums[branch * JUDGED + cell] ?? 0) / (tree.branchVisits[branch] ?? 1);

export function addTo(tree: Tree, branch: number, values: Float32Array): void {
  tree.branchVisits[branch] = (tree.branchVisits[branch] ?? 0) + 1;
  const from = branch * JUDGED;
  for (let cell = 0; cell < JUDGED; cell++)
    tree.sums[from + cell] = (tree.sums[from + cell] ?? 0) + (values[cell] ?? 0);
}
