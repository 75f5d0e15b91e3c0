import { branchOf, type Tree } from './tree.ts';

/*
 * Sequential halving at the root: all turns still in the race are tried equally often, and after each phase the better half
 * continues. This compares turns at equal depth, which matters with more than two players: each turn that the tree sees
 * further ahead is an opponent's best one, so a turn that was tried more often looks worse.
 */

const PHASES = 4;
const FINALISTS = 2;
/** The least number of simulations for each turn in the first phase. */
const FIRST_VISITS = 2;

export interface Halving {
  /** The ranks still in the race. */
  readonly racing: number[];
  phase: number;
}

/** Starts with as many turns as the expected number of simulations allows. */
export function startHalving(count: number, expected: number): Halving {
  const affordable = Math.max(FINALISTS, Math.floor(expected / PHASES / FIRST_VISITS));
  return { racing: Array.from({ length: Math.min(count, affordable) }, (_, rank) => rank), phase: 0 };
}

/** The branch to try next, given the share of the work that is done and what a rank is worth by now. */
export function nextBranch(
  halving: Halving,
  tree: Tree,
  root: number,
  done: number,
  worth: (rank: number) => number,
): number {
  const { racing } = halving;
  const phase = Math.min(PHASES - 1, Math.floor(PHASES * done));
  for (; halving.phase < phase; halving.phase++) {
    if (racing.length > FINALISTS) dropWorseHalf(racing, worth);
  }
  let least = racing[0] ?? 0;
  for (const rank of racing) {
    if ((tree.branchVisits[branchOf(root, rank)] ?? 0) < (tree.branchVisits[branchOf(root, least)] ?? 0)) least = rank;
  }
  return branchOf(root, least);
}

function dropWorseHalf(racing: number[], worth: (rank: number) => number): void {
  racing.sort((a, b) => worth(b) - worth(a));
  racing.length = Math.max(FINALISTS, Math.ceil(racing.length / 2));
}
