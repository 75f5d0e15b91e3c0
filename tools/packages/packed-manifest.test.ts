import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packedManifest, type Manifest } from './packed-manifest.ts';
import { PUBLISHED } from './published.ts';

const ROOT = join(import.meta.dirname, '../..');

const OURS: Manifest = {
  name: '@la-stanza/two',
  version: '1.2.0',
  scripts: { build: 'tsc' },
  files: ['dist'],
  exports: { '.': './src/index.ts' },
  dependencies: { '@la-stanza/one': 'workspace:*', other: '3.0.0' },
  devDependencies: { compiler: '1.0.0' },
  publishConfig: { access: 'public', exports: { '.': './dist/index.js' } },
};

test('what is packed has compiled entries and real versions, and nothing of the repository', () => {
  expect(packedManifest(OURS, new Map([['@la-stanza/one', '1.1.0']]))).toEqual({
    name: '@la-stanza/two',
    version: '1.2.0',
    files: ['dist'],
    exports: { '.': './dist/index.js' },
    dependencies: { '@la-stanza/one': '^1.1.0', other: '3.0.0' },
    publishConfig: { access: 'public' },
  });
});

test('a package that others cannot install is no dependency', () => {
  expect(() => packedManifest(OURS, new Map())).toThrow('@la-stanza/one is not published');
});

test('every package names the address of the project', () => {
  const read = (path: string): Manifest => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const { repository, bugs } = read('package.json');
  for (const name of PUBLISHED) {
    const manifest = read(`packages/${name}/package.json`);
    expect(manifest['repository']).toEqual({ ...Object(repository), directory: `packages/${name}` });
    expect(manifest['bugs']).toBe(bugs);
  }
});
