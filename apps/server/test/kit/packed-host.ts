import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/* The packed command `la-stanza`, with a page in place of the client, and the oldest supported Node. */

const HOST = resolve(import.meta.dirname, '../../../host');
const PACKED = join(HOST, 'node_modules/.commands/dist');
const OLD = '20.20.2';
const PATIENCE = 120_000;

export function packHost(): void {
  execFileSync(process.execPath, ['build.ts', '--without-client'], {
    cwd: HOST,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  mkdirSync(join(PACKED, 'client'));
  writeFileSync(join(PACKED, 'client/index.html'), '<!doctype html><head></head>');
}

/** Node 20: the one named in STANZA_TEST_NODE_20, else one from npm, which is cached for the next run. */
function oldNode(): string {
  const named = process.env['STANZA_TEST_NODE_20'];
  if (named !== undefined) return named;
  const folder = join(tmpdir(), `stanza-node-${OLD}`);
  const name = `node-linux-${process.arch}`;
  const found = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(found))
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', `${name}@${OLD}`], { stdio: 'ignore' });
  return found;
}

export const NODES: Readonly<Record<'20' | '24', string>> = { '20': oldNode(), '24': process.execPath };

export interface Said {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

export class Command {
  readonly child: ChildProcess;
  readonly ended: Promise<Said>;
  #out = '';
  #err = '';

  constructor(node: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
    const given = Object.entries(process.env).filter(([name]) => !name.startsWith('STANZA_'));
    this.child = spawn(node, [join(PACKED, 'launch.js'), ...args], {
      env: { ...Object.fromEntries(given), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE,
    });
    this.child.stdout?.on('data', (text) => (this.#out += String(text)));
    this.child.stderr?.on('data', (text) => (this.#err += String(text)));
    this.ended = once(this.child, 'close').then(([code, signal]) => ({
      code: typeof code === 'number' ? code : null,
      signal: typeof signal === 'string' ? signal : null,
      out: this.#out,
      err: this.#err,
    }));
  }

  get said(): string {
    return this.#out + this.#err;
  }
}

/** The sentences of a command whose output is JSON lines. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => String(Object(JSON.parse(line)).msg));
}
