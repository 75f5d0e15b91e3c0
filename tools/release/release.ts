import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseNotes } from './release-notes.ts';

/*
 * `node tools/release/release.ts set 0.3.0` gives the product a version: the root, every app, the tests. `node tools/release/release.ts
 * tag` makes the tag of the version that is committed, with its section of CHANGELOG.md as notes, and prints them.
 */

const ROOT = join(import.meta.dirname, '../..');
const VERSION = /^\d+\.\d+\.\d+$/;

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const [verb, wanted = ''] = process.argv.slice(2);
const problem = verb === 'set' ? setVersion(wanted) : verb === 'tag' ? tag() : 'say "set <version>" or "tag"';
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}

function setVersion(version: string): string | undefined {
  if (!VERSION.test(version)) return `${version} is no version: three numbers with dots`;
  const files = git('ls-files', 'package.json', 'apps/*/package.json', 'e2e/package.json', 'bench/package.json').split(
    '\n',
  );
  for (const file of files) {
    const path = join(ROOT, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`));
  }
  return undefined;
}

function tag(): string | undefined {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const notes = releaseNotes(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
  if (notes === undefined) return `CHANGELOG.md has no section "## ${version} (<day> <month> <year>)"`;
  if (git('status', '--porcelain') !== '') return 'there are changes that are not committed';
  if (git('tag', '--list', `v${version}`) !== '') return `v${version} exists`;
  git('tag', '--annotate', `v${version}`, '--message', `La Stanza ${version}\n\n${notes}`);
  console.log(`v${version}\n\n${notes}`);
  return undefined;
}
