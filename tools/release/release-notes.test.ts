import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseNotes } from './release-notes.ts';

const ROOT = join(import.meta.dirname, '../..');

const CHANGELOG = '# Changelog\n\n## 0.3.0 (1 May 2027)\n\n- New.\n\n## 0.2.0 (18 November 2026)\n\n- Old.\n- Older.\n';

test('the notes of a version are its section of the changelog', () => {
  expect(releaseNotes(CHANGELOG, '0.3.0')).toBe('- New.');
  expect(releaseNotes(CHANGELOG, '0.2.0')).toBe('- Old.\n- Older.');
});

test('a version without a section, or without a date, has no notes', () => {
  expect(releaseNotes(CHANGELOG, '0.4.0')).toBeUndefined();
  expect(releaseNotes('## 0.4.0 (unreleased)\n\n- Soon.', '0.4.0')).toBeUndefined();
});

test('the product has one version: the root, every app, the tests and the measurements', () => {
  const manifests = execFileSync(
    'git',
    ['ls-files', 'package.json', 'apps/*/package.json', 'e2e/package.json', 'bench/package.json'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n');
  const versions = manifests.map((file) => [file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')).version]);
  expect(versions.length).toBeGreaterThan(6);
  expect(Object.keys(Object.groupBy(versions, ([, version]) => version))).toHaveLength(1);
});
