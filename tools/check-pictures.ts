import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPicture, pictureProblems } from './picture-problems.ts';

/* Finds pictures in git that nothing shows or uses and pictures that are too large, and checks the total size. */

const ROOT = join(import.meta.dirname, '..');
const TEXT = /(?<!\.test)\.(?:md|html|tsx?|css|json|webmanifest)$/;

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  // git still lists a file that was just deleted
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const sizes = new Map(tracked.map((path) => [path, statSync(join(ROOT, path)).size]));
const texts = new Map(
  tracked.filter((path) => TEXT.test(path)).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
);

const problems = pictureProblems({ sizes, texts });
for (const problem of problems) console.error(problem);
const megabytes = ([...sizes.values()].reduce((sum, size) => sum + size, 0) / 1_000_000).toFixed(1);
console.log(`${tracked.filter(isPicture).length} pictures, ${megabytes} MB in total, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
