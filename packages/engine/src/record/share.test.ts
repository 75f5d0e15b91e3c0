import { expect, test } from 'vitest';
import { parseShare, shareText } from './share.ts';

const NONCE = '0f'.repeat(32);

test('a share is read as it was written', () => {
  for (const seat of [0, 1, 2, 3])
    expect(parseShare(shareText({ seat, nonce: NONCE }))).toEqual({ seat, nonce: NONCE });
});

test.each([
  `share 4 ${NONCE}`,
  `share  1 ${NONCE}`,
  `share 1 ${NONCE}0`,
  `share 1 ${NONCE.toUpperCase()}`,
  `share 1 ${NONCE} `,
  ` share 1 ${NONCE}`,
  'share 1',
  'undo 1',
])('%s is no share', (text) => expect(parseShare(text)).toBeUndefined());
