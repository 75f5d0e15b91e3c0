import { describe, expect, test } from 'vitest';
import { bench } from './bench.ts';
import { measure } from './measure.ts';
import { randomGame } from './random-games.ts';
import { randomFrom } from './random.ts';
import { ticTacToe } from './tic-tac-toe.ts';

describe('bench', () => {
  test('measures every part and their ratios', () => {
    const slices: number[] = [];
    const result = bench(0.08, (done) => slices.push(done));
    const { gamesPerSecond, decisionsPerSecond, copiesPerSecond, boardgameioMovesPerSecond, ratio } = result;
    for (const figure of [...Object.values(gamesPerSecond), decisionsPerSecond, copiesPerSecond]) {
      expect(figure).toBeGreaterThan(1);
    }
    expect(Object.keys(gamesPerSecond)).toEqual(['2', '3', '4']);
    expect(ratio).toBeCloseTo(decisionsPerSecond / boardgameioMovesPerSecond);
    expect(slices).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('plays whole games of both', () => {
    const random = randomFrom(3);
    // 2 players: at least the 44 deals of the setup and some decisions
    expect(randomGame(2, random)()).toBeGreaterThan(80);
    const moves = Array.from({ length: 50 }, ticTacToe(random));
    expect(Math.min(...moves)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...moves)).toBe(9);
  });

  test('does not count the warm-up', () => {
    let calls = 0;
    const [measured] = measure(
      0.04,
      [
        () => {
          calls++;
          return 3;
        },
      ],
      () => undefined,
    );
    expect(calls).toBeGreaterThan(9);
    expect(measured?.stepsPerSecond).toBeCloseTo(3 * (measured?.roundsPerSecond ?? 0));
  });
});
