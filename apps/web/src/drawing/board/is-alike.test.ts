import { expect, test } from 'vitest';
import { isAlike } from './is-alike.ts';

const choose = (): void => undefined;

test('pictures with equal data are alike, however deep', () => {
  const picture = () => ({ wall: [{ person: 'leonardo', x: 1 }, undefined], target: { label: 'Leonardo', choose } });
  expect(isAlike(picture(), picture())).toBe(true);
});

test('a changed figure, a missing part or another handler makes a difference', () => {
  expect(isAlike({ wall: [{ x: 1 }] }, { wall: [{ x: 2 }] })).toBe(false);
  expect(isAlike({ wall: [1, 2] }, { wall: [1] })).toBe(false);
  expect(isAlike({ ghost: undefined }, { label: undefined })).toBe(false);
  expect(isAlike({ choose }, { choose: () => undefined })).toBe(false);
  expect(isAlike(new Map(), new Map())).toBe(false);
});
