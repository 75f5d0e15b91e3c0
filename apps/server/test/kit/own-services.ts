import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { createClient } from 'redis';
import { z } from 'zod';
import { until } from './until.ts';

const run = promisify(execFile);

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The folder of PostgreSQL's programs. */
function programs(): string {
  const named = process.env['STANZA_TEST_PG_BIN'];
  const found = named ?? globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  if (found === undefined || !existsSync(join(found, 'pg_ctl'))) {
    throw new Error(
      'The programs of PostgreSQL (initdb, pg_ctl) are missing: install them or name their folder in STANZA_TEST_PG_BIN.',
    );
  }
  return found;
}

/** PostgreSQL does not run as root. */
const isRoot = process.getuid?.() === 0;

/** A PostgreSQL server for one test, which can be stopped at will. */
export class OwnPostgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'stanza-postgres-'));
  readonly #programs = programs();
  #port = 0;

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  get port(): number {
    return this.#port;
  }

  async #program(name: string, ...options: string[]): Promise<void> {
    const program = join(this.#programs, name);
    if (isRoot) await run('runuser', ['-u', 'postgres', '--', program, ...options], { cwd: this.#folder });
    else await run(program, options, { cwd: this.#folder });
  }

  async start(): Promise<void> {
    await this.#prepare();
    await this.#program('initdb', '--no-sync', '--auth=trust', '--username=postgres', `--pgdata=${this.#folder}/data`);
    await this.#control('start');
  }

  /** Starts as a standby that follows another server. */
  async follow(primary: OwnPostgres): Promise<void> {
    await this.#prepare();
    const source = `--dbname=host=127.0.0.1 port=${primary.port} user=postgres`;
    await this.#program(
      'pg_basebackup',
      source,
      `--pgdata=${this.#folder}/data`,
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--no-sync',
    );
    await this.#control('start');
  }

  /** The rows of a query in the database `postgres`. */
  async query(statement: string): Promise<readonly unknown[]> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  }

  /** A standby stops receiving, once it has everything that its primary has now. */
  async fallBehind(primary: OwnPostgres): Promise<void> {
    const [{ at }] = z
      .tuple([z.object({ at: z.string() })])
      .parse(await primary.query('select pg_current_wal_lsn() as at'));
    await until('the standby has everything', async () => {
      const [first] = await this.query(`select 1 where pg_last_wal_replay_lsn() >= '${at}'`);
      return first !== undefined;
    });
    await this.query(`alter system set primary_conninfo = ''`);
    await this.query('select pg_reload_conf()');
    await until('the standby receives nothing', async () => {
      const [receiver] = await this.query('select 1 from pg_stat_wal_receiver');
      return receiver === undefined;
    });
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    await this.#program('pg_ctl', 'promote', '-w', `--pgdata=${this.#folder}/data`);
  }

  async #prepare(): Promise<void> {
    this.#port = await freePort();
    if (!isRoot) return;
    const { stdout } = await run('id', ['-u', 'postgres']);
    chownSync(this.#folder, Number(stdout), -1);
  }

  async #control(...what: string[]): Promise<void> {
    const settings = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off -c unix_socket_directories=${this.#folder}`;
    await this.#program(
      'pg_ctl',
      ...what,
      '-w',
      `--pgdata=${this.#folder}/data`,
      `--log=${this.#folder}/log`,
      `--options=${settings}`,
    );
  }

  /** Restarts the server: 'immediate' as after a power cut, 'fast' by closing its connections. */
  async restart(mode: 'immediate' | 'fast'): Promise<void> {
    await this.#control('restart', `--mode=${mode}`);
  }

  /** Ends the server for good, as a power cut does. */
  async stop(): Promise<void> {
    await this.#program('pg_ctl', 'stop', '--mode=immediate', `--pgdata=${this.#folder}/data`);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A Redis server for one test. */
export class OwnRedis {
  #port = 0;
  #process: ChildProcess | undefined;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    this.#process = spawn('redis-server', ['--port', String(this.#port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    });
    await until('Redis answers', async () => {
      const client = createClient({ url: this.url, socket: { reconnectStrategy: false } });
      client.on('error', () => {});
      try {
        await client.connect();
        client.destroy();
        return true;
      } catch {
        return false;
      }
    });
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (running === undefined) return;
    this.#process = undefined;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }
}
