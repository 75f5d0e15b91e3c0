import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loudness } from './loudness.ts';
import { RENDERED, renderedHashes, sourcesHash, type Manifest } from './sources.ts';
import { RATE, wrap } from './wave.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(join(RENDERED, name), 'utf8'));

test('the rendered sounds are those of the notes and the script: pnpm lab sound', () => {
  const current: Manifest = { sources: sourcesHash(), files: renderedHashes() };
  expect(read('manifest.json')).toEqual(current);
});

test('all sounds together are at most 1.8 MB, the cues at most 180 kB, and each tune loops after 55 to 65 seconds', () => {
  const bytes = (name: string): number => statSync(join(RENDERED, name)).size;
  const files = Object.keys(renderedHashes()).filter((name) => name.endsWith('.opus'));
  expect(files).toHaveLength(6);
  expect(files.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThanOrEqual(1_800_000);
  expect(bytes('cues.opus')).toBeLessThanOrEqual(180_000);
  const { loops } = Object(read('times.json'));
  for (const [start, end] of Object.values<[number, number]>(loops)) {
    expect(end - start).toBeGreaterThanOrEqual(55);
    expect(end - start).toBeLessThanOrEqual(65);
  }
});

test('a sine of 997 Hz at full scale has the loudness that the recommendation names', () => {
  const sine = Float64Array.from({ length: 2 * RATE }, (_, index) => Math.sin((2 * Math.PI * 997 * index) / RATE));
  expect(loudness(sine)).toBeCloseTo(-3.01, 1);
});

test('what rings on after the end of a loop sounds at its beginning', () => {
  expect([...wrap(Float64Array.of(1, 2, 3, 4, 5), 3 / RATE)]).toEqual([5, 7, 3]);
});
