import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, contrastOf, LEAST, PAIRS, themesIn } from './contrast.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const THEMES = themesIn(read('tokens.css'), read('more-contrast.css'));

// WCAG AAA for text, and the same step up for lines
const MOST = { text: 7, line: 4.5 } as const;

test('contrast is computed as WCAG says', () => {
  expect(contrast('#000', '#fff')).toBe(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});

test.each(THEMES.map((theme) => [theme.name, theme.colours] as const))(
  '%s: every pair of tokens holds',
  (_, colours) => {
    const weak = PAIRS.filter((pair) => contrastOf(colours, pair) < LEAST[pair.kind]);
    expect(weak.map(({ colour, on }) => `${colour} on ${on}`)).toEqual([]);
  },
);

test.each(THEMES.slice(2).map((theme) => [theme.name, theme.colours] as const))(
  '%s: text and borders are stronger still',
  (_, colours) => {
    const surfaces = new Set(['page', 'paper', 'paper-2', 'sunken']);
    const weak = PAIRS.filter(({ on }) => surfaces.has(on))
      .filter(({ colour }) => !colour.endsWith('-line'))
      .filter((pair) => contrastOf(colours, pair) < MOST[pair.kind]);
    expect(weak.map(({ colour, on }) => `${colour} on ${on}`)).toEqual([]);
  },
);
