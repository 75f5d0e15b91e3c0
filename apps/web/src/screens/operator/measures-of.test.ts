import { expect, test } from 'vitest';
import { measuresOf } from './measures-of.ts';

const GAME = '01a1e733-2192-7520-884c-9e020d494193';

test('all that was chosen is sent, hidden lines first', () => {
  const chosen = { lines: [3, 5], kinds: new Set(['suspend', 'warn', 'close'] as const), days: 7 };
  expect(measuresOf(chosen, GAME)).toStrictEqual([
    { kind: 'hide', game: GAME, lines: [3, 5] },
    { kind: 'warn' },
    { kind: 'suspend', days: 7 },
    { kind: 'close', game: GAME },
  ]);
});

test('without a table nothing can be hidden or closed', () => {
  expect(measuresOf({ lines: [1], kinds: new Set(['close', 'mute'] as const), days: 1 }, null)).toStrictEqual([
    { kind: 'mute', days: 1 },
  ]);
});
