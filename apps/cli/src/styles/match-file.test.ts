import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StyleMatch } from '@la-stanza/bots/workshop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesOf, keepMatch, readMatches } from './match-file.ts';

const MATCH: StyleMatch = { level: 4, style: 'abbess', simulations: 60, from: 10, deals: 1 };
const GAMES = [
  { share: 0.5, activations: [3, 0, 12] },
  { share: 1, activations: [0, 7, 1] },
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matches-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a match that was kept is found again with its games, another one is not', () => {
  const file = join(folder, 'kept.txt');
  expect(readMatches(file)).toStrictEqual([]);
  keepMatch(file, { match: MATCH, games: GAMES });
  const kept = readMatches(file);
  expect(gamesOf(kept, MATCH)).toStrictEqual(GAMES);
  for (const other of [{ level: 5 }, { style: 'rival' }, { simulations: 40 }, { from: 0 }, { deals: 10 }] as const)
    expect(gamesOf(kept, { ...MATCH, ...other })).toStrictEqual([]);
});

test('a match whose line was cut off is played again, and kept', () => {
  const file = join(folder, 'cut.txt');
  const rival: StyleMatch = { ...MATCH, style: 'rival' };
  keepMatch(file, { match: MATCH, games: GAMES });
  keepMatch(file, { match: rival, games: GAMES });
  truncateSync(file, statSync(file).size - 6);
  expect(gamesOf(readMatches(file), rival)).toStrictEqual([]);
  keepMatch(file, { match: rival, games: GAMES });
  const kept = readMatches(file);
  expect(kept).toHaveLength(2);
  expect(gamesOf(kept, MATCH)).toStrictEqual(GAMES);
  expect(gamesOf(kept, rival)).toStrictEqual(GAMES);
});
