import { expect, test } from 'vitest';
import { pictureProblems } from './picture-problems.ts';

const problems = (sizes: Record<string, number>, texts: Record<string, string>): string[] =>
  pictureProblems({ sizes: new Map(Object.entries(sizes)), texts: new Map(Object.entries(texts)) });

test('a picture that a page shows or a source names has no problem', () => {
  expect(
    problems(
      { 'docs/pictures/table.webp': 1, 'docs/phone.png': 1, 'apps/web/public/icon.png': 1, 'e2e/visual/home.png': 1 },
      {
        'README.md': '![The table](docs/pictures/table.webp)',
        'docs/guide/client.md': 'See <img alt="x" src="../phone.png">',
        'apps/web/index.html': '<link href="./icon.png">',
        'e2e/visual.ts': "['home.png']",
      },
    ),
  ).toEqual([]);
});

test('a picture that nothing refers to is reported', () => {
  expect(problems({ 'e2e/visual/table.png': 1 }, { 'e2e/visual.ts': "['long-table.png', 'table.pngs']" })).toEqual([
    'e2e/visual/table.png: nothing refers to this picture',
  ]);
});

test('a picture in docs must be shown, not only generated', () => {
  expect(problems({ 'docs/table.webp': 1 }, { 'e2e/make.ts': "'table.webp'" })).toEqual([
    'docs/table.webp: nothing refers to this picture',
  ]);
});

test('a page that shows a missing picture is reported; external addresses are not', () => {
  expect(problems({}, { 'docs/a.md': '![gone](gone.png) ![far](https://example.org/far.png)' })).toEqual([
    'docs/a.md: shows docs/gone.png, which does not exist',
  ]);
});

test('a heavy picture in docs and a heavy tree are reported', () => {
  expect(problems({ 'docs/a.png': 150_001, 'data.bin': 13_000_000 }, { 'docs/a.md': '![a](a.png)' })).toEqual([
    'docs/a.png: 150001 bytes, at most 150000 in docs',
    'all tracked files together have 13150001 bytes, at most 13000000',
  ]);
});
