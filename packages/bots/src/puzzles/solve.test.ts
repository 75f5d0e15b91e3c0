import { expect, test } from 'vitest';
import { finalesOf } from '../../test/kit/finales.ts';
import { recount } from './recount.ts';
import { solveTurns } from './solve.ts';

const values = (ranges: readonly { readonly worst: number; readonly best: number }[]): string[] =>
  [...new Set(ranges.map(({ worst, best }) => `${worst} ${best}`))].toSorted();

test.each([
  [2, 1, 4],
  [2, 2, 1],
  [3, 1, 4],
  [3, 2, 4],
])('with %i players and up to %i turns left both solvers find the same outcomes', (players, turns, games) => {
  const solved = finalesOf(players, games, turns).flatMap((state) => {
    // some finales have millions of lines
    const found = solveTurns(state, 100_000);
    return found === undefined ? [] : [{ state, found }];
  });
  expect(solved.length).toBeGreaterThan(games / 2);
  for (const { state, found } of solved) expect(values(found)).toEqual(values(recount(state)));
});

test('the best turn at its worst comes first', () => {
  for (const state of finalesOf(2, 3)) {
    const worst = (solveTurns(state) ?? []).map((turn) => turn.worst);
    expect(worst).toEqual(worst.toSorted((one, other) => other - one));
  }
});

test('more work than allowed ends without an answer', () => {
  const [state] = finalesOf(2, 1);
  if (state === undefined) throw new RangeError('no finale');
  expect(solveTurns(state, 5)).toBeUndefined();
});
