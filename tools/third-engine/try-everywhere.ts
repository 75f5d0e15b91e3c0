import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { makeThirdEngine } from './make-third-engine.ts';

/*
 * Plays old games under a third engine with the real server and the real client: the tests of older engines, run in a copy where
 * those engines are a pinned file. The test beside this file covers engine, bots and command line on every run.
 */

const copy = makeThirdEngine();
const run = (...args: readonly string[]): boolean =>
  spawnSync('pnpm', args, { cwd: copy, stdio: 'inherit', env: { ...process.env, CI: 'true' } }).status === 0;

const server = run('exec', 'vitest', 'run', '--project', 'server', 'apps/server/test/engine-versions.test.ts');
const client = run('--filter', '@la-stanza/e2e', 'older-engine');
rmSync(copy, { recursive: true, force: true });
if (!server || !client) process.exitCode = 1;
