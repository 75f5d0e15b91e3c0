import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const RELATIVE = /(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

/**
 * Copies what a package uses of a library into its folder `dist/vendor`, with types and licence, and imports it from there: only the
 * modules that are reached, which of some libraries is a fraction of an installation.
 */
export function vendor(folder: string, library: string): void {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${library}/package.json`);
  const { module: entry }: { module: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const home = dirname(manifest);
  const own = join(folder, 'dist/vendor', library);
  for (const file of [...reached(home, entry), ...reached(home, typesOf(entry)), 'LICENSE']) {
    mkdirSync(dirname(join(own, file)), { recursive: true });
    cpSync(join(home, file), join(own, file));
  }
  const dist = join(folder, 'dist');
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist, exclude: ['vendor'] })) {
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8');
    const to = relative(dirname(path), join(own, entry));
    const moved = text.replaceAll(
      new RegExp(`((?:from|import)\\s*\\(?\\s*['"])${library}(['"])`, 'g'),
      `$1${to.startsWith('.') ? to : `./${to}`}$2`,
    );
    if (moved !== text) writeFileSync(path, moved);
  }
}

const typesOf = (module: string): string => module.replace(/\.js$/, '.d.ts');

/** A module and all that it imports, by their paths in the library. */
function reached(home: string, entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [join(entry)];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, target = ''] of readFileSync(join(home, file), 'utf8').matchAll(RELATIVE)) {
      const path = join(dirname(file), target);
      queue.push(file.endsWith('.d.ts') ? typesOf(path) : path);
    }
  }
  return found;
}
