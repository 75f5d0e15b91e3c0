import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

/* Plants violations of the import rules in a small source tree and expects each to be found. */

const ROOT = join(import.meta.dirname, '..');
const DEPCRUISE = join(ROOT, 'node_modules/.bin/depcruise');

let planted: string | undefined;

afterEach(() => {
  if (planted !== undefined) rmSync(planted, { recursive: true });
  planted = undefined;
});

/** The rules that a tree of these files breaks, each with the offending file. */
function broken(files: Readonly<Record<string, string>>): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'imports-'));
  planted = tree;
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json']) cpSync(join(ROOT, file), join(tree, file));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  const { stdout, stderr } = spawnSync(DEPCRUISE, ['--output-type', 'json', ...folders], {
    cwd: tree,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  const cruise: { readonly summary: { readonly violations: { rule: { name: string }; from: string }[] } } =
    JSON.parse(stdout);
  return cruise.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted();
}

const applyFrom = (path: string): string =>
  `import { apply } from '${'../'.repeat(path.split('/').length - 1)}packages/engine/src/flow/apply.ts';\nexport const used = apply;\n`;

const using = (paths: readonly string[]): Readonly<Record<string, string>> => ({
  'packages/engine/src/flow/apply.ts': 'export const apply = 1;\n',
  ...Object.fromEntries(paths.map((path) => [path, applyFrom(path)])),
});

const SLOW = 120_000;

describe('apply', () => {
  test(
    'may be imported by the engine and the bots’ search',
    () => {
      const folders = ['engine/src/record', 'bots/src/policy', 'bots/src/search', 'bots/src/turns'];
      expect(broken(using(folders.map((folder) => `packages/${folder}/deep.ts`)))).toEqual([]);
    },
    SLOW,
  );

  test(
    'and by nothing else: not the bots’ tables or tests, an application, the bench or a browser test',
    () => {
      const others = [
        'apps/cli/src/play.ts',
        'apps/server/src/play.ts',
        'apps/web/src/play.ts',
        'bench/src/games.ts',
        'e2e/kit/games.ts',
        'packages/bots/src/arena/play-game.ts',
        'packages/bots/test/bots.test.ts',
        'tools/play.ts',
      ];
      const found = broken(using(others)).filter((line) => line.startsWith('only-search-applies'));
      expect(found).toEqual(others.map((path) => `only-search-applies: ${path}`));
    },
    SLOW,
  );
});
