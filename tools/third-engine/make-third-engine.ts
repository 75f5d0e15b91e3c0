import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const GUIDE = 'docs/guide/change-a-rule.md';

/**
 * A copy of the project after the changes of docs/guide/change-a-rule.md: this engine is pinned, and a third version plays
 * otherwise in one rule. Returns its folder.
 */
export function makeThirdEngine(): string {
  const folder = mkdtempSync(join(tmpdir(), 'third-engine-'));
  copyProject(folder);
  const pinned = join(folder, 'packages/engine/pinned');
  execFileSync(process.execPath, [join(root, 'tools/pin-engine.ts'), pinned]);
  const [file = ''] = readdirSync(pinned);
  for (const { path, before, after } of changes()) {
    const source = readFileSync(join(folder, path), 'utf8');
    if (source.split(before).length !== 2) throw new Error(`${path} does not have this once: ${before}`);
    writeFileSync(
      join(folder, path),
      source.replace(before, () => after.replace('engine-1.1.0.js', file)),
    );
  }
  return folder;
}

function copyProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of files.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  // pnpm wants a folder of its own here, and keeps notes in it
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.pnpm-'))) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const place of ['packages', 'apps', '.']) {
    for (const name of readdirSync(join(root, place))) {
      const installed = join(root, place, name, 'node_modules');
      if (!existsSync(installed)) continue;
      // the links to other packages are relative, so they lead to their copies
      cpSync(installed, join(folder, place, name, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** The changes of the guide: lines to be replaced, and lines to put there. */
function changes(): readonly { readonly path: string; readonly before: string; readonly after: string }[] {
  const guide = readFileSync(join(root, GUIDE), 'utf8');
  return [...guide.matchAll(/^`(packages\/engine\/src\/\S+\.ts)`\n\n```diff\n([\s\S]*?)\n```$/gm)].flatMap(
    ([, path = '', diff = '']) => {
      const parts = diff.matchAll(/((?:^-.*\n?)+)((?:^\+.*\n?)+)/gm);
      return [...parts].map(([, before = '', after = '']) => ({
        path,
        before: unmarked(before),
        after: unmarked(after),
      }));
    },
  );
}

const unmarked = (lines: string): string =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(1))
    .join('\n');
