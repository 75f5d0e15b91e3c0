import { expect, test } from 'vitest';
import { richParts } from './rich-parts.ts';

test('a plain sentence stays one piece', () => {
  expect(richParts('Walk one to four portraits.')).toEqual([{ kind: 'text', text: 'Walk one to four portraits.' }]);
});

test('bold words may hold drawn values, and text around them is kept', () => {
  expect(richParts('Take **\uE0000\uE001 the tile** for \uE0001\uE001')).toEqual([
    { kind: 'text', text: 'Take ' },
    {
      kind: 'bold',
      parts: [
        { kind: 'drawn', index: 0 },
        { kind: 'text', text: ' the tile' },
      ],
    },
    { kind: 'text', text: ' for ' },
    { kind: 'drawn', index: 1 },
  ]);
});

test('a lone pair of asterisks is text', () => {
  expect(richParts('2 ** 3')).toEqual([{ kind: 'text', text: '2 ** 3' }]);
});
