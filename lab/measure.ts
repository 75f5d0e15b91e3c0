import { execFileSync, spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresPage, type Measured } from './figures-page.ts';
import { FOLDERS, forgotten, MEASUREMENTS, missingFigures, type Measurement } from './measurements.ts';

/*
 * Runs every bench and every proof, and fails if one of them does, prints no result or lacks a figure, or is not known here.
 *
 *   --short      each for some seconds, two at a time: do they still work?
 *   --write      docs/results/figures.md from the results of a whole run
 *   NAME…        these alone
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
});

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/results/figures.md');
/** A short run that has not ended by then hangs; a busy machine is slow, not wrong. */
const MOST_SECONDS = { short: 240, whole: 3 * 3_600 } as const;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

function commandOf({ file, command = ['node', file], whole = [], short = [] }: Measurement): readonly string[] {
  return [...command, ...(values.short ? (short.length > 0 ? short : ['--short']) : whole), '--json'];
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

function start([program = '', ...args]: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const timeout = 1_000 * MOST_SECONDS[values.short ? 'short' : 'whole'];
    const child = spawn(program, args, { cwd: ROOT, timeout, stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, errors }));
  });
}

/** The last JSON that a command has printed: all of it, or its last line. */
function resultIn(out: string): unknown {
  for (const text of [out, ...out.trim().split('\n').toReversed()]) {
    try {
      return JSON.parse(text);
    } catch {
      // another line may be the result
    }
  }
  return undefined;
}

async function measure(measurement: Measurement): Promise<Measured> {
  const command = commandOf(measurement);
  const begun = performance.now();
  const { code, out, errors } = await start(command);
  const seconds = (performance.now() - begun) / 1_000;
  const result = resultIn(out);
  const missing = missingFigures(result, measurement.figures);
  const fault =
    code !== 0
      ? `ended with ${code}`
      : result === undefined
        ? 'printed no result'
        : missing.length > 0
          ? `has no number for ${missing.join(', ')}`
          : undefined;
  console.log(
    `${seconds.toFixed(1).padStart(7)} s  ${measurement.name}${fault === undefined ? '' : `: FAILED, ${fault}`}`,
  );
  if (fault !== undefined) console.log(`${command.join(' ')}\n${out.slice(-2_000)}\n${errors.slice(-4_000)}`);
  return { measurement, command, seconds, result, fault };
}

const files = new Map(
  FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: ROOT }).map((path) => [path, read(path)] as const)),
);
const problems = forgotten(files, { '.ci/run': read('.ci/run'), '.ci/long': read('.ci/long') });
for (const problem of problems) console.error(problem);

const unknown = positionals.filter((name) => !MEASUREMENTS.some((each) => each.name === name));
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: there are ${MEASUREMENTS.map(({ name }) => name).join(', ')}`);
const waiting = MEASUREMENTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const done: Measured[] = [];
await Promise.all(
  // whole ones measure: they must be alone
  Array.from({ length: values.short ? 2 : 1 }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done.push(await measure(next));
  }),
);
if (values.write) {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  writeFileSync(
    PAGE,
    figuresPage(done, {
      day: new Date().toISOString().slice(0, 10),
      commit: git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ', with changes'),
      machine: `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`,
    }),
  );
}
if (problems.length > 0 || done.some(({ fault }) => fault !== undefined)) process.exitCode = 1;
