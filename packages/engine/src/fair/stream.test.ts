import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { randomStream, shuffled } from './stream.ts';

const SEED = Uint8Array.of(1, 2, 3, 4);

/** What docs and auditors may rely on: word n is bytes 4n to 4n+3 of SHA-256(seed "/" label "/" 0), then of "/1" … */
function words(label: string, count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    createHash('sha256')
      .update(SEED)
      .update(`/${label}/${Math.floor(index / 8)}`)
      .digest()
      .readUInt32BE(4 * (index % 8)),
  );
}

describe('the stream', () => {
  test('its numbers are the words of the hashes, modulo the bound', () => {
    const random = randomStream(SEED, 'pile 0');
    expect(Array.from({ length: 20 }, () => random(1000))).toEqual(words('pile 0', 20).map((word) => word % 1000));
  });

  test('words beyond the largest multiple of the bound are thrown away', () => {
    const below = 3_000_000_000;
    const random = randomStream(SEED, 'big');
    const kept = words('big', 64).filter((word) => word < below);
    expect(kept.length).toBeLessThan(64);
    expect(Array.from({ length: 30 }, () => random(below))).toEqual(kept.slice(0, 30));
  });

  test('a power of two throws nothing away', () => {
    const random = randomStream(SEED, 'even');
    expect(Array.from({ length: 24 }, () => random(2 ** 32))).toEqual(words('even', 24));
  });

  test('the same seed and label give the same numbers, another label or seed others', () => {
    const numbers = (seed: Uint8Array, label: string): number[] => {
      const random = randomStream(seed, label);
      return Array.from({ length: 10 }, () => random(1_000_000));
    };
    expect(numbers(SEED, 'a')).toEqual(numbers(Uint8Array.from(SEED), 'a'));
    expect(numbers(SEED, 'a')).not.toEqual(numbers(SEED, 'b'));
    expect(numbers(SEED, 'a')).not.toEqual(numbers(Uint8Array.of(1, 2, 3, 5), 'a'));
  });

  test('its numbers are spread evenly', () => {
    const random = randomStream(SEED, 'even spread');
    const counts = Array.from({ length: 40 }, () => 0);
    for (let draw = 0; draw < 40_000; draw++) {
      const value = random(40);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    // chi-squared with 39 degrees of freedom: above 72.1 in one stream of a thousand, and this stream is fixed
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(72);
  });
});

describe('shuffling', () => {
  test('gives every number once', () => {
    expect(shuffled(SEED, 'pile 0', 40).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(shuffled(SEED, 'one', 1)).toEqual([0]);
    expect(shuffled(SEED, 'none', 0)).toEqual([]);
  });

  test('exchanges the last open place with a random one at or before it', () => {
    const random = randomStream(SEED, 'five');
    const order = ['a', 'b', 'c', 'd', 'e'];
    for (const last of [4, 3, 2, 1]) {
      const pick = random(last + 1);
      [order[pick], order[last]] = [order[last] ?? '', order[pick] ?? ''];
    }
    expect(shuffled(SEED, 'five', 5).map((index) => 'abcde'.charAt(index))).toEqual(order);
  });

  test('every order of three is about equally likely', () => {
    const counts = new Map<string, number>();
    for (let label = 0; label < 6000; label++) {
      const order = shuffled(SEED, `three ${label}`, 3).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
    // five degrees of freedom: above 20.5 in one of a thousand
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(20.5);
  });
});
