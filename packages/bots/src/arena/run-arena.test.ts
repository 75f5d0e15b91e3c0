import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { playBlock } from './block.ts';
import { createPlayer } from './contestant.ts';
import { runArena, type ArenaOptions } from './run-arena.ts';

const novice = { level: 1, budget: {} } as const;
const apprentice = { level: 2, budget: {} } as const;

const options = (games: number): ArenaOptions => ({
  a: apprentice,
  b: novice,
  players: 2,
  games,
  seed: 3,
  workers: 2,
});

test('a match in workers resumes from its file and ends as if played without interruption', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'arena-')), 'blocks.jsonl');
  const first = await runArena({ ...options(2), file });
  expect(first.games).toBe(2);
  const seen: number[] = [];
  const resumed = await runArena({ ...options(6), file }, (_, done) => seen.push(done));
  // one of the three pairs was in the file already
  expect(seen).toEqual([2, 3]);
  const uninterrupted = await runArena(options(6));
  expect(resumed.winShare).toBe(uninterrupted.winShare);
  expect(resumed.bySeat).toEqual(uninterrupted.bySeat);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
  expect(uninterrupted.illegal).toBe(0);
  expect(uninterrupted.low).toBeLessThan(uninterrupted.winShare);
  expect(uninterrupted.msPerMove).toBeGreaterThan(0);
});

test('a player against its own kind wins every game of a block from one seat or the other', () => {
  const { shares } = playBlock(createPlayer(novice), createPlayer(novice), 3, 9, 0);
  // the same deal, bots and seeds by seat: the three games are one game seen from three seats
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
});
