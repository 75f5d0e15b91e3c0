import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classProblems, sheetProblems, type StyledFile } from './style-problems.ts';

const ROOT = join(import.meta.dirname, '../apps/web/src');
const read = (pattern: string): readonly StyledFile[] =>
  globSync(pattern, { cwd: ROOT }).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const SHEETS = read('**/*.module.css');

test('no style sheet has its own colours, sizes or physical sides', () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  expect(SHEETS.flatMap(sheetProblems)).toEqual([]);
});

test('every class exists and is used', () => {
  expect(classProblems(SHEETS, read('**/*.{ts,tsx}'))).toEqual([]);
});

test('a colour, a size and a side are each found', () => {
  const text =
    '.a { color: #fff; font: 700 0.9rem/1.1 var(--ui); margin-left: 4px; text-align: right; } /* left: #000 */';
  expect(sheetProblems({ path: 'a.module.css', text })).toHaveLength(4);
});

test('a :has() that watches the whole page is found, one beside a :not() is allowed', () => {
  const text =
    '.a:not(:has(.b:not([data-state]))) { top: 0 } .a:has(> :only-child) { top: 0 } .a:not(:has(.b)):not(.c) { top: 0 }';
  expect(sheetProblems({ path: 'a.module.css', text })).toHaveLength(2);
});

test('positions among any elements are found, positions among named ones are allowed', () => {
  const text = '.a > * + * { top: 0 } .a > :nth-child(4) > * { top: 0 } .a > :nth-child(2) { top: 0 } i + i { top: 0 }';
  expect(sheetProblems({ path: 'a.module.css', text })).toHaveLength(2);
});

test('a misspelt class and an unused one are found', () => {
  const sheets = [{ path: 'mat/mat.module.css', text: '.mat { top: 0 }\n.crest > .mat { top: 1.5px }' }];
  const components = [
    { path: 'mat/mat.tsx', text: "import styles from './mat.module.css';\n<i className={styles['matt']} />" },
  ];
  expect(classProblems(sheets, components)).toEqual([
    'mat/mat.tsx: mat/mat.module.css has no class “matt”',
    'mat/mat.module.css: the class “mat” is not used',
    'mat/mat.module.css: the class “crest” is not used',
  ]);
});
