import { parse } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import type { Candidate } from '../bot.ts';
import { prestigeRows } from '../search/prestige-rows.ts';
import { reasonsFor } from './reasons-for.ts';

function candidate(texts: readonly string[], winShare: number, error: number, rows: readonly number[]): Candidate {
  const actions = texts.flatMap((text) => parse(text) ?? []);
  return {
    actions,
    winShare,
    winShares: [winShare, 1 - winShare],
    error,
    visits: 1,
    prestige: prestigeRows(Float32Array.from(rows), 2),
  };
}

const nothing = [0, 0, 0, 0, 0, 0, 0, 0];

test('the largest differences are named, own and others, after the chance to win', () => {
  const chosen = candidate(['land 3', 'money'], 0.6, 0.01, [5, 0, 1, 0, 0, 0, 0, 12, 3, 0, 0, 0, 0, 0, 0, 8]);
  const other = candidate(['land 4', 'money'], 0.5, 0.01, [5, 0, 2, 0, 0, 0, 0, 8, 3, 0, 0, 0, 0, 0, 0, 12]);
  expect(reasonsFor([chosen, other], 0)).toEqual([
    { code: 'win-share', difference: expect.closeTo(0.1) },
    { code: 'own-prestige', category: 'museumMajority', difference: 4 },
    { code: 'other-prestige', seat: 1, category: 'museumMajority', difference: -4 },
  ]);
});

test('a move is compared with the best of another kind, not with a variant of itself', () => {
  const chosen = candidate(['land 3', 'money'], 0.6, 0, [4, ...nothing.slice(1), ...nothing]);
  const variant = candidate(['land 3', 'money', 'pass'], 0.59, 0, [4, ...nothing.slice(1), ...nothing]);
  const other = candidate(['land 4', 'pass'], 0.5, 0, [...nothing, ...nothing]);
  expect(reasonsFor([chosen, variant, other], 0)[1]).toEqual({
    code: 'own-prestige',
    category: 'masterpieces',
    difference: 4,
  });
});

test('within the error two moves are called equal, and a single one is the only turn', () => {
  const a = candidate(['land 3'], 0.51, 0.02, [...nothing, ...nothing]);
  const b = candidate(['land 4'], 0.5, 0.02, [...nothing, ...nothing]);
  expect(reasonsFor([a, b], 0)[0]).toMatchObject({ code: 'equal' });
  expect(reasonsFor([a], 0)).toEqual([{ code: 'only-turn' }]);
});
