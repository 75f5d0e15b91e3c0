import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { packHost } from '../kit/packed-host.ts';
import { QUICK } from './quick.ts';

/*
 * Tries what ships: every scenario in a real browser on the packed host, over HTTP and over HTTPS, with the service worker and without
 * it. `--quick` is the few of every change. `--without` leaves out in turn what keeps pages alive, and succeeds if each is missed.
 */

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    without: { type: 'boolean', default: false },
  },
});

/** The part of Playwright's report that is read here. */
type Report = { readonly suites: readonly Suite[] };
type Suite = { readonly specs: readonly { readonly tests: readonly Outcome[] }[]; readonly suites?: readonly Suite[] };
type Outcome = {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly annotations: readonly { readonly type: string }[];
};

type Result = { readonly scenarios: number; readonly failed: number; readonly violations: number };

const E2E = join(import.meta.dirname, '..');
const WHOLE = ['--project=shipped-*'];
const SHORT = ['--project=shipped-http-blocked', '--grep'];

/** What can be left out, and the scenarios that miss it. */
const MISSED = { header: 'a hint', boundary: 'a part that is lost', retry: 'a part that is lost' } as const;

async function play(folder: string, which: readonly string[], without?: string): Promise<Result> {
  const file = join(dirname(folder), 'report.json');
  const playwright = spawn('pnpm', ['exec', 'playwright', 'test', ...which, '--reporter=list,json'], {
    cwd: E2E,
    env: { ...process.env, PACKED_HOST: folder, SHIPPED_WITHOUT: without, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: ['ignore', flags.json ? process.stderr : process.stdout, 'inherit'],
  });
  await once(playwright, 'exit');
  const { suites }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const outcomes = suites.flatMap(outcomesOf);
  return {
    scenarios: outcomes.length,
    failed: outcomes.filter(({ status }) => status !== 'expected').length,
    violations: outcomes.flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'violation')).length,
  };
}

const outcomesOf = ({ specs, suites = [] }: Suite): readonly Outcome[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(outcomesOf),
];

/** Builds the client of the package without one of its parts; the header is left out on the way. */
function leaveOut(name: string, folder: string): void {
  if (name === 'header') return;
  const config = join(import.meta.dirname, 'without.config.ts');
  const client = join(folder, 'dist/client');
  execFileSync('pnpm', ['exec', 'vite', 'build', '--config', config, '--outDir', client, '--emptyOutDir'], {
    cwd: join(E2E, '../apps/web'),
    env: { ...process.env, SHIPPED_WITHOUT: name },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Whether everything that was promised has come true. */
async function tryAll(folder: string): Promise<boolean> {
  if (!flags.without) {
    const result = await play(folder, flags.quick ? [...SHORT, QUICK] : WHOLE);
    console.log(JSON.stringify(result));
    const least = flags.quick ? 1 : 60;
    return result.scenarios >= least && result.failed === 0 && result.violations === 0;
  }
  let areMissed = true;
  for (const [name, scenario] of Object.entries(MISSED)) {
    leaveOut(name, folder);
    const { scenarios, failed } = await play(folder, [...SHORT, scenario], name);
    console.log(JSON.stringify({ without: name, scenarios, failed }));
    areMissed &&= failed > 0;
  }
  return areMissed;
}

const folder = packHost();
try {
  process.exitCode = (await tryAll(folder)) ? 0 : 1;
} finally {
  rmSync(dirname(folder), { recursive: true, force: true });
}
