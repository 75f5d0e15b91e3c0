import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishProblems } from './english-problems.ts';

/*
 * Plain English in comments, test titles and pages. Without arguments: the folders that are clean, as `pnpm check` runs it; with
 * folders as arguments, everything in them.
 */

const ROOT = join(import.meta.dirname, '..');
/** Folders that the English pass has reached. The rules are in the words of the rulebook, the style guide names what it forbids. */
const CLEAN: readonly string[] = [
  'apps/host/',
  'apps/server/',
  'bench/',
  'docs/',
  'infra/',
  'lab/',
  'packages/protocol/',
  'tools/',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'NOTICE.md',
  'WORKAROUNDS.md',
  'apps/cli/README.md',
  'apps/server/README.md',
  'apps/web/README.md',
  'bench/README.md',
  'e2e/README.md',
];
const EXCEPT: readonly string[] = [
  // with the text of a licence
  'NOTICE.md',
  'docs/rules.md',
  'docs/guide/style.md',
  'tools/english-problems',
];

const asked = process.argv.slice(2);
const folders = asked.length > 0 ? asked : CLEAN;
const problems = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:tsx?|css|md)$/.test(path) && existsSync(join(ROOT, path)))
  .filter((path) => folders.some((folder) => path.startsWith(folder)))
  .filter((path) => !EXCEPT.some((start) => path.startsWith(start)) && !path.endsWith('CHANGELOG.md'))
  .flatMap((path) => englishProblems(path, readFileSync(join(ROOT, path), 'utf8')));
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${problems.length} words that docs/guide/style.md advises against`);
  process.exitCode = 1;
}
