import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { balanceOf } from './balance.ts';
import { categoryTable, seatTable, tileTable } from './balance-report.ts';
import { runBalance, type BalanceOptions } from './run-balance.ts';

const options: BalanceOptions = { contestant: { level: 1, budget: {} }, players: 3, games: 6, seed: 5 };

test('a balance report adds up', () => {
  const report = runBalance(options);
  expect(report.byOrder.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1, 5);
  const points = Object.values(report.points).reduce((sum, value) => sum + value, 0);
  expect(points).toBeCloseTo(report.total, 5);
  expect(report.winningTotal).toBeGreaterThanOrEqual(report.total);
  expect(report.fewestTurns).toBeGreaterThan(8);
  expect(report.mostTurns).toBeGreaterThanOrEqual(report.turnsPerPlayer);
  // rule 2.6: twelve tiles are laid out in each game
  expect(Object.values(report.tiles).reduce((sum, { laid }) => sum + laid, 0)).toBe(12 * 6);
});

test('a tile’s lead is its takers’ prestige above the mean of the table', () => {
  const game = {
    winners: [1],
    turns: 40,
    rooms: [],
    money: 0,
    withdrawals: 0,
    shuffles: 0,
    isEmergency: false,
    trace: 0,
  };
  const points = [
    [10, 0, 0, 0, 0, 0, 0, 0],
    [10, 10, 0, 0, 0, 0, 0, 0],
  ];
  const { tiles, byOrder, turnsPerPlayer } = balanceOf(
    [
      { ...game, game: 0, points, tiles: [{ tile: 'Da', taker: 1 }, { tile: 'Db' }] },
      { ...game, game: 1, points, tiles: [{ tile: 'Da', taker: 0 }] },
      { ...game, game: 2, points, tiles: [{ tile: 'Da', taker: 1 }] },
    ],
    2,
  );
  expect(tiles.Da).toEqual({ laid: 3, taken: 1, winShare: 2 / 3, lead: (5 - 5 + 5) / 3 });
  expect(tiles.Db).toMatchObject({ laid: 1, taken: 0 });
  expect(tiles.Dc).toBeUndefined();
  expect(byOrder.map(({ winShare }) => winShare)).toEqual([0, 1]);
  expect(turnsPerPlayer).toBe(20);
});

test('games are stored in a file by bot and figures and not played again', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'balance-')), 'games.jsonl');
  const lines = (): number => readFileSync(file, 'utf8').trim().split('\n').length;
  runBalance({ ...options, games: 2, file });
  const longer = runBalance({ ...options, games: 3, file });
  expect(lines()).toBe(3);
  expect(longer).toEqual(runBalance({ ...options, games: 3 }));
  runBalance({ ...options, games: 1, file, change: { figures: { recruitmentSpaces: 3 } } });
  expect(lines()).toBe(4);
});

test('the tables name every number of players, category and tile', () => {
  const rows = [{ players: 3, balance: runBalance({ ...options, games: 2 }) }];
  expect(seatTable(rows)).toContain('| 3 | 2 | ');
  expect(categoryTable(rows).split('\n')).toHaveLength(11);
  expect(tileTable(rows)).toMatch(/\| Ae \| (not laid|\d+ % of \d)/);
});
