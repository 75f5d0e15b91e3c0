import { expect, test } from 'vitest';
import { keyframesOf } from './keyframes.ts';

const NEAR = { x: 10, y: 20, height: 40 };
const BETWEEN = { x: 40, y: 20, height: 40 };
const FAR = { x: 110, y: 20, height: 20 };

test('a piece travels at constant speed and ends at the size of its last place', () => {
  expect(keyframesOf('travel', [NEAR, BETWEEN, FAR], 40)).toEqual([
    { transform: 'translate(10px, 20px) scale(1)', opacity: 1, offset: 0 },
    { transform: 'translate(40px, 20px) scale(1)', opacity: 1, offset: 0.3 },
    { transform: 'translate(110px, 20px) scale(0.5)', opacity: 1, offset: 1 },
  ]);
});

test('a piece whose other end is not on the screen appears or vanishes at the visible end', () => {
  expect(keyframesOf('travel', [undefined, FAR], 20).map(({ opacity }) => opacity)).toEqual([0, 1]);
  expect(keyframesOf('travel', [NEAR, undefined], 40).map(({ opacity }) => opacity)).toEqual([1, 0]);
  expect(keyframesOf('travel', [undefined, undefined], 40)).toEqual([]);
});

test.each(['travel', 'fall', 'rise', 'deal', 'turn'] as const)('%s changes transform and opacity only', (manner) => {
  const keyframes = keyframesOf(manner, [NEAR], 40);
  expect(keyframes.length).toBeGreaterThan(0);
  for (const keyframe of keyframes) {
    expect(Object.keys(keyframe).filter((key) => key !== 'offset')).toEqual(['transform', 'opacity']);
  }
});
