import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blocksOf, checked, countExamples, docExamplesOf, namesIn, type DocExample } from './page-code.ts';
import { PUBLISHED, type Published } from './published.ts';

/** A way into a package, and what is there. */
interface Entry {
  readonly specifier: string;
  readonly module: Readonly<Record<string, unknown>>;
}

/** Where the packages are, and which of their files have doc comments: the sources, or what was made of them. */
export interface Packages {
  readonly homeOf: (name: Published) => string;
  readonly documented: string;
  readonly moduleOf: (file: string) => string;
  /** The file behind an entry. */
  readonly fileOf: (manifest: Exports, entry: string) => unknown;
}

interface Exports {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> };
}

/** The entries that others can import from a package: by specifier, the file. */
export function entriesOf(packages: Packages, name: Published): ReadonlyMap<string, string> {
  const home = packages.homeOf(name);
  return new Map(
    filesOf(packages, name).flatMap(([specifier, file]) =>
      typeof file === 'string' && /\.[jt]s$/.test(file) ? [[specifier, join(home, file)] as const] : [],
    ),
  );
}

/** The entries that have no file among the sources. */
const entriesMadeByPacking = (packages: Packages, name: Published): readonly string[] =>
  filesOf(packages, name).flatMap(([specifier, file]) => (file === undefined ? [specifier] : []));

function filesOf(packages: Packages, name: Published): readonly (readonly [specifier: string, file: unknown])[] {
  const manifest = manifestOf(packages, name);
  return Object.keys(manifest.publishConfig?.exports ?? manifest.exports).map((entry) => [
    `@la-stanza/${name}${entry.slice(1)}`,
    packages.fileOf(manifest, entry),
  ]);
}

/**
 * The programs in a package's README and doc comments, by the names of their files. `pages.ts` runs all of them and prints how many
 * claims were checked.
 */
export async function programsOf(packages: Packages, name: Published): Promise<ReadonlyMap<string, string>> {
  const home = packages.homeOf(name);
  const made = entriesMadeByPacking(packages, name);
  const blocks = blocksOf(readFileSync(join(home, 'README.md'), 'utf8'));
  const runnable = blocks.filter(({ program }) => !made.some((entry) => program.includes(`'${entry}'`)));
  if (runnable.length === 0) throw new Error(`the README of ${name} has no example`);
  const programs = new Map(runnable.map(({ program }, index) => [`readme-${index + 1}`, program]));
  const entries = await openEntries(packages, name);
  for (const file of globSync(packages.documented, {
    cwd: home,
    exclude: ['**/*.test.ts', '**/vendor/**'],
  }).toSorted()) {
    const text = readFileSync(join(home, file), 'utf8');
    const examples = docExamplesOf(text);
    if (examples.length !== countExamples(text)) throw new Error(`${file}: an @example belongs to nothing exported`);
    if (examples.length === 0) continue;
    const module: Entry['module'] = await import(pathToFileURL(packages.moduleOf(join(home, file))).href);
    for (const example of examples) {
      const code = importing(example, module[example.name], entries);
      if (code === undefined) throw new Error(`${file}: the example of ${example.name}, which no entry exports`);
      programs.set(`doc-${example.name}-${programs.size}`, checked(code).program);
    }
  }
  const names = [...programs.keys()];
  const imports = names.map((file, index) => `import { claims as c${index} } from './${file}.js';`);
  return programs.set(
    'pages',
    `${imports.join('\n')}\nconsole.log(${names.map((_, index) => `c${index}`).join(' + ')});\n`,
  );
}

function manifestOf(packages: Packages, name: Published): Exports {
  const manifest: Exports = JSON.parse(readFileSync(join(packages.homeOf(name), 'package.json'), 'utf8'));
  return manifest;
}

/** Those of a package first, then those of the packages it needs. */
async function openEntries(packages: Packages, name: Published): Promise<readonly Entry[]> {
  const { dependencies = {} } = manifestOf(packages, name);
  const below = PUBLISHED.filter((each) => `@la-stanza/${each}` in dependencies);
  const files = [name, ...below].flatMap((each) => [...entriesOf(packages, each)]);
  return Promise.all(
    files.map(async ([specifier, file]) => ({ specifier, module: await import(pathToFileURL(file).href) })),
  );
}

/**
 * An example with its imports: from the entry that exports what is documented, or else from the first that has the name. Undefined if
 * no entry exports it: no reader of the package would find the example.
 */
function importing({ name, code }: DocExample, documented: unknown, entries: readonly Entry[]): string | undefined {
  const home = entries.find(({ module }) => module[name] === documented);
  if (home === undefined) return undefined;
  const imports = [...namesIn(code)].flatMap((used) => {
    const from = [home, ...entries].find(({ module }) => Object.hasOwn(module, used));
    return from === undefined ? [] : [`import { ${used} } from '${from.specifier}';`];
  });
  return [...imports, code].join('\n');
}
