import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { asciiBytes, fromHex, joinBytes, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

const platform = (message: Uint8Array): string => createHash('sha256').update(message).digest('hex');
const message = (length: number, step: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * step + length) & 255);

test('SHA-256 gives the published digests', () => {
  expect(toHex(sha256(asciiBytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(toHex(sha256(asciiBytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(toHex(sha256(asciiBytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('SHA-256 agrees with the platform for every length around the block boundaries', () => {
  for (let length = 0; length <= 260; length++) {
    expect(toHex(sha256(message(length, 37)))).toBe(platform(message(length, 37)));
  }
});

test('SHA-256 agrees with the platform for long messages', () => {
  for (const length of [1000, 4096, 65_535, 1 << 20]) {
    expect(toHex(sha256(message(length, 91)))).toBe(platform(message(length, 91)));
  }
});

test('SHA-256 reads a message that is part of a larger buffer, and changes nothing', () => {
  const whole = message(200, 3);
  const part = whole.subarray(50, 90);
  expect(toHex(sha256(part))).toBe(platform(part));
  expect(whole).toEqual(message(200, 3));
});

test('hexadecimal digits and bytes are the same thing', () => {
  expect(toHex(Uint8Array.of(0, 9, 16, 255))).toBe('000910ff');
  expect(fromHex('000910ff')).toEqual(Uint8Array.of(0, 9, 16, 255));
  expect(fromHex('')).toEqual(new Uint8Array());
});

test.each(['0', 'abc', 'AB', 'g0', ' 00', '00 ', '0x00', '00\n'])('%j is no text of lower-case digits', (text) => {
  expect(fromHex(text)).toBeUndefined();
});

test('texts become bytes, and bytes are joined in order', () => {
  expect(asciiBytes('/a 1')).toEqual(Uint8Array.of(47, 97, 32, 49));
  expect(joinBytes(Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3))).toEqual(Uint8Array.of(1, 2, 3));
  expect(joinBytes()).toEqual(new Uint8Array());
});
