import { describe, expect, test } from 'vitest';
import { pointedCard } from './pointer-place.ts';

const WINDOW = { width: 1000, height: 600 };
const CARD = { width: 300, height: 120 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the coach’s bubble', () => {
  test('points up at a target above it', () => {
    const target = box(400, 100, 80, 80);
    const { side, left, top, along } = pointedCard(CARD, WINDOW, target, []);
    expect(side).toBe('top');
    expect(top).toBeGreaterThanOrEqual(target.bottom);
    expect(left + along).toBe(440);
  });

  test('points down where the target is at the foot of the window', () => {
    expect(pointedCard(CARD, WINDOW, box(400, 520, 80, 70), []).side).toBe('bottom');
  });

  test('does not cover an open choice', () => {
    const below = box(300, 190, 300, 200);
    const { side } = pointedCard(CARD, WINDOW, box(400, 100, 80, 80), [below]);
    expect(side).not.toBe('top');
  });

  test('keeps the pointer off the corners', () => {
    const { along } = pointedCard(CARD, WINDOW, box(0, 100, 20, 20), []);
    expect(along).toBeGreaterThanOrEqual(22);
  });
});
