import { expect, test } from 'vitest';
import { findCircle } from './no-circles-plugin.ts';

test('a circle of chunks is found wherever it begins, and named from one chunk back to itself', () => {
  const imports = new Map([
    ['start', ['shell']],
    ['shell', ['libraries', 'people']],
    ['people', ['libraries', 'address']],
    ['address', ['shell']],
    ['libraries', []],
  ]);
  expect(findCircle(imports)).toEqual(['shell', 'people', 'address', 'shell']);
});

test('chunks that share others, and files outside the build, are no circle', () => {
  const imports = new Map([
    ['one', ['shared', 'two']],
    ['two', ['shared', 'https://elsewhere/library.js']],
    ['shared', []],
  ]);
  expect(findCircle(imports)).toBeUndefined();
});
