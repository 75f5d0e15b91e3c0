import { setup } from '@la-stanza/engine/search';
import { expect, test } from 'vitest';
import { JUDGED } from '../evaluation/evaluator.ts';
import { nextBranch, startHalving } from './halving.ts';
import { addTo, branchOf, createTree, growBranch, TO_SEAT } from './tree.ts';

test('turns are tried equally often, the better half continues, and the best ends among the finalists', () => {
  const state = setup({ players: 3 });
  const tree = createTree(state, 1);
  const worths = [0.3, 0.1, 0.35, 0.2, 0.5, 0.15, 0.25, 0.05];
  tree.counts[0] = worths.length;
  const values = (rank: number): Float32Array => new Float32Array(JUDGED).fill(worths[rank] ?? 0);
  for (const rank of worths.keys()) growBranch(tree, branchOf(0, rank), TO_SEAT, 0.1, state, values(rank), 0);
  const halving = startHalving(worths.length, 64);
  expect(halving.racing).toHaveLength(8);
  for (let simulation = 0; simulation < 64; simulation++) {
    const branch = nextBranch(halving, tree, 0, simulation / 64, (rank) => worths[rank] ?? 0);
    addTo(tree, branch, values(branch));
  }
  expect(halving.racing.toSorted((a, b) => a - b)).toEqual([2, 4]);
  const visits = worths.map((_, rank) => tree.branchVisits[rank]);
  expect(visits[4]).toBe(visits[2]);
  expect(visits[7]).toBe(3);
});

test('few simulations start with few turns', () => {
  expect(startHalving(16, 16).racing).toEqual([0, 1]);
  expect(startHalving(16, 40).racing).toHaveLength(5);
  expect(startHalving(3, 1000).racing).toHaveLength(3);
});
