import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runSteps, type Ended, type Step } from './run-steps.ts';

/*
 * What a change must pass, on a machine without database and browser. `--fast` leaves out the tests that play whole games or draw
 * their input at random.
 */

const ROOT = join(import.meta.dirname, '..');
const isFast = process.argv.includes('--fast');

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

// A busy machine is slow, not wrong.
const vitest = ['vitest', 'run', '--reporter=dot', '--testTimeout=180000'] as const;

// One worker for many files takes a third of the processor time. Vitest leaves one of two processors free, so the tests are several steps.
const testsWithout = (patterns: readonly string[]): readonly Step[] => [
  { name: 'tests of the engine', command: [...vitest, '--project=engine', '--no-isolate', ...without(patterns)] },
  {
    name: 'tests of the client',
    command: [...vitest, '--project=web', '--no-isolate', ...without([...patterns, `${ALONE}/**`])],
  },
  {
    name: 'tests of the bots',
    command: [...vitest, '--project=bots', '--no-isolate', ...without([...patterns, ...LONG_TESTS])],
  },
  {
    name: 'other tests',
    command: [
      ...vitest,
      ...['bots', 'engine', 'server', 'web'].map((name) => `--project=!${name}`),
      '--no-isolate',
      ...without(patterns),
    ],
  },
  { name: 'tests of saved games', command: [...vitest, '--project=web', ALONE] },
];

const without = (patterns: readonly string[]): readonly string[] => patterns.map((pattern) => `--exclude=${pattern}`);

const provenRules: Step = { name: 'rules proven by tests', command: ['node', 'tools/rules-coverage.ts'] };

// Two at a time, the longest first: nothing long is left to run alone at the end.
const steps: readonly Step[] = [
  ...testsWithout(isFast ? SLOW_TESTS : []),
  ...(isFast ? [] : [provenRules]),
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'client without rules', command: ['node', 'tools/check-client-rules.ts'] },
  { name: 'imports', command: ['node', 'tools/check-imports.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'messages', command: ['node', 'tools/messages-check.ts'] },
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

const isPassed = await runSteps(steps, {
  most: 2,
  start,
  say: (line) => console.log(line),
  now: () => performance.now(),
});
if (!isPassed) process.exitCode = 1;
else if (!isFast) console.log('The tests of the server need PostgreSQL and Redis: pnpm test:server');
