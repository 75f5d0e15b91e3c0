import { describe, expect, test } from 'vitest';
import { fitWindow, type Fit } from './fit-window.ts';
import { layoutOf } from './layout-of.ts';

const fit = (width: number, height: number, text = 1): Fit => fitWindow({ width, height, text, others: 3 });

test.each([
  [360, 640, 'phone'],
  [390, 844, 'phone'],
  [844, 390, 'landscape'],
  [820, 1180, 'tablet'],
  [1180, 820, 'desktop'],
  [1280, 720, 'desktop'],
  [2560, 1440, 'desktop'],
  [720, 450, 'landscape'],
  [1024, 768, 'desktop'],
  [768, 1024, 'tablet'],
] as const)('%i x %i is a %s', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

describe('on a desktop', () => {
  const windows = [
    [1000, 600],
    [1180, 820],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1600, 820],
    [1920, 1080],
    [2560, 1440],
  ] as const;

  test.each(windows)('board, mat and column share %i x %i without a pixel too many', (width, height) => {
    for (const text of [1, 1.125, 2]) {
      const { board, mat, side, bar, width: wide, height: high } = fit(width, height, text);
      expect(board + side + 24).toBeLessThanOrEqual(wide + 0.01);
      expect(bar + (board * 560) / 1064 + mat + 24).toBeLessThanOrEqual(high + 0.01);
      expect(side).toBeGreaterThanOrEqual(300);
      expect(board).toBeGreaterThan(400);
    }
  });

  test('the mat is full where the board keeps four fifths of its width', () => {
    expect(fit(1440, 900).matForm).toBe('full');
    expect(fit(1180, 820).matForm).toBe('full');
    expect(fit(1366, 768).matForm).toBe('row');
    expect(fit(1280, 720).matForm).toBe('row');
  });

  test('a wide window draws everything larger, to twice the size', () => {
    expect(fit(1440, 900).scale).toBe(1);
    expect(fit(1920, 1080).scale).toBeCloseTo(1.2);
    expect(fit(2560, 1440).scale).toBeCloseTo(1.6);
    expect(fit(3840, 2160).scale).toBe(2);
  });

  test('large text widens the column at the cost of the board', () => {
    expect(fit(1280, 720, 2).side).toBe(512);
    expect(fit(1280, 720, 2).board).toBeLessThan(fit(1280, 720).board);
  });
});
