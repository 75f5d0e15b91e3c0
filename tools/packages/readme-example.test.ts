import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLISHED } from './published.ts';
import { checked, readmeExample } from './readme-example.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Runs a program as if it lay in a package; returns how many claims it has checked. */
function runIn(name: string, program: string): number {
  const folder = mkdtempSync(join(ROOT, 'packages', name, '.types-example-'));
  const file = join(folder, 'example.mjs');
  writeFileSync(file, program);
  try {
    return Number(execFileSync(process.execPath, [file], { encoding: 'utf8', stdio: 'pipe' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(PUBLISHED)('the example of %s does what it says', (name) => {
  expect(runIn(name, readmeExample(name))).toBeGreaterThan(0);
});

test('a claim that is not true, and a page without one, are noticed', () => {
  const page = (code: string): string => `# A page\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
  expect(runIn('words', checked(page('[1, 2].length; // 2\n[3].at(0);\n// 3')))).toBe(2);
  expect(() => runIn('words', checked(page('[1, 2].length; // 3')))).toThrow('2 !== 3');
  expect(() => checked(page('[1, 2].length;'))).toThrow('no example');
});
