import { CHECKED, found } from '../reads/checked.ts';

/*
 * SHA-256 (FIPS 180-4). The engine has no dependency and runs in browsers, workers and servers alike, where the platform's own
 * digest is asynchronous or absent; a commitment must be checked in the middle of a synchronous replay.
 */

const BLOCK = 64;

const primes = (count: number): number[] => {
  const list: number[] = [];
  for (let candidate = 2; list.length < count; candidate++) {
    if (list.every((prime) => candidate % prime !== 0)) list.push(candidate);
  }
  return list;
};

/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;

// oxlint-disable-next-line no-restricted-properties -- 32 bits are used, far before the last one
const K = Int32Array.from(primes(BLOCK), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 4, message.length * 8);
  return view;
}

const word: (words: Int32Array, index: number) => number = CHECKED
  ? (words, index) => found(words[index], index)
  : (words, index) => words[index] ?? 0;

function expand(block: DataView, offset: number): Int32Array {
  const w = new Int32Array(BLOCK);
  for (let t = 0; t < 16; t++) w[t] = block.getInt32(offset + 4 * t);
  for (let t = 16; t < BLOCK; t++) {
    const early = word(w, t - 15);
    const late = word(w, t - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[t] = (word(w, t - 16) + s0 + word(w, t - 7) + s1) | 0;
  }
  return w;
}

function compress(hash: Int32Array, w: Int32Array): void {
  const v = Int32Array.from(hash);
  for (let t = 0; t < BLOCK; t++) {
    const a = word(v, 0);
    const e = word(v, 4);
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & word(v, 5)) ^ (~e & word(v, 6));
    const t1 = (word(v, 7) + s1 + choice + word(K, t) + word(w, t)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & word(v, 1)) ^ (a & word(v, 2)) ^ (word(v, 1) & word(v, 2));
    v.copyWithin(1, 0, 7);
    v[4] = word(v, 4) + t1;
    v[0] = t1 + s0 + majority;
  }
  for (let index = 0; index < hash.length; index++) hash[index] = word(hash, index) + word(v, index);
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const hash = Int32Array.from(START);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK) compress(hash, expand(padded, offset));
  const digest = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < hash.length; index++) digest.setInt32(4 * index, word(hash, index));
  return new Uint8Array(digest.buffer);
}
