import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../../src/db/migrate.ts';
import type { Cluster } from '../../test/kit/cluster.ts';
import { Guest } from '../../test/kit/guest.ts';
import type { OwnRedis } from '../../test/kit/own-services.ts';
import { poison } from '../../test/kit/poison.ts';
import type { ServerProcess } from '../../test/kit/processes.ts';
import { createDatabase, dropDatabase } from '../../test/kit/services.ts';
import { startedGame } from '../../test/kit/tables.ts';
import type { TcpProxy } from '../../test/kit/tcp-proxy.ts';
import { until } from '../../test/kit/until.ts';
import type { Database } from './ha-database.ts';
import type { Witness } from './witness.ts';

const run = promisify(execFile);
const INFRA = resolve(import.meta.dirname, '../../../../infra');
/** Longer than the leader's lock lasts (ttl 10 s): another machine takes over in this time. */
const BEYOND_LOCK = 14_000;
const BRIEF = 4_000;

/** All parts that a fault can break. */
export interface Scene {
  readonly database: Database;
  readonly cluster: Cluster;
  readonly redis: OwnRedis;
  /** The proxy in front of each node. */
  readonly proxies: readonly TcpProxy[];
  /** The wall clock of the first worker, for libfaketime. */
  readonly clockFile: string;
  readonly witness: Witness;
  /** Games that a fault has damaged on purpose. */
  readonly damaged: Set<string>;
  readonly random: () => number;
  readonly server: string;
}

/** Faults that need neither several database machines nor much time. */
export const BRIEF_KINDS: readonly string[] = ['node killed', 'worker killed', 'connections cut', 'rows poisoned'];

/** Each fault breaks something, repairs it, and returns when it is repaired. */
export const FAULT_KINDS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'node killed': ({ cluster, random }) => killed(pick(cluster.nodes, random)),
  'worker killed': ({ cluster, random }) => killed(pick(cluster.workers, random)),
  'node stalled': ({ cluster, random }) => stalled(pick(cluster.nodes, random)),
  'worker stalled': ({ cluster, random }) => stalled(pick(cluster.workers, random)),
  'clients delayed': async ({ proxies }) => {
    for (const proxy of proxies) proxy.slow(150);
    await pause(BRIEF);
    for (const proxy of proxies) proxy.slow(0);
  },
  'connections cut': async ({ proxies }) => {
    for (const proxy of proxies) proxy.cut();
    await pause(500);
  },
  'packets lost': ({ database }) => filtered(database, 'loss'),
  'answers lost': ({ database }) => filtered(database, 'one-way'),
  'standby cut off': async ({ database }) => {
    const standby = await database.standby();
    await database.fault('cut', standby);
    await pause(BRIEF);
    await database.fault('heal', standby);
  },
  'primary killed': async ({ database }) => {
    const primary = await database.whole();
    await database.fault('kill', primary);
    await another(database, primary);
    await database.fault('start', primary);
  },
  'primary frozen': async ({ database }) => {
    const primary = await database.whole();
    await database.fault('freeze', primary);
    await pause(BEYOND_LOCK);
    await database.fault('thaw', primary);
  },
  'primary split off': async ({ database }) => {
    const primary = await database.whole();
    await database.fault('split', primary);
    await pause(BEYOND_LOCK);
    await database.fault('heal', primary);
  },
  'disk full': async ({ database }) => {
    const primary = await database.whole();
    await database.fault('fill', primary);
    await pause(BRIEF);
    await database.fault('empty', primary);
  },
  'Redis lost': async ({ redis }) => {
    await redis.stop();
    await pause(BRIEF / 2);
    await redis.start();
  },
  'clock jumped': async ({ clockFile }) => {
    writeFileSync(clockFile, '+1h');
    await pause(BRIEF);
    writeFileSync(clockFile, '+0');
  },
  'rows poisoned': poisoned,
  migration: async ({ cluster }) => {
    await migrate(cluster.database);
    // a migration takes the same lock on a table in use
    await cluster.pool.query('alter table games add column proof integer');
    await cluster.pool.query('alter table games drop column proof');
  },
  'rolling deploy': async ({ cluster }) => {
    for (const process of [...cluster.nodes, ...cluster.workers]) {
      await process.stop('SIGTERM');
      await process.start();
    }
  },
  'backup restored': restored,
};

async function killed(process: ServerProcess): Promise<void> {
  await process.stop('SIGKILL');
  await pause(500);
  await process.start();
}

async function stalled({ pid }: ServerProcess): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await pause(BRIEF);
  process.kill(pid, 'SIGCONT');
}

async function filtered(database: Database, kind: 'loss' | 'one-way'): Promise<void> {
  const primary = await database.whole();
  await database.fault(kind, primary);
  await pause(BRIEF);
  await database.fault('heal', primary);
}

async function another(database: Database, than: string): Promise<void> {
  await until(
    'another machine takes writes',
    async () => {
      const now = await database.primary();
      return now !== undefined && now !== than;
    },
    60_000,
    300,
  );
}

async function poisoned({ cluster, damaged, random }: Scene): Promise<void> {
  const at = (): string => cluster.url(Math.floor(random() * cluster.nodes.length));
  const victim = await Guest.enter(at);
  const game = await startedGame([victim, await Guest.enter(at)], { pace: { kind: 'days', days: 1 }, listed: true });
  damaged.add(game);
  await poison(cluster.pool, victim.user, game);
  const other = await Guest.enter(at);
  for (const path of ['/api/tables', '/api/tables?of=me', '/api/me/account']) {
    const { status } = await other.call('GET', path);
    if (status !== 200) throw new Error(`with a poisoned row ${path} answers ${status}`);
  }
}

/**
 * The database is restored from a backup under running nodes: later changes are gone, and every client must be notified. One node is
 * paused during the restore: when it resumes, the others have played further than its own clients have seen of the lost history.
 */
async function restored({ cluster, witness, server, random }: Scene): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stanza-proof-'));
  const env = { ...process.env, STANZA_DATABASE_URL: cluster.database };
  const since = Date.now();
  await run(join(INFRA, 'backup.sh'), [join(folder, 'backup')], { env });
  await pause(BRIEF / 4);
  const { pid } = pick(cluster.nodes, random);
  process.kill(pid, 'SIGSTOP');
  await dropDatabase(cluster.database);
  await createDatabase(new URL(cluster.database).pathname.slice(1), server);
  await run(join(INFRA, 'restore.sh'), [join(folder, 'backup')], { env });
  rmSync(folder, { recursive: true });
  await pause(BRIEF);
  process.kill(pid, 'SIGCONT');
  // wait for answers that are on their way from before the restore
  await pause(1_000);
  const { rows } = await cluster.pool.query<{ id: string }>(
    `select client_id as id from entries where client_id is not null
     union all select client_id from commands union all select client_id from chat`,
  );
  const stored = new Set(rows.map(({ id }) => id));
  witness.excuse(since, (id) => stored.has(id));
}

function pick<T>(list: readonly T[], random: () => number): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
}
