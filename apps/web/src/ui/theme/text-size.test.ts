import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const IN_PIXELS = /(?<![\w-])font(?:-size)?:[^;{}]*\dpx[^;{}]*;/g;

test('every font size in the style sheets follows the reader’s text size: rem, not px', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const fixed = sheets.flatMap((path) =>
    [...readFileSync(join(SOURCE, path), 'utf8').matchAll(IN_PIXELS)].map(([rule]) => `${path}: ${rule}`),
  );
  expect(fixed).toEqual([]);
});
