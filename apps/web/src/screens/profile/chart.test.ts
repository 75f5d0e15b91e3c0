import { expect, test } from 'vitest';
import { chartOf, ticksOf } from './chart.ts';

const BOX = { west: 0, east: 100, north: 0, south: 100 };

test('the band spans the box and the line runs inside it', () => {
  const history = [
    { at: 1, rating: 1500, spread: 400 },
    { at: 2, rating: 1600, spread: 200 },
  ];
  const { line, band, last } = chartOf(history, BOX);
  expect(line).toBe('M0 50L100 37.5');
  expect(band).toBe('M0 0L100 12.5L100 62.5L0 100Z');
  expect(last).toStrictEqual({ x: 100, y: 37.5 });
});

test('a single game is a point at the right edge', () => {
  expect(chartOf([{ at: 1, rating: 1500, spread: 300 }], BOX).last).toStrictEqual({ x: 100, y: 50 });
});

test('ticks are round and few', () => {
  expect(ticksOf(1410, 1700)).toStrictEqual([1500, 1600, 1700]);
  expect(ticksOf(1100, 1900)).toStrictEqual([1200, 1400, 1600, 1800]);
});
