import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { englishProblems } from '../tools/english-problems.ts';

/* Sizes of the code that a newcomer meets: how many files, how long, in how many folders, how many styles, scripts and pages. */

const ROOT = join(import.meta.dirname, '..');
/** Less is a file that could live beside its use. */
const SHORT = 20;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const linesOf = (path: string): number => read(path).split('\n').length - 1;
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const typeScript = tracked.filter((path) => /\.tsx?$/.test(path));
const sources = typeScript.filter((path) => path.includes('/src/') && !/\.(?:test|stories)\.tsx?$/.test(path));
const lengths = sources.map(linesOf).toSorted((one, other) => one - other);
const styles = tracked.filter((path) => path.endsWith('.css'));
const css = styles.map(read).join('\n');
const pages = tracked.filter((path) => path.endsWith('.md'));
const manifests = tracked.filter((path) => /(?:^|\/)package\.json$/.test(path));

/** Folders of the product with a file or folder named after a feature. */
const foldersOf = (feature: string): number =>
  new Set(typeScript.filter((path) => path.includes(feature) && !path.startsWith('lab/')).map((path) => dirname(path)))
    .size;

const distinct = (pattern: RegExp): number =>
  new Set(Array.from(css.matchAll(pattern), ([, value = '']) => value.replaceAll(/\s+/g, ' '))).size;

function scriptsIn(path: string): number {
  const { scripts }: { scripts?: Record<string, string> } = JSON.parse(read(path));
  return Object.keys(scripts ?? {}).length;
}

const house = {
  files: sources.length,
  median: lengths[Math.floor(lengths.length / 2)] ?? 0,
  shareShort: Math.round((100 * lengths.filter((lines) => lines < SHORT).length) / lengths.length) / 100,
  folders: new Set(sources.map((path) => dirname(path))).size,
  foldersOfDaily: foldersOf('daily'),
  foldersOfPuzzles: foldersOf('puzzle'),
  cssLines: sum(styles.map(linesOf)),
  cssModules: styles.length,
  fontStyles: distinct(/\bfont:\s*([^;]+);/g),
  mediaConditions: distinct(/@(?:media|container)([^{]+)\{/g),
  rootScripts: scriptsIn('package.json'),
  scripts: sum(manifests.map(scriptsIn)),
  linesOutsideLab: sum(typeScript.filter((path) => !path.startsWith('lab/')).map(linesOf)),
  markdownBytes: sum(pages.map((path) => Buffer.byteLength(read(path)))),
  forbiddenWords: sum(
    [...typeScript, ...styles, ...pages]
      .filter((path) => !/^docs\/(?:rules|guide\/style)\.md$|CHANGELOG\.md$|english-problems/.test(path))
      .map((path) => englishProblems(path, read(path)).length),
  ),
};

console.log(
  process.argv.includes('--json')
    ? JSON.stringify(house)
    : Object.entries(house)
        .map(([name, value]) => `${String(value).padStart(8)}  ${name}`)
        .join('\n'),
);
