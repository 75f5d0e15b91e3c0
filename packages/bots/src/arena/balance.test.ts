import { expect, test } from 'vitest';
import { createBot } from '../levels.ts';
import { balance } from './balance.ts';

test('a balance report adds up', () => {
  const report = balance({ bot: createBot(1), budget: {}, players: 3, games: 6, seed: 5 });
  expect(report.byOrder.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1, 5);
  const points = Object.values(report.points).reduce((sum, value) => sum + value, 0);
  expect(points).toBeCloseTo(report.total, 5);
  expect(report.winningTotal).toBeGreaterThanOrEqual(report.total);
  expect(report.turnsPerPlayer).toBeGreaterThan(8);
  // rule 2.6: twelve tiles are laid in each game
  for (const { taken, winShare } of Object.values(report.tiles)) {
    expect(taken).toBeLessThanOrEqual(1);
    expect(winShare).toBeLessThanOrEqual(1);
  }
});
