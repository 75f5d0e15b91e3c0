import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Application } from 'typedoc';
import { z } from 'zod';

const PACKAGES = ['engine', 'bots', 'protocol', 'words'] as const;
const exportsSchema = z.object({ exports: z.record(z.string(), z.unknown()) });

/** TypeDoc writes its navigation with the same address into every page. */
const START = 'https://start.invalid/';

/** The reference of every published package, from its types and their comments. */
export async function buildReference(root: string, folder: string): Promise<void> {
  for (const name of PACKAGES) {
    const home = join(root, 'packages', name);
    const app = await Application.bootstrap({
      name: `@la-stanza/${name}`,
      entryPoints: entriesOf(home),
      tsconfig: join(home, 'tsconfig.json'),
      readme: join(home, 'README.md'),
      disableGit: true,
      disableSources: true,
      excludeInternal: true,
      skipErrorChecking: true,
      githubPages: false,
      logLevel: 'Error',
      navigationLinks: { 'All documents': START },
    });
    const project = await app.convert();
    if (project === undefined) throw new Error(`TypeDoc cannot read ${name}`);
    const own = join(folder, name);
    await app.generateDocs(project, own);
    linkToStart(own);
  }
}

/** The sources behind the exports of a package. */
function entriesOf(home: string): string[] {
  const { exports } = exportsSchema.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')));
  return Object.values(exports)
    .filter((source): source is string => typeof source === 'string' && source.endsWith('.ts'))
    .map((source) => join(home, source));
}

/** Makes the links to the start page relative: the site may lie in any folder. */
function linkToStart(folder: string): void {
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, page);
    const start = posix.relative(posix.dirname(posix.join('api/package', page)), 'index.html');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`"${START}"`, `"${start}"`));
  }
}
