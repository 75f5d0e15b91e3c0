import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { browser as settings } from './kit/browser.ts';
import { Gate } from './kit/gate.ts';
import { decider, Person, startGame } from './kit/people.ts';

/*
 * Does what docs/guide/hosting.md says, word for word, as a new user of this machine: from the tarball to a game between two browsers.
 * Needs root, for the new user, and PostgreSQL on this machine.
 */

const ROOT = join(import.meta.dirname, '..');
const USER = 'stanza-try';
const HOME = `/home/${USER}`;
const ADDRESS = 'http://localhost:8000/';
/** Two minutes from the first command to the game. */
const MOST_SECONDS = 120;
/** At rest: after a minute without visitors, in kB. */
const MOST_MEMORY = 220_000;
const REST = 60_000;

const sql = (text: string): string => execFileSync('psql', ['-XAtqc', text, 'postgres'], { encoding: 'utf8' });

/** The commands of the first block of the page. */
function typedCommands(): readonly string[] {
  const page = readFileSync(join(ROOT, 'docs/guide/hosting.md'), 'utf8');
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(page) ?? [];
  return block.trim().split('\n');
}

function prepare(): void {
  clear();
  execFileSync('pnpm', ['--filter', '@la-stanza/web', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('pnpm', ['--filter', 'la-stanza', 'tarball'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('useradd', ['--create-home', USER]);
  for (const tarball of globSync('apps/host/la-stanza-*.tgz', { cwd: ROOT }))
    cpSync(join(ROOT, tarball), join(HOME, tarball.replace('apps/host/', '')));
  // bots play the deals of the coming days for an hour after the first start: without them the host comes to rest
  appendFileSync(join(HOME, '.profile'), 'export STANZA_DAILY_FIELD=0\n');
  sql(`create role stanza login createdb password 'secret'`);
}

function clear(): void {
  spawnSync('pkill', ['-u', USER]);
  spawnSync('userdel', ['--remove', '--force', USER], { stdio: 'ignore' });
  sql('drop database if exists stanza with (force)');
  sql('drop role if exists stanza');
}

/** A login of the user. Whom programs trust and where packages come from are matters of the machine, not of its user. */
const asUser = (command: string): readonly [string, readonly string[]] => [
  'su',
  ['--login', USER, '--whitelist-environment=NODE_EXTRA_CA_CERTS,NPM_CONFIG_REGISTRY', '--command', command],
];

/** Starts the last command and waits until it says where to play. */
async function startHost(command: string): Promise<ChildProcess> {
  const host = spawn(...asUser(command), { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  host.stdout.on('data', (text) => (said += String(text)));
  await expect.poll(() => said, { timeout: 60_000 }).toContain(`Open ${ADDRESS} to play.`);
  return host;
}

async function playTogether(): Promise<void> {
  const browser = await chromium.launch(settings.launchOptions);
  const gate = new Gate();
  gate.watch(browser);
  try {
    const people = await Promise.all(
      ['Elena', 'Jonas'].map(async (name) => {
        const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
        return new Person(await context.newPage(), ADDRESS).enter(name);
      }),
    );
    await startGame(people);
    for (let turn = 0; turn < 2; turn++) await (await decider(people)).playTurn();
    expect(gate.faults).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** The memory of the largest process of the host: started by an old Node, a launcher of some 40 MB waits beside it. */
function memoryOf(): number {
  const lines = execFileSync('ps', ['-u', USER, '-o', 'rss='], { encoding: 'utf8' }).trim().split('\n');
  return Math.max(...lines.map(Number));
}

prepare();
try {
  const commands = typedCommands();
  const begun = performance.now();
  for (const command of commands.slice(0, -1))
    execFileSync(...asUser(command), { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  const last = commands.at(-1) ?? '';
  const host = await startHost(last);
  await playTogether();
  const seconds = (performance.now() - begun) / 1_000;
  await new Promise((rested) => setTimeout(rested, REST));
  const memory = memoryOf();
  host.kill();
  const isGood = seconds <= MOST_SECONDS && memory <= MOST_MEMORY;
  console.log(JSON.stringify({ commands: commands.length, seconds: Math.round(seconds), memory }));
  process.exitCode = isGood ? 0 : 1;
} finally {
  clear();
}
