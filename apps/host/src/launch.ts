#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hostSettings } from './host-settings.ts';
import { isNewEnough, NEEDED } from './is-new-enough.ts';

/*
 * The command `la-stanza`. It must run on old versions of Node: it loads the server only where that runs, and otherwise starts itself
 * again with the Node that was installed beside it.
 */

const USAGE = `la-stanza host      starts the server with everything in one process; it creates its tables itself
    --database URL      the PostgreSQL database, such as postgres://stanza:secret@127.0.0.1/stanza
    --port NUMBER       the port, 8000 if none is given
la-stanza doctor    says what is missing, a line for each thing that is looked at
la-stanza migrate   creates or updates the tables, and ends
la-stanza node      a node alone, for several machines
la-stanza worker    a worker alone, for several machines
la-stanza admin     what operators do: reports, people, decisions, announcements
la-stanza --version

Every other setting is an environment variable (STANZA_…); the guide to hosting lists them.`;

const [verb = '', ...rest] = process.argv.slice(2);

async function run(): Promise<number | undefined> {
  if (verb === '--version' || verb === '-v') {
    console.log(createRequire(import.meta.url)('../package.json').version);
    return 0;
  }
  if (verb === '' || verb === '--help' || verb === '-h' || !isVerb(verb)) {
    console.log(USAGE);
    return verb === '--help' || verb === '-h' ? 0 : 1;
  }
  if (!isNewEnough(process.versions.node)) return startAgain();
  const settings = hostSettings(verb, rest, process.env, join(import.meta.dirname, 'client'));
  if ('fault' in settings) {
    console.error(settings.fault);
    return 1;
  }
  Object.assign(process.env, settings.environment);
  process.argv.splice(2, process.argv.length, ...settings.passed);
  await import(new URL(RUNS[verb], import.meta.url).href);
  return undefined;
}

/** The file beside this one that each verb runs. */
const RUNS = {
  host: 'host.js',
  node: 'host.js',
  worker: 'worker.js',
  migrate: 'migrate.js',
  doctor: 'doctor.js',
  admin: 'admin.js',
} as const;

function isVerb(word: string): word is keyof typeof RUNS {
  return Object.hasOwn(RUNS, word);
}

/** Runs the same command with the Node that came with this package. */
async function startAgain(): Promise<number> {
  const node = ownNode();
  if (node === undefined) {
    console.error(`La Stanza needs Node ${NEEDED} or newer; this is ${process.versions.node}.`);
    return 1;
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // whoever stops this process means the server
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code]: unknown[] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

function ownNode(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-linux-${process.arch}/package.json`);
    return join(manifest, '../bin/node');
  } catch {
    return undefined;
  }
}

process.exitCode = await run();
