import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '../../apps/server/test/kit/services.ts';

/*
 * What an operator gets: the tarball of `la-stanza`, unpacked, started by its launcher on a database of its own. Only its dependencies
 * are not installed anew: they are those of the checkout.
 */

const APPS = join(import.meta.dirname, '../../apps');

type Settings = Readonly<Record<string, string>>;

/** Bots would play the deals of the coming days for an hour. */
const AT_REST: Settings = { STANZA_DAILY_FIELD: '0' };

/** A package that has been made before, which `.ci/run` does for all its checks. */
const made = process.env['PACKED_HOST'];

/** Packs what ships, or copies what has been packed, into a new folder; returns the folder of the package. */
export function packHost(): string {
  const folder = mkdtempSync(join(tmpdir(), 'la-stanza-packed-'));
  const unpacked = join(folder, 'package');
  if (made === undefined) pack(folder);
  else cpSync(made, unpacked, { recursive: true, verbatimSymlinks: true });
  return unpacked;
}

/** Builds the client and the package, and unpacks the tarball as `package` in a folder. */
function pack(folder: string): void {
  const run = (app: string, ...args: readonly string[]): void => {
    execFileSync('pnpm', args, { cwd: join(APPS, app), stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('web', 'build');
  run('host', 'build');
  run('host', 'pack', '--pack-destination', folder);
  const [tarball = ''] = globSync(join(folder, '*.tgz'));
  execFileSync('tar', ['--extract', '--gzip', '--file', tarball, '--directory', folder]);
  symlinkSync(join(APPS, 'host/node_modules'), join(folder, 'package/node_modules'));
}

/** A host that can be killed and started again on the same database and port. */
export class PackedHost {
  readonly folder: string;
  readonly database: string;
  readonly #settings: Settings;
  #child: ChildProcess | undefined;
  #port: number;

  private constructor(folder: string, database: string, port: number, settings: Settings) {
    this.folder = folder;
    this.database = database;
    this.#port = port;
    this.#settings = settings;
  }

  get port(): number {
    return this.#port;
  }

  /** Starts a host; at port 0 it takes a free one, and keeps it. */
  static async start(folder: string, port: number, settings: Settings = {}): Promise<PackedHost> {
    const database = await createDatabase(`stanza_packed_${randomBytes(6).toString('hex')}`);
    const host = new PackedHost(folder, database, port, { ...AT_REST, ...settings });
    try {
      await host.start();
    } catch (error) {
      await host.remove();
      throw error;
    }
    return host;
  }

  /** Starts the host and waits until it says where to play. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      ['dist/launch.js', 'host', '--database', this.database, '--port', String(this.#port)],
      {
        cwd: this.folder,
        env: { ...process.env, ...this.#settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#child = child;
    let said = '';
    await new Promise<void>((ready, failed) => {
      child.once('exit', () => failed(new Error(`the host did not start: ${said}`)));
      child.stdout.on('data', (text) => {
        said += String(text);
        const port = /Open http:\/\/localhost:(\d+)\/ to play/.exec(said)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        ready();
      });
    });
    child.removeAllListeners('exit');
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Stops the host for good. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    await dropDatabase(this.database);
  }
}

/** The web server of a run of Playwright, until it is told to stop. */
async function serve(port: number): Promise<void> {
  const folder = packHost();
  const host = await PackedHost.start(folder, port, { STANZA_SITE: `http://localhost:${port}` });
  process.once('SIGTERM', () => {
    void host.remove().finally(() => {
      rmSync(join(folder, '..'), { recursive: true, force: true });
      process.exit();
    });
  });
}

if (import.meta.main) {
  const [verb, to = ''] = process.argv.slice(2);
  if (verb === 'pack') pack(to);
  else if (verb === 'serve') await serve(Number(to));
  else throw new Error('pack FOLDER, or serve PORT');
}
