import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathsIn } from './doc-links.ts';

const root = join(import.meta.dirname, '..');

// the decision that docs/guide/add-a-decision.md adds as an example
const EXAMPLES: ReadonlySet<string> = new Set(['packages/engine/src/bonus-tiles/toast.ts']);

test('every file that a document names exists', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const named = documents.flatMap((file) =>
    pathsIn(file, readFileSync(join(root, file), 'utf8')).map((each) => ({ file, ...each })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(
    named
      .filter(({ path }) => !EXAMPLES.has(path) && !existsSync(join(root, path)))
      .map(({ file, written }) => `${file}: ${written}`),
  ).toEqual([]);
});

test('links are relative to their document, code spans to the root', () => {
  const text =
    'See [a](../b.md#top) and `packages/engine/src/index.ts`, not `pnpm dev` or [c](https://example.org).\n```\n`apps/x`\n```';
  expect(pathsIn('docs/guide/x.md', text)).toEqual([
    { written: '../b.md#top', path: 'docs/b.md' },
    { written: 'packages/engine/src/index.ts', path: 'packages/engine/src/index.ts' },
  ]);
});
