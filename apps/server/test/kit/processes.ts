import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const SOURCE = resolve(import.meta.dirname, '../../src');

export type Settings = Readonly<Record<string, string>>;

/** Limits so high that tests of speed or faults never reach them. */
export const UNLIMITED: Settings = {
  STANZA_REQUESTS_PER_MINUTE: '100000000',
  STANZA_MESSAGES_PER_SECOND: '1000000',
  STANZA_MESSAGE_BURST: '1000000',
  STANZA_SOCKETS_PER_ADDRESS: '1000000',
  STANZA_OPEN_TABLES: '100000000',
  STANZA_DAILY_FIELD: '0',
  STANZA_SECURE_COOKIE: 'false',
  STANZA_LOG: process.env['STANZA_TEST_LOG'] ?? 'fatal',
};

/** Modules loaded into every process: none, or the recorder of the statements' plans. */
const LOADED =
  process.env['STANZA_TEST_PLANS'] === undefined ? [] : ['--import', resolve(import.meta.dirname, 'record-plans.ts')];

/** A server process: a node or a worker. */
export class ServerProcess {
  readonly #script: string;
  readonly #settings: Settings;
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(script: 'main.ts' | 'worker.ts', settings: Settings) {
    this.#script = script;
    this.#settings = settings;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts the process, on its previous port if it has run before, and waits until it reports that it is ready. */
  async start(): Promise<void> {
    const child = fork(`${SOURCE}/${this.#script}`, {
      execArgv: [...process.execArgv, ...LOADED],
      env: { ...process.env, STANZA_PORT: String(this.#port), ...this.#settings },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    await new Promise<void>((ready, failed) => {
      child.once('exit', (code) => failed(new Error(`${this.#script} exited with ${code} before it was ready`)));
      child.on('message', (message: unknown) => {
        if (typeof message !== 'object' || message === null || !('ready' in message)) return;
        this.#port = Number(message.ready);
        child.removeAllListeners('exit');
        ready();
      });
    });
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || !this.isRunning) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}
