import { expect, test } from 'vitest';
import { matchTable, matrixPicture } from './report.ts';
import type { ArenaResult } from './run-arena.ts';

const result: ArenaResult = {
  winShare: 0.8,
  low: 0.7,
  high: 0.9,
  games: 100,
  msPerMove: 1.25,
  cpuMsPerMove: 1,
  msPerMoveOfOthers: 1,
  p99Ms: 2,
  slowestMs: 3,
  elo: 240,
  margin: 5,
  bySeat: [0.8, 0.8],
  overruns: 0,
  illegal: 0,
  verdict: 'accept',
};
const pairings = [{ a: '2', b: '1', result }];

test('the table has a row for each match', () => {
  expect(matchTable(pairings)).toContain('| 2 | 1 | 100 | 80.0 % | 70.0 % to 90.0 % | 5.0 | 1.3 / 1.0 |');
});

test('the picture shows a match from both sides', () => {
  const picture = matrixPicture(pairings);
  expect(picture).toContain('80.0 %');
  expect(picture).toContain('20.0 %');
  expect(picture).toContain('10–30');
});
