import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableView } from '@la-stanza/protocol';
import { chromium, expect } from '@playwright/test';
import { Guest } from '../apps/server/test/kit/guest.ts';
import { actingSeat, anyAction, Follower } from '../apps/server/test/kit/choose.ts';
import { startedGame } from '../apps/server/test/kit/tables.ts';
import { until } from '../apps/server/test/kit/until.ts';
import { browser as settings } from './kit/browser.ts';

/*
 * Builds the image, starts it with this machine's PostgreSQL, opens the start page in Chromium, and plays a game against a bot to its
 * end over HTTP. Needs root and Debian's podman, runc, netavark, aardvark-dns and debootstrap. No registry of images need be reachable:
 * the base image is made here, from Debian's packages and the workspace's Node, under the name that the Containerfile uses.
 */

const ROOT = join(import.meta.dirname, '..');
const BASE = 'docker.io/library/node:24.21-bookworm-slim';
const IMAGE = 'localhost/la-stanza-try';
const PORT = 8100;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const DATABASE = 'image_try';
/** Above the base, in bytes. */
const MOST_SIZE = 90_000_000;

const folder = mkdtempSync(join(tmpdir(), 'la-stanza-image-'));
const environment = {
  ...process.env,
  CONTAINERS_CONF: join(folder, 'containers.conf'),
  CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
};
const podman = (...args: readonly string[]): string =>
  execFileSync('podman', args, { cwd: ROOT, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const psql = (text: string): unknown => execFileSync('psql', ['-XAtqc', text, 'postgres'], { stdio: 'ignore' });

/** What podman needs inside a machine without cgroups of its own and without an overlay file system. */
function configure(): void {
  writeFileSync(
    environment.CONTAINERS_CONF,
    `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=2048:2048"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
`,
  );
  writeFileSync(
    environment.CONTAINERS_STORAGE_CONF,
    `[storage]
driver = "vfs"
graphroot = "${join(folder, 'graph')}"
runroot = "${join(folder, 'run')}"
`,
  );
}

/** Debian with Node and npm, as the official image has them. */
function makeBase(): void {
  const root = join(folder, 'root');
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root], {
    stdio: 'ignore',
  });
  const local = join(root, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'));
  const npm = join(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()), '../..');
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  // whom this machine trusts, its containers trust too
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(root, 'etc/ssl/certs/ca-certificates.crt'));
  execFileSync('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node']);
  execFileSync('tar', ['-C', root, '-cf', join(folder, 'base.tar'), '.']);
  podman(
    'import',
    '--change',
    'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
    join(folder, 'base.tar'),
    BASE,
  );
  rmSync(root, { recursive: true });
}

const sizeOf = (image: string): number => Number(podman('image', 'inspect', '--format', '{{.Size}}', image));

async function seeStartPage(): Promise<void> {
  const browser = await chromium.launch(settings.launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await browser.close();
  }
}

/** A whole game of two, one of them a bot, by requests alone; returns the number of entries. */
async function playGame(): Promise<number> {
  const guest = await Guest.enter(() => ADDRESS);
  const game = await startedGame([guest], {}, ['level-1']);
  const table: TableView = JSON.parse(JSON.stringify((await guest.call('GET', `/api/games/${game}`)).body));
  const follower = new Follower(table);
  const entries: string[] = [];
  for (;;) {
    const more = await guest.call('GET', `/api/games/${game}/entries?from=${entries.length}`);
    const added: unknown = more.body['entries'];
    if (Array.isArray(added)) entries.push(...added.map(String));
    const seat = actingSeat(follower.follow(entries));
    if (seat === undefined) return entries.length;
    if (table.seats[seat]?.kind === 'human') {
      const order = {
        id: crypto.randomUUID(),
        version: entries.length,
        command: { kind: 'action', action: anyAction(follower.follow(entries)) },
      };
      const answer = await guest.call('POST', `/api/games/${game}/commands`, order);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    } else await new Promise((waited) => setTimeout(waited, 100));
  }
}

configure();
psql(`drop database if exists ${DATABASE} with (force)`);
try {
  makeBase();
  podman(
    'build',
    '--pull=never',
    '--network=host',
    '--format=docker',
    '--file=infra/Containerfile',
    `--tag=${IMAGE}`,
    '.',
  );
  const [base, image] = [sizeOf(BASE), sizeOf(IMAGE)];
  const user = execFileSync('psql', ['-XAtqc', 'select current_user', 'postgres'], { encoding: 'utf8' }).trim();
  const url = `postgres://${user}@127.0.0.1:5432/${DATABASE}`;
  const given = [`STANZA_DATABASE_URL=${url}`, `STANZA_PORT=${PORT}`, 'STANZA_DAILY_FIELD=0'];
  podman(
    'run',
    '--detach',
    '--name=la-stanza-try',
    '--network=host',
    ...given.flatMap((each) => ['--env', each]),
    IMAGE,
  );
  await until('the server answers', async () => (await fetch(`${ADDRESS}/readyz`).catch(() => undefined))?.ok === true);
  await seeStartPage();
  const entries = await playGame();
  const above = image - base;
  console.log(JSON.stringify({ base, image, above, entries }));
  if (above > MOST_SIZE) process.exitCode = 1;
} finally {
  spawnSync('podman', ['rm', '--force', 'la-stanza-try'], { env: environment, stdio: 'ignore' });
  psql(`drop database if exists ${DATABASE} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}
