#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complain, EXIT } from '../../server/src/ops/command.ts';
import { nearestName } from '../../server/src/ops/nearest-name.ts';
import { hostSettings } from './host-settings.ts';
import { isNewEnough, NEEDED } from './is-new-enough.ts';
import { helpOf, isVerb, VERB_NAMES, verbNamed } from './verbs.ts';

/*
 * The command `la-stanza`. It must run on old versions of Node: if this Node is too old for the server, the command restarts itself with
 * the Node installed beside it.
 */

const HERE = dirname(fileURLToPath(import.meta.url));
const [verb = '', ...rest] = process.argv.slice(2);
const asks = (...names: readonly string[]): boolean => [verb, ...rest].some((word) => names.includes(word));

/** Runs the command; undefined if the verb sets its exit code itself. */
async function run(): Promise<number | undefined> {
  if (asks('--version', '-v')) {
    console.log(createRequire(import.meta.url)('../package.json').version);
    return EXIT.fine;
  }
  if (verb === '--help' || verb === '-h' || verb === 'help') return help();
  if (verb === '') return misused('Name a command: la-stanza --help lists them.');
  if (!isVerb(verb))
    return misused(
      verb.startsWith('-') || verb.includes('://')
        ? 'The first word is a command, such as host: la-stanza --help lists them.'
        : `“${verb}” is no command: is ${nearestName(verb, VERB_NAMES)} meant?`,
    );
  if (verb !== 'admin' && asks('--help', '-h')) return help();
  const settings = hostSettings(verb, rest, process.env, join(HERE, 'client'));
  if ('fault' in settings) return misused(settings.fault);
  if (!isNewEnough(process.versions.node)) return startAgain();
  Object.assign(process.env, settings.environment);
  process.argv.splice(2, process.argv.length, ...settings.passed);
  await import(new URL(verbNamed(verb).file, import.meta.url).href);
  return undefined;
}

function help(): number {
  console.log(helpOf(isVerb(verb) ? verb : undefined));
  return EXIT.fine;
}

function misused(sentence: string): number {
  complain(sentence);
  return EXIT.misused;
}

/** Runs the same command with the Node that is part of this package, and ends with its exit code. */
async function startAgain(): Promise<number> {
  const node = ownNode();
  const tooOld = `La Stanza needs Node ${NEEDED} or newer; this is ${process.versions.node}`;
  if (node === undefined) {
    complain(`${tooOld}.`);
    return EXIT.failed;
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // a signal to this process is meant for the server
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  try {
    const [code, signal]: unknown[] = await once(child, 'exit');
    return typeof code === 'number' ? code : endBy(signal);
  } catch {
    complain(`${tooOld}, and the one at ${node} does not start.`);
    return EXIT.failed;
  }
}

/** Ends by the signal that ended the server, so that shells and service managers see the signal. */
function endBy(signal: unknown): number {
  const found = Object.entries(constants.signals).find(([name]) => name === signal);
  if (found === undefined) return EXIT.failed;
  const [name, number] = found;
  process.removeAllListeners(name);
  process.kill(process.pid, number);
  return 128 + number;
}

function ownNode(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-linux-${process.arch}/package.json`);
    return join(dirname(manifest), 'bin/node');
  } catch {
    return undefined;
  }
}

const ended = await run();
// a verb that ran in this process has set its exit code
if (ended !== undefined) process.exitCode = ended;
