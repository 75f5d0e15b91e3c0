import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort, OwnPostgres } from '../../test/kit/own-services.ts';
import { until } from '../../test/kit/until.ts';

const run = promisify(execFile);
const SCRIPTS = resolve(import.meta.dirname, '../../../../infra/ha');
const PACKAGES = [
  'patroni',
  'python3-etcd',
  'etcd-server',
  'etcd-client',
  'haproxy',
  'pgbackrest',
  'nftables',
  'iproute2',
  'curl',
  'faketime',
];

export type Machine = '1' | '2' | '3';
const MACHINES: readonly Machine[] = ['1', '2', '3'];

export type DatabaseFault =
  | 'kill'
  | 'start'
  | 'freeze'
  | 'thaw'
  | 'cut'
  | 'split'
  | 'one-way'
  | 'loss'
  | 'heal'
  | 'fill'
  | 'empty';

/** A database whose machines can be broken. */
export type Database = Pick<HaDatabase, 'url' | 'fault' | 'primary' | 'standby' | 'whole' | 'stop'>;

/** One PostgreSQL, for faults outside the database. */
export async function plainDatabase(): Promise<Database> {
  const postgres = new OwnPostgres();
  await postgres.start();
  const only = (): Promise<Machine> => Promise.resolve('1');
  return {
    url: postgres.url,
    fault: (kind) => Promise.reject(new Error(`one PostgreSQL alone cannot suffer ${kind}`)),
    primary: only,
    standby: only,
    whole: only,
    stop: () => postgres.stop(),
  };
}

/** Three PostgreSQL under Patroni behind HAProxy, started by the scripts in infra/ha. */
export class HaDatabase {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(url: string, env: NodeJS.ProcessEnv) {
    this.url = url;
    this.#env = env;
  }

  static async start(more: Readonly<Record<string, string>> = {}): Promise<HaDatabase> {
    await requirePackages();
    const env = {
      ...process.env,
      STANZA_HA_DIR: join(mkdtempSync(join(tmpdir(), 'stanza-ha-')), 'cluster'),
      STANZA_HA_PORT: String(await freePort()),
      ...more,
    };
    // removes the remains of an earlier run
    await run(join(SCRIPTS, 'down.sh'), { env });
    await run('chmod', ['a+rx', resolve(env.STANZA_HA_DIR, '..')]);
    const { stdout } = await run(join(SCRIPTS, 'up.sh'), { env });
    return new HaDatabase(stdout.trim().split('\n').at(-1) ?? '', env);
  }

  async fault(kind: DatabaseFault, machine: Machine): Promise<void> {
    await run(join(SCRIPTS, 'fault.sh'), [kind, machine], { env: this.#env });
  }

  async primary(): Promise<Machine | undefined> {
    const { stdout } = await run(join(SCRIPTS, 'fault.sh'), ['primary'], { env: this.#env });
    return MACHINES.find((machine) => machine === stdout.trim());
  }

  /** Waits until one machine is the primary and two follow it. */
  async whole(): Promise<Machine> {
    let found: Machine | undefined;
    await until(
      'the database is whole',
      async () => {
        found = await this.primary();
        if (found === undefined) return false;
        const { stdout } = await run(join(SCRIPTS, 'fault.sh'), ['standbys'], { env: this.#env });
        return Number(stdout) === MACHINES.length - 1;
      },
      120_000,
      500,
    );
    if (found === undefined) throw new Error('there is no primary');
    return found;
  }

  async standby(): Promise<Machine> {
    const primary = await this.primary();
    const found = MACHINES.find((machine) => machine !== primary);
    if (found === undefined) throw new Error('there is no standby');
    return found;
  }

  async stop(): Promise<void> {
    await run(join(SCRIPTS, 'down.sh'), { env: this.#env });
  }
}

/** Installs missing programs, or names them in one sentence. */
async function requirePackages(): Promise<void> {
  const missing: string[] = [];
  for (const name of PACKAGES) {
    await run('dpkg-query', ['--status', name]).catch(() => missing.push(name));
  }
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0) throw new Error(`Install ${missing.join(', ')} first, or run this as root.`);
  const apt = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, maxBuffer: 1e8 };
  await run('apt-get', ['update', '-qq'], apt);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], apt);
}
