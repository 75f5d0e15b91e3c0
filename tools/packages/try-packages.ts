import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './build-packages.ts';
import { PUBLISHED, type Published } from './published.ts';
import { readmeExample, readmeProgram } from './readme-example.ts';

/*
 * Packs the packages that others can install, installs the tarballs in a new folder as a stranger would, and runs the example of
 * each README and every program in a package's folder of examples there: with several runtimes, compiled strictly, and bundled. What a linter says of a package proves nothing about it.
 */

interface Run {
  readonly package: Published;
  readonly runtime: string;
  readonly ok: boolean;
  readonly error?: string;
}

const ROOT = join(import.meta.dirname, '../..');
const isJson = process.argv.includes('--json');
const nodeOf = (major: number): string => `npm:node-linux-${process.arch}@${major}`;

/** What is installed beside the tarballs. */
const TOOLS = {
  node20: nodeOf(20),
  node22: nodeOf(22),
  node24: nodeOf(24),
  bun: '1',
  deno: '2',
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

function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'la-stanza-packages-'));
  try {
    install(folder);
    const runs = PUBLISHED.flatMap((name) => tryPackage(folder, name));
    const failed = runs.filter(({ ok }) => !ok).length;
    if (isJson) console.log(JSON.stringify({ runs, failed }));
    else
      for (const { package: name, runtime, ok, error } of runs)
        console.log(`${ok ? 'ok' : 'FAILED'} ${name} ${runtime} ${error ?? ''}`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function install(folder: string): void {
  buildPackages();
  const tarballs = PUBLISHED.map((name) => {
    const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join(ROOT, 'packages', name),
      encoding: 'utf8',
    });
    const { filename }: { filename: string } = JSON.parse(packed);
    return [`@la-stanza/${name}`, `file:${filename}`] as const;
  });
  const manifest = { type: 'module', dependencies: { ...Object.fromEntries(tarballs), ...TOOLS } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function tryPackage(folder: string, name: Published): readonly Run[] {
  const example = readmeExample(name);
  writeFileSync(join(folder, `${name}.mjs`), example);
  const attempt = (runtime: string, run: () => void): Run => {
    try {
      run();
      return { package: name, runtime, ok: true };
    } catch (error) {
      return { package: name, runtime, ok: false, error: wordsOf(error) };
    }
  };
  const call = (command: string, ...args: readonly string[]): string =>
    execFileSync(join(folder, command), args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  return [
    ...Object.entries(RUNTIMES).map(([runtime, [command = '', ...args]]) =>
      attempt(runtime, () => {
        // an example that ends early checks nothing
        if (Number(call(command, ...args, `${name}.mjs`)) < 1) throw new Error('nothing was checked');
      }),
    ),
    ...COMPILERS.map((compiler) =>
      attempt(compiler, () => {
        writeStrictProject(folder, name);
        call('node_modules/node24/bin/node', `node_modules/${compiler}/bin/tsc`, '-p', `${name}-strict`);
      }),
    ),
    ...examplesIn(folder, name).flatMap((file) =>
      Object.entries(RUNTIMES).map(([runtime, [command = '', ...args]]) =>
        attempt(`${runtime} ${file}`, () => {
          if (call(command, ...args, `${name}-strict/out/${file}.js`).trim() === '')
            throw new Error('nothing was said');
        }),
      ),
    ),
    attempt('Vite', () => {
      writeBundled(folder, name);
      call('node_modules/.bin/vite', 'build', '--config', `${name}-vite.config.mjs`, '--logLevel', 'error');
      if (call('node_modules/node24/bin/node', `${name}-vite/bundle.js`).trim() !== 'true')
        throw new Error('an entry is empty');
    }),
  ];
}

/** The programs that come with an installed package. */
function examplesIn(folder: string, name: Published): readonly string[] {
  const examples = join(folder, 'node_modules/@la-stanza', name, 'examples');
  return globSync('*.ts', { cwd: examples }).map((file) => file.replace(/\.ts$/, ''));
}

/** The entries of a package that are modules, by the name others import them by. */
function entriesOf(folder: string, name: Published): readonly string[] {
  const manifest = readFileSync(join(folder, 'node_modules/@la-stanza', name, 'package.json'), 'utf8');
  const { exports }: { exports: Readonly<Record<string, unknown>> } = JSON.parse(manifest);
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' ? [`@la-stanza/${name}${entry.slice(1)}`] : [],
  );
}

const importsOf = (entries: readonly string[]): string =>
  entries.map((entry, index) => `import * as p${index} from '${entry}';\n`).join('');

/** A project that reads the types of every entry, those of the libraries included, and compiles the README's program and the examples. */
function writeStrictProject(folder: string, name: Published): void {
  const project = join(folder, `${name}-strict`);
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project);
  writeFileSync(join(project, 'readme.ts'), readmeProgram(name));
  for (const file of examplesIn(folder, name))
    cpSync(join(folder, 'node_modules/@la-stanza', name, 'examples', `${file}.ts`), join(project, `${file}.ts`));
  const entries = entriesOf(folder, name);
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

/** Reads catalogues from a folder, which no page can. */
const NODE_ONLY: ReadonlySet<string> = new Set(['@la-stanza/words/catalogues']);

/** A page's program that takes in every entry, and says whether each has something in it. */
function writeBundled(folder: string, name: Published): void {
  const entries = entriesOf(folder, name).filter((entry) => !NODE_ONLY.has(entry));
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
  return (
    [stderr, stdout, message]
      .map(String)
      .find((text) => text !== '' && text !== 'undefined')
      ?.slice(0, 600) ?? ''
  );
}

main();
