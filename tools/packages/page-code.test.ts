import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as engine from '../../packages/engine/src/index.ts';
import { programsOf, type Packages } from './package-programs.ts';
import { blocksOf, checked, docExamplesOf } from './page-code.ts';
import { PUBLISHED, type Published } from './published.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The packages as they are in the repository; `pnpm lab packages` does the same with the packed ones, in other runtimes and strictly typed. */
const SOURCES: Packages = {
  homeOf: (name) => join(ROOT, 'packages', name),
  documented: 'src/**/*.ts',
  moduleOf: (file) => file,
  fileOf: ({ exports }, entry) => exports[entry],
};

/** Runs programs as if they lay in a package; returns how many claims they have checked. */
function runIn(name: Published, programs: ReadonlyMap<string, string>): number {
  const folder = mkdtempSync(join(ROOT, 'packages', name, '.types-example-'));
  try {
    for (const [file, program] of programs)
      writeFileSync(join(folder, `${file}.ts`), program.replaceAll(".js';", ".ts';"));
    return Number(execFileSync(process.execPath, [join(folder, 'pages.ts')], { encoding: 'utf8', stdio: 'pipe' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(PUBLISHED)('every example of %s does what it says', async (name) => {
  expect(runIn(name, await programsOf(SOURCES, name))).toBeGreaterThan(0);
});

test('every function of the front door has an example', async () => {
  const programs = [...(await programsOf(SOURCES, 'engine')).keys()];
  const examples = new Set(programs.map((file) => /^doc-(\w+)-/.exec(file)?.[1]));
  const functions = Object.entries<unknown>(engine).flatMap(([name, value]) =>
    typeof value === 'function' && !(value.prototype instanceof Error) ? [name] : [],
  );
  expect(functions.length).toBeGreaterThan(20);
  expect(functions.filter((name) => !examples.has(name))).toEqual([]);
});

test('a claim that is not true, and a page without one, are noticed', () => {
  const run = (code: string): number =>
    runIn('words', new Map([['pages', `${checked(code).program}console.log(claims);\n`]]));
  expect(run('[1, 2].length; // 2\n[3].at(0);\n// 3')).toBe(2);
  expect(() => run('[1, 2].length; // 3')).toThrow('2 !== 3');
  expect(() => run('nobody.knows(); // 1')).toThrow('ReferenceError');
  expect(() => checked('[1, 2].length;')).toThrow('does not say what it does');
});

test('all blocks of a page are found, and all examples of a module', () => {
  const page = '# A page\n\n```sh\nls\n```\n\n```ts\n[1].length; // 1\n```\n\n```ts\n[2].length; // 1\n```\n';
  expect(blocksOf(page).map(({ claims }) => claims)).toEqual([1, 1]);
  const module = [
    '/** Has none. */\nexport const none = 1;',
    '/**\n * Counts.\n *\n * @example\n * count(2); // 2\n * count(3);\n * // 3\n */\nexport declare function count(to: number): number;',
  ].join('\n');
  expect(docExamplesOf(module)).toEqual([{ name: 'count', code: 'count(2); // 2\ncount(3);\n// 3' }]);
});
