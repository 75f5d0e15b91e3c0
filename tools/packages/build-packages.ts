import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED } from './published.ts';

/*
 * Compiles the packages that others can install: JavaScript, types and source maps into their folder `dist`. Inside the repository
 * everything reads the sources, so this is needed only to pack them.
 */

const ROOT = join(import.meta.dirname, '../..');

export function buildPackages(): void {
  const tsc = (...args: readonly string[]): unknown => execFileSync('tsc', args, { cwd: ROOT, stdio: 'inherit' });
  // the types of a package are what the next one is compiled against
  tsc('-b', ...PUBLISHED.map((name) => `packages/${name}`));
  for (const name of PUBLISHED) {
    const folder = join(ROOT, 'packages', name);
    const dist = join(folder, 'dist');
    rmSync(dist, { recursive: true, force: true });
    tsc('-p', join(folder, 'tsconfig.build.json'));
    if (name === 'words') addMessages(folder, dist);
    for (const file of globSync('**/*.d.ts', { cwd: dist })) nameDeclarations(join(dist, file));
  }
}

/** The compiler leaves the names of sources in declarations, and no sources are packed. */
function nameDeclarations(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.js$2'));
}

/** The catalogues, and their ids as a separate type: a reader's compiler need not read JSON. */
function addMessages(folder: string, dist: string): void {
  rmSync(join(dist, 'messages'), { recursive: true, force: true });
  cpSync(join(folder, 'messages'), join(dist, 'messages'), { recursive: true });
  const ids = globSync('messages/en/*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  const union = ids.map((id) => `  | ${JSON.stringify(id)}`).join('\n');
  writeFileSync(
    join(dist, 'src/message-id.d.ts'),
    `/** Every id of the English catalogue. */\nexport type MessageId =\n${union};\n`,
  );
}

if (import.meta.main) buildPackages();
