import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bench } from './bench.ts';
import { measure } from './measure.ts';
import { randomGame } from './random-games.ts';
import { randomFrom } from './random.ts';

describe('bench', () => {
  test('measures every part, and another checkout beside them', async () => {
    const slices: number[] = [];
    const result = await bench(0.08, (done) => slices.push(done), join(import.meta.dirname, '../..'));
    const { gamesPerSecond, decisionsPerSecond, copiesPerSecond, ratio } = result;
    for (const figure of [...Object.values(gamesPerSecond), decisionsPerSecond, copiesPerSecond]) {
      expect(figure).toBeGreaterThan(1);
    }
    expect(Object.keys(gamesPerSecond)).toEqual(['2', '3', '4']);
    // the other checkout is this one: the same engine, on a machine with other work
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
    expect(slices).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('plays whole games', () => {
    // 2 players: at least the 44 deals of the setup and some decisions
    expect(randomGame(2, randomFrom(3))()).toBeGreaterThan(80);
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
