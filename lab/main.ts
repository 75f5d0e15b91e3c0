import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listOfRuns, RUNS } from './names.ts';

/*
 * `pnpm lab NAME [options]`: one measurement, proof or rare job; without a name, the list of all.
 */

const ROOT = join(import.meta.dirname, '..');
const [name, ...options] = process.argv.slice(2);
const run = name === undefined ? undefined : RUNS[name];

if (run === undefined) {
  if (name !== undefined) {
    console.error(`There is no “${name}”. These are:\n`);
    process.exitCode = 2;
  }
  console.log(listOfRuns());
} else {
  if (run.builds === true) build();
  const [program, ...words] = run.command;
  const folder = join(ROOT, run.folder ?? '.');
  const child = spawn(program, [...words, ...options], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
  });
  // the terminal sends them to the child as well
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => (process.exitCode = code ?? 1));
}

function build(): void {
  const { status } = spawnSync('pnpm', ['build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
