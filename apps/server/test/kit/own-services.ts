import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from 'redis';
import { until } from './until.ts';

const run = promisify(execFile);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Where the programs of PostgreSQL are. */
function programs(): string {
  const named = process.env['STANZA_PG_BIN'];
  const found = named ?? globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  if (found === undefined || !existsSync(join(found, 'pg_ctl'))) {
    throw new Error(
      'The programs of PostgreSQL (initdb, pg_ctl) are missing: install them or name their folder in STANZA_PG_BIN.',
    );
  }
  return found;
}

/** PostgreSQL does not run as root. */
const isRoot = process.getuid?.() === 0;

/** A PostgreSQL of one's own, to be stopped at will. */
export class OwnPostgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'stanza-postgres-'));
  readonly #programs = programs();
  #port = 0;

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  async #program(name: string, ...options: string[]): Promise<void> {
    const program = join(this.#programs, name);
    if (isRoot) await run('runuser', ['-u', 'postgres', '--', program, ...options], { cwd: this.#folder });
    else await run(program, options, { cwd: this.#folder });
  }

  async start(): Promise<void> {
    this.#port = await freePort();
    if (isRoot) {
      const { stdout } = await run('id', ['-u', 'postgres']);
      chownSync(this.#folder, Number(stdout), -1);
    }
    await this.#program('initdb', '--no-sync', '--auth=trust', '--username=postgres', `--pgdata=${this.#folder}/data`);
    await this.#control('start');
  }

  async #control(...what: string[]): Promise<void> {
    const settings = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c max_connections=200 -c unix_socket_directories=${this.#folder}`;
    await this.#program(
      'pg_ctl',
      ...what,
      '-w',
      `--pgdata=${this.#folder}/data`,
      `--log=${this.#folder}/log`,
      `--options=${settings}`,
    );
  }

  /** Stops and starts it; at once, as after a power cut, or by breaking off connections. */
  async restart(mode: 'immediate' | 'fast'): Promise<void> {
    await this.#control('restart', `--mode=${mode}`);
  }

  async stop(): Promise<void> {
    await this.#program('pg_ctl', 'stop', '--mode=immediate', `--pgdata=${this.#folder}/data`);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A Redis of one's own. */
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
