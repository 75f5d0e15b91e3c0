import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallPng } from './kit/small-png.ts';

/* Shrinks the new pictures before they are committed; the comparison does not see the difference. */

/** Enough to see what has changed; two thirds of the bytes of 64. */
const COLOURS = 48;
const FOLDER = join(import.meta.dirname, 'visual');

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.png'))) {
  const path = join(FOLDER, file);
  const taken = readFileSync(path);
  const small = await smallPng(taken, COLOURS);
  if (small.length < taken.length) writeFileSync(path, small);
}
