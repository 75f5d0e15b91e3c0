import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsIn } from '../doc-links.ts';
import { packPackages } from './pack-packages.ts';
import { entriesOf, programsOf, type Packages } from './package-programs.ts';
import { PUBLISHED, type Published } from './published.ts';

/*
 * Packs the packages that others can install and installs them as a stranger would: alone in an empty folder, with the oldest Node
 * they promise, to weigh what is installed; and beside tools, where every block of code of their READMEs, every example of their doc comments
 * and every program in their folders of examples is compiled strictly and run by several runtimes, and every entry is bundled. What a
 * linter says of a package proves nothing about it.
 */

interface Run {
  readonly package: Published | 'all';
  readonly what: string;
  readonly ok: boolean;
  readonly error?: string;
}

/** What an installation of all packages consists of. */
interface Installed {
  readonly packages: number;
  readonly bytes: number;
}

const MOST: Installed = { packages: 8, bytes: 6_000_000 };

const ROOT = join(import.meta.dirname, '../..');
const isJson = process.argv.includes('--json');
const nodeOf = (version: string): string => `npm:node-linux-${process.arch}@${version}`;

/** The oldest Node that the packages promise, which must be the same for all. */
const [OLDEST_NODE = '', ...OTHER_NODES] = new Set(PUBLISHED.map(oldestNode));

function oldestNode(name: Published): string {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'),
  );
  return engines.node.replace('>=', '');
}

/** What is installed beside the tarballs. */
const TOOLS = {
  node20: nodeOf(`${OLDEST_NODE}.0`),
  node22: nodeOf('22'),
  node24: nodeOf('24'),
  bun: '1',
  deno: '2',
  // the newest npm that runs in the oldest Node
  npm: '10',
  typescript5: 'npm:typescript@5.9',
  typescript7: 'npm:typescript@7.0',
  vite: '8',
  '@types/node': '24',
} as const;

const RUNTIMES: Readonly<Record<string, readonly string[]>> = {
  node20: ['node_modules/node20/bin/node'],
  node22: ['node_modules/node22/bin/node'],
  node24: ['node_modules/node24/bin/node'],
  bun: ['node_modules/.bin/bun', 'run'],
  deno: ['node_modules/.bin/deno', 'run', '--allow-read', '--allow-env', '--node-modules-dir=manual', '--no-config'],
};

const COMPILERS = ['typescript5', 'typescript7'] as const;

/** A call that must not compile: the types of a package are there, and say no. */
const REFUSED: Readonly<Record<Published, string>> = {
  engine: `p0.newGame({ players: 'two' })`,
  bots: `p0.createBot(9)`,
  protocol: `p0.negotiate('2')`,
  words: `p0.isLanguage.nothing`,
};

async function main(): Promise<void> {
  if (OTHER_NODES.length > 0) throw new Error('the packages promise different versions of Node');
  const folder = mkdtempSync(join(tmpdir(), 'la-stanza-packages-'));
  try {
    const tarballs = packPackages(join(folder, 'tarballs'));
    install(folder, { ...tarballsAsDependencies(tarballs), ...TOOLS });
    const alone = installAlone(folder, tarballs);
    const runs: Run[] = [...alone.runs];
    for (const name of PUBLISHED) runs.push(...(await tryPackage(folder, name)));
    const failed = runs.filter(({ ok }) => !ok).length;
    if (isJson) console.log(JSON.stringify({ installed: alone.installed, runs, failed }));
    else {
      for (const { package: name, what, ok, error } of runs)
        console.log(`${ok ? 'ok' : 'FAILED'} ${name} ${what} ${error ?? ''}`);
      const { packages, bytes } = alone.installed;
      console.log(`all four installed: ${packages} packages, ${(bytes / 1e6).toFixed(2)} MB`);
    }
    if (failed > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const tarballsAsDependencies = (tarballs: ReadonlyMap<Published, string>): Record<string, string> =>
  Object.fromEntries([...tarballs].map(([name, file]) => [`@la-stanza/${name}`, `file:${file}`]));

/** Installs into a folder; returns what npm warns of. */
function install(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  npm: readonly string[] = ['npm'],
): string {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  const [command = '', ...args] = npm;
  const { status, stderr } = spawnSync(command, [...args, 'install', '--no-audit', '--no-fund', '--loglevel=warn'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(stderr);
  // npm's own settings on this machine are no matter of the packages
  return stderr
    .split('\n')
    .filter((line) => line.trim() !== '' && !/Unknown (?:user|env|global|cli) config/.test(line))
    .join('\n');
}

/** All four and nothing else, by npm on the oldest Node: it warns of every package that wants a newer one. */
function installAlone(folder: string, tarballs: ReadonlyMap<Published, string>): { installed: Installed; runs: Run[] } {
  const alone = join(folder, 'alone');
  mkdirSync(alone);
  const npm = [join(folder, 'node_modules/node20/bin/node'), join(folder, 'node_modules/npm/bin/npm-cli.js')];
  const said = install(alone, tarballsAsDependencies(tarballs), npm);
  const modules = join(alone, 'node_modules');
  const { packages }: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync(join(modules, '.package-lock.json'), 'utf8'),
  );
  const installed = { packages: Object.keys(packages).length, bytes: bytesIn(modules) };
  const isSmall =
    installed.packages >= PUBLISHED.length && installed.packages <= MOST.packages && installed.bytes <= MOST.bytes;
  return {
    installed,
    runs: [
      resultOf('all', `npm on Node ${OLDEST_NODE}.0 without a warning`, said === '' ? undefined : said),
      resultOf('all', 'size of the installation', isSmall ? undefined : JSON.stringify({ installed, most: MOST })),
    ],
  };
}

const bytesIn = (folder: string): number =>
  globSync('**/*', { cwd: folder, exclude: ['.package-lock.json'] })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);

const resultOf = (name: Run['package'], what: string, error: string | undefined): Run =>
  error === undefined
    ? { package: name, what, ok: true }
    : { package: name, what, ok: false, error: error.slice(0, 900) };

async function tryPackage(folder: string, name: Published): Promise<readonly Run[]> {
  const attempt = (what: string, run: () => void): Run => {
    try {
      run();
      return resultOf(name, what, undefined);
    } catch (error) {
      return resultOf(name, what, wordsOf(error));
    }
  };
  const call = (command: string, ...args: readonly string[]): string =>
    execFileSync(join(folder, command), args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const packages = installedIn(folder);
  const problems = contentProblems(packages.homeOf(name));
  const contents = resultOf(name, 'contents', problems.length === 0 ? undefined : problems.join('; '));
  const programs = await programsOf(packages, name).catch(wordsOf);
  if (typeof programs === 'string') return [contents, resultOf(name, 'examples', programs)];
  const entries = [...entriesOf(packages, name).keys()];
  const examples = examplesIn(packages.homeOf(name));
  writeStrictProject(folder, name, entries, programs);
  return [
    contents,
    ...COMPILERS.map((compiler) =>
      attempt(`${compiler}, ${programs.size - 1} programs of pages and comments, ${examples.length} examples`, () => {
        call('node_modules/node24/bin/node', `node_modules/${compiler}/bin/tsc`, '-p', `${name}-strict`);
      }),
    ),
    ...Object.entries(RUNTIMES).flatMap(([runtime, [command = '', ...args]]) => [
      attempt(`${runtime} README and doc comments`, () => {
        // an example that ends early checks nothing
        if (Number(call(command, ...args, `${name}-strict/out/pages.js`)) < programs.size - 1)
          throw new Error('not all was checked');
      }),
      ...examples.map((file) =>
        attempt(`${runtime} ${file}`, () => {
          if (call(command, ...args, `${name}-strict/out/${file}.js`).trim() === '')
            throw new Error('nothing was said');
        }),
      ),
    ]),
    attempt('Vite', () => {
      writeBundled(folder, name, entries);
      call('node_modules/.bin/vite', 'build', '--config', `${name}-vite.config.mjs`, '--logLevel', 'error');
      if (call('node_modules/node24/bin/node', `${name}-vite/bundle.js`).trim() !== 'true')
        throw new Error('an entry is empty');
    }),
  ];
}

const installedIn = (folder: string): Packages => ({
  homeOf: (name) => join(folder, 'node_modules/@la-stanza', name),
  documented: 'dist/**/*.d.ts',
  moduleOf: (file) => file.replace(/\.d\.ts$/, '.js'),
  fileOf: ({ exports }, entry) => {
    const target = exports[entry];
    return typeof target === 'object' && target !== null && 'default' in target ? target.default : undefined;
  },
});

const FIELDS = ['description', 'keywords', 'homepage', 'bugs', 'license', 'author', 'repository', 'engines'] as const;
const PAGES = ['README.md', 'CHANGELOG.md', 'NOTICE.md', 'LICENSE'] as const;

/** What a package lacks, and what it has of the repository. */
function contentProblems(home: string): readonly string[] {
  const text = readFileSync(join(home, 'package.json'), 'utf8');
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(text);
  const readme = readFileSync(join(home, 'README.md'), 'utf8');
  return [
    ...FIELDS.filter((field) => manifest[field] === undefined).map((field) => `package.json has no ${field}`),
    ...['scripts', 'devDependencies'].filter((field) => field in manifest).map((field) => `package.json has ${field}`),
    ...(text.includes('workspace:') ? ['package.json names a workspace'] : []),
    ...PAGES.filter((page) => !existsSync(join(home, page))).map((page) => `${page} is missing`),
    ...globSync('{src,test,**/*.{test.*,map,tsbuildinfo}}', { cwd: home }).map((file) => `${file} is packed`),
    ...PAGES.filter((page) => existsSync(join(home, page))).flatMap((page) =>
      pathsIn(page, readFileSync(join(home, page), 'utf8'))
        .filter(({ path }) => !existsSync(join(home, path)))
        .map(({ written }) => `${page} points to ${written}, which is not in the package`),
    ),
    ...(readme.includes(`npm install ${String(manifest['name'])}`) ? [] : ['README.md does not say how to install it']),
    ...(examplesIn(home).length < 3 ? ['fewer than three examples'] : []),
  ];
}

/** The programs that come with an installed package. */
const examplesIn = (home: string): readonly string[] =>
  globSync('*.ts', { cwd: join(home, 'examples') }).map((file) => file.replace(/\.ts$/, ''));

const importsOf = (entries: readonly string[]): string =>
  entries.map((entry, index) => `import * as p${index} from '${entry}';\n`).join('');

/** A project that reads the types of every entry, those of the libraries included, and compiles every program. */
function writeStrictProject(
  folder: string,
  name: Published,
  entries: readonly string[],
  programs: ReadonlyMap<string, string>,
): void {
  const project = join(folder, `${name}-strict`);
  mkdirSync(project);
  for (const [file, program] of programs) writeFileSync(join(project, `${file}.ts`), program);
  cpSync(join(folder, 'node_modules/@la-stanza', name, 'examples'), project, { recursive: true });
  const uses = entries.map((_, index) => `p${index}`).join(', ');
  writeFileSync(
    join(project, 'main.ts'),
    `${importsOf(entries)}export const all: object[] = [${uses}];\n// @ts-expect-error\n${REFUSED[name]};\n`,
  );
  const compilerOptions = {
    target: 'es2024',
    module: 'nodenext',
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    outDir: 'out',
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
}

/** A page's program that takes in every entry, and says whether each has something in it. */
function writeBundled(folder: string, name: Published, entries: readonly string[]): void {
  const uses = entries.map((_, index) => `p${index}`).join(', ');
  writeFileSync(
    join(folder, `${name}-vite.mjs`),
    `${importsOf(entries)}console.log([${uses}].every((entry) => Object.keys(entry).length > 0));\n`,
  );
  const lib = { entry: `${name}-vite.mjs`, formats: ['es'], fileName: 'bundle' };
  const config = { build: { outDir: `${name}-vite`, lib } };
  writeFileSync(join(folder, `${name}-vite.config.mjs`), `export default ${JSON.stringify(config)};\n`);
}

/** What a program that failed has said, in a few lines. */
function wordsOf(error: unknown): string {
  const { stderr, stdout, message }: { stderr?: unknown; stdout?: unknown; message?: unknown } = Object(error);
  return [stderr, stdout, message].map(String).find((text) => text !== '' && text !== 'undefined') ?? '';
}

await main();
