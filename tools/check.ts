import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps, type Ended, type Step } from './run-steps.ts';

/*
 * What a change must pass, on a machine without database and browser. `--changed` runs only what the change can break: everything
 * since the branch left main, or, on main itself, since the commit before. It leaves out the tests that play whole games or draw
 * their input at random.
 */

const ROOT = join(import.meta.dirname, '..');
const isPart = process.argv.includes('--changed');

// By the folder of each package: `test` has properties and whole games of the engine and the bots.
const SLOW_TESTS = [
  'test/**',
  '**/{bot-verbs,golden,play,sentences,simulate,verify}.test.ts',
  '**/{decide,gains,review}.test.ts',
  '**/{finale,learn,merge-choices,prune,run-arena}.test.ts',
  '**/{bench,check-imports}.test.ts',
];
// Long searches of the bots: `.ci/long` runs them.
const LONG_TESTS = [
  'src/analysis/{analyse,luck}.test.ts',
  'src/puzzles/solve.test.ts',
  'src/search/finale.test.ts',
  'src/turns/prune.test.ts',
];
// These share a database and a channel of the browser, and so need a worker each.
const ALONE = 'src/game/shelf';

const without = (patterns: readonly string[]): readonly string[] => patterns.map((pattern) => `--exclude=${pattern}`);

// A busy machine is slow, not wrong.
const OPTIONS = ['--reporter=dot', '--testTimeout=180000'] as const;
const vitest = ['vitest', 'run', ...OPTIONS] as const;

// One worker for many files takes a third of the processor time. Vitest leaves one of two processors free, so the tests are several steps.
const ALL_TESTS: readonly Step[] = [
  { name: 'tests of the engine', command: [...vitest, '--project=engine', '--no-isolate'] },
  {
    name: 'tests of the client',
    command: [...vitest, '--project=web', '--no-isolate', ...without([`${ALONE}/**`])],
  },
  {
    name: 'tests of the bots',
    command: [...vitest, '--project=bots', '--no-isolate', ...without(LONG_TESTS)],
  },
  {
    name: 'other tests',
    command: [...vitest, ...['bots', 'engine', 'server', 'web'].map((name) => `--project=!${name}`), '--no-isolate'],
  },
  { name: 'tests of saved games', command: [...vitest, '--project=web', ALONE] },
];

const types: Step = { name: 'types', command: ['tsc', '-b'] };
const messages: Step = { name: 'messages', command: ['node', 'tools/messages-check.ts'] };

// Two at a time, the longest first: nothing long is left to run alone at the end.
const allSteps: readonly Step[] = [
  ...ALL_TESTS,
  { name: 'rules proven by tests', command: ['node', 'tools/rules-coverage.ts'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  types,
  { name: 'unused code', command: ['knip'] },
  { name: 'client without rules', command: ['node', 'tools/check-client-rules.ts'] },
  { name: 'imports', command: ['node', 'tools/check-imports.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  messages,
  { name: 'plain English', command: ['node', 'tools/check-english.ts'] },
  { name: 'pictures', command: ['node', 'tools/check-pictures.ts'] },
];

function start({ command: [program, ...args] }: Step, signal: AbortSignal): Promise<Ended> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: ROOT,
      signal,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (output += text));
    }
    child.on('error', (error) => (signal.aborted ? resolve({ isPassed: false, output }) : reject(error)));
    child.on('close', (code) => resolve({ isPassed: code === 0, output }));
  });
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit that the change began from. */
function baseOfChange(): string {
  if (git('status', '--porcelain') !== '' || git('rev-list', '--count', 'HEAD') === '1') return 'HEAD';
  const isMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main';
  return isMain ? 'HEAD~1' : git('merge-base', 'main', 'HEAD');
}

/** What the change can break: the tests that import a changed file, and the checks of its kind of file. */
function stepsOfChange(): readonly Step[] {
  const base = baseOfChange();
  const changed = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((path) => path !== '' && existsSync(join(ROOT, path)));
  const code = changed.filter((path) => /\.tsx?$/.test(path));
  const formatted = changed.filter((path) => /\.(tsx?|css|json|md|yml|html)$/.test(path));
  const steps: Step[] = [];
  const tested = changed.filter((path) => /\.tsx?$|^(apps|packages)\/.*\/(src|messages)\/.*\.json$/.test(path));
  if (tested.length > 0)
    steps.push({
      name: 'tests of what changed',
      command: [
        'vitest',
        'related',
        '--run',
        ...OPTIONS,
        '--project=!server',
        '--passWithNoTests',
        ...without(SLOW_TESTS),
        ...tested,
      ],
    });
  if (code.length > 0)
    steps.push({ name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', ...code] }, types);
  if (formatted.length > 0) steps.push({ name: 'format', command: ['oxfmt', '--check', ...formatted] });
  if (changed.some((path) => path.includes('/messages/'))) steps.push(messages);
  return steps;
}

const isPassed = await runSteps(isPart ? stepsOfChange() : allSteps, {
  most: 2,
  start,
  say: (line) => console.log(line),
  now: () => performance.now(),
});
if (!isPassed) process.exitCode = 1;
else if (!isPart) console.log('The tests of the server need PostgreSQL and Redis: pnpm test:server');
