import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RUNS } from '../lab/names.ts';
import { scriptProblems } from './script-problems.ts';

const ROOT = join(import.meta.dirname, '..');

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

function manifest(path: string): { name: string; scripts: string[] } {
  const { name, scripts }: { name: string; scripts?: Record<string, string> } = JSON.parse(read(path));
  return { name, scripts: Object.keys(scripts ?? {}) };
}

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    // git still lists a file that was just deleted
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const pagesAndCiFiles = (): string[] => tracked().filter((path) => /\.md$|^\.ci\/|^\.github\/|^infra\//.test(path));

const problemsOf = (
  texts: Record<string, string>,
  contributing = '- `pnpm dev`: opens the client\n- `pnpm lab`: measures',
): string[] =>
  scriptProblems({
    root: ['dev', 'lab'],
    lab: ['size'],
    packages: new Map([['@a/web', ['build']]]),
    contributing,
    texts: new Map(Object.entries(texts)),
  });

test('every root script is listed, and every script that a page or a CI file names exists', () => {
  const packages = tracked()
    .filter((path) => path.endsWith('/package.json'))
    .map(manifest);
  const texts = pagesAndCiFiles();
  expect(texts.length).toBeGreaterThan(30);
  expect(
    scriptProblems({
      root: manifest('package.json').scripts,
      lab: Object.keys(RUNS),
      packages: new Map(packages.map(({ name, scripts }) => [name, scripts])),
      contributing: read('CONTRIBUTING.md'),
      texts: new Map(texts.map((path) => [path, read(path)])),
    }),
  ).toEqual([]);
});

test('there is one version of pnpm everywhere, and any registry can serve the lockfile', () => {
  const { packageManager }: { packageManager: string } = JSON.parse(read('package.json'));
  const pinned = pagesAndCiFiles().flatMap((path) =>
    Array.from(read(path).matchAll(/\bpnpm@[\d.]+\d/g), ([named]) => named),
  );
  expect(new Set(pinned)).toEqual(new Set([packageManager]));
  expect(read('pnpm-lock.yaml')).not.toMatch(/https?:|tarball:/);
});

test('existing commands and words that are not commands have no problem', () => {
  expect(
    problemsOf({
      'page.md': [
        'pnpm 12 and pnpm make it so. `pnpm dev --port 1`, `npx -y pnpm@12.18.0 dev`, `pnpm -s --filter @a/web build`, `pnpm-lock.yaml`',
        '```sh',
        'A=1 pnpm dev · pnpm dev   # pnpm nothing',
        'npx -y pnpm@12.18.0 install',
        '```',
      ].join('\n'),
      '.ci/run': '# pnpm starts\nPNPM="npx -y pnpm@12.18.0"\n$PNPM dev\n$PNPM --silent --filter @a/web build --quiet',
    }),
  ).toEqual([]);
});

test('a script that does not exist is reported with its page', () => {
  expect(
    problemsOf({
      'page.md':
        'Run `pnpm gone`, `pnpm lab size --json` or `pnpm lab mass`.\n\n```sh\npnpm --filter @a/web dev\n```\n',
      '.ci/run': '$PNPM lost && pnpm dev',
    }),
  ).toEqual([
    'page.md: there is no script dev in @a/web',
    'page.md: there is no script gone at the root',
    '.ci/run: there is no script lost at the root',
    'page.md: there is no mass in the lab',
  ]);
});

test('a root script that CONTRIBUTING.md does not list is reported', () => {
  expect(problemsOf({}, 'Type `pnpm dev`.\n- `pnpm lab`: measures')).toEqual([
    'CONTRIBUTING.md does not list `pnpm dev`',
  ]);
});

test('there are at most 14 root scripts', () => {
  const root = Array.from({ length: 15 }, (_, at) => `script-${at}`);
  const contributing = root.map((name) => `- \`pnpm ${name}\`: does it`).join('\n');
  const listed = { packages: new Map(), lab: [], contributing, texts: new Map() };
  expect(scriptProblems({ ...listed, root })).toEqual(['15 root scripts, at most 14']);
  expect(scriptProblems({ ...listed, root: root.slice(1) })).toEqual([]);
});
