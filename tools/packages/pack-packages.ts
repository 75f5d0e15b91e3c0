import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './build-packages.ts';
import { packedManifest, type Manifest } from './packed-manifest.ts';
import { PUBLISHED, type Published } from './published.ts';

/*
 * `pnpm lab packages:pack <folder>` packs the packages that others can install: `npm publish` takes the files as they are.
 */

const ROOT = join(import.meta.dirname, '../..');

/** Beside what a manifest names; the notice is the same in all of them. */
const PAGES: Readonly<Record<string, (home: string) => string>> = {
  'README.md': (home) => join(home, 'README.md'),
  'CHANGELOG.md': (home) => join(home, 'CHANGELOG.md'),
  'NOTICE.md': () => join(import.meta.dirname, 'NOTICE.md'),
  LICENSE: () => join(ROOT, 'LICENSE'),
};

/** Packs into a folder; returns the files. */
export function packPackages(folder: string): ReadonlyMap<Published, string> {
  buildPackages();
  mkdirSync(folder, { recursive: true });
  const manifests = new Map(PUBLISHED.map((name) => [name, manifestOf(name)]));
  const versions = new Map([...manifests].map(([name, { version }]) => [`@la-stanza/${name}`, version]));
  return new Map(
    [...manifests].map(([name, manifest]) => [name, pack(name, packedManifest(manifest, versions), folder)]),
  );
}

function manifestOf(name: Published): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
  return manifest;
}

function pack(name: Published, manifest: Manifest, folder: string): string {
  const home = join(ROOT, 'packages', name);
  const staged = mkdtempSync(join(tmpdir(), 'la-stanza-pack-'));
  try {
    for (const file of manifest.files) {
      const from = PAGES[file]?.(home) ?? join(home, file);
      if (!existsSync(from)) throw new Error(`${name} has no ${file}`);
      cpSync(from, join(staged, file), { recursive: true });
    }
    writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    const packed = execFileSync(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder],
      {
        cwd: staged,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [file]: { filename: string }[] = JSON.parse(packed);
    return join(folder, file?.filename ?? '');
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('name the folder to pack into');
  for (const file of packPackages(folder).values()) console.log(file);
}
