import { expect, test } from 'vitest';
import { ByteReader, ByteWriter } from './byte-stream.ts';

test('numbers up to 127 take one byte, larger ones seven bits a byte, the lowest first', () => {
  const out = new ByteWriter();
  out.number(0);
  out.number(127);
  out.number(128);
  out.number(300);
  out.number(16_384);
  expect(out.bytes).toEqual([0, 127, 128, 1, 172, 2, 128, 128, 1]);
});

test('what was written is read back in order', () => {
  const out = new ByteWriter();
  out.byte(255);
  out.number(2 ** 24 - 1);
  out.block(Uint8Array.of(7, 8, 9));
  out.number(128);
  out.block(new Uint8Array());
  out.byte(5);
  const from = new ByteReader(Uint8Array.from(out.bytes));
  expect(from.byte()).toBe(255);
  expect(from.number()).toBe(2 ** 24 - 1);
  expect(from.block()).toEqual(Uint8Array.of(7, 8, 9));
  expect(from.number()).toBe(128);
  expect(from.block()).toEqual(new Uint8Array());
  expect(from.byte()).toBe(5);
});

test('past the end there are zeros, and a block ends with the bytes', () => {
  const from = new ByteReader(Uint8Array.of(9, 1, 2));
  expect(from.block()).toEqual(Uint8Array.of(1, 2));
  expect(from.byte()).toBe(0);
  expect(from.number()).toBe(0);
});

test('a number that never ends is read for four bytes only', () => {
  const from = new ByteReader(Uint8Array.of(255, 255, 255, 255, 3));
  expect(from.number()).toBe(2 ** 28 - 1);
  expect(from.byte()).toBe(3);
});
