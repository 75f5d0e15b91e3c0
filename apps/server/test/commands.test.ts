import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './kit/own-services.ts';
import { Command, NODES, packHost, sentencesOf } from './kit/packed-host.ts';
import { dropDatabase, POSTGRES } from './kit/services.ts';
import { until } from './kit/until.ts';

/* Every verb of `la-stanza` through its launcher, on the oldest Node and on the one that runs the server. */

const { version: VERSION }: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../host/package.json'), 'utf8'),
);
const SECRET = 'tr0ub4dor';
const VERBS = ['host', 'node', 'worker', 'migrate', 'doctor', 'admin'];
const folder = mkdtempSync(join(tmpdir(), 'stanza-commands-'));
const role = `stanza_${randomBytes(4).toString('hex')}`;
const taken = createServer();
/** A proxy to the real database that changes its answer about its version. */
const aged = createServer((client) => {
  const { hostname, port } = new URL(POSTGRES);
  const server = connect(Number(port || '5432'), hostname);
  client.pipe(server).on('error', () => client.destroy());
  server.on('data', (data) =>
    client.write(Buffer.from(data.toString('latin1').replace(/1[5-9](?=00\d\d)/, '14'), 'latin1')),
  );
  client.on('close', () => server.destroy()).on('error', () => server.destroy());
});

let usable = '';
let nobody = 0;
let old = 0;

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

const addressOf = (database: string, change: (url: URL) => void = () => {}): string => {
  const url = new URL(POSTGRES);
  url.pathname = `/${database}`;
  change(url);
  return url.href;
};

async function sql(text: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES });
  await client.connect();
  await client.query(text);
  await client.end();
}

beforeAll(async () => {
  packHost();
  usable = addressOf(`${role}_data`);
  nobody = await freePort();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  await sql(`create role ${role} login password '${SECRET}'`);
  writeFileSync(join(folder, 'nonsense'), SECRET);
  aged.listen(0, '127.0.0.1');
  await once(aged, 'listening');
  old = portOf(aged);
});

afterAll(async () => {
  taken.close();
  aged.close();
  await dropDatabase(usable);
  await sql(`drop role ${role}`);
  rmSync(folder, { recursive: true });
});

interface Wrong {
  readonly args: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  readonly code: 1 | 2;
  readonly cause: string;
}

/** Starts that must fail, with their cause. Called when the ports are known. */
const WRONG: Readonly<Record<string, () => Wrong>> = {
  'a taken port': () => ({
    args: ['host', '--database', usable, '--port', String(portOf(taken))],
    settings: { STANZA_HOST: '127.0.0.1' },
    code: 1,
    cause: `Another program uses port ${portOf(taken)}: choose another with STANZA_PORT.`,
  }),
  'a port that is no number': () => ({
    args: ['host', '--port', '80a'],
    code: 2,
    cause: 'STANZA_PORT must be a whole number from 0 to 65535.',
  }),
  'an address of no database': () => ({
    args: ['host', '--database', 'nonsense'],
    code: 2,
    cause: 'STANZA_DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  }),
  'a database that does not answer': () => ({
    args: ['migrate', '--database', `postgres://stanza@127.0.0.1:${nobody}/stanza`],
    code: 1,
    cause: `PostgreSQL does not answer at 127.0.0.1:${nobody}: start it or correct STANZA_DATABASE_URL.`,
  }),
  'a role that is missing': () => ({
    args: ['host', '--database', addressOf('stanza', (url) => (url.username = 'nobody_here'))],
    code: 1,
    cause: 'user nobody_here',
  }),
  'a database that may not be created': () => ({
    args: ['migrate', '--database', addressOf(`${role}_none`, (url) => (url.username = role))],
    settings: { PGPASSWORD: SECRET },
    code: 1,
    cause: `has no database ${role}_none, and the user ${role} may not create it`,
  }),
  'a node before the tables': () => ({
    args: ['node', '--database', addressOf('template1')],
    code: 1,
    cause: 'The tables in template1 are missing or older than this program: run la-stanza migrate.',
  }),
  'a PostgreSQL that is too old': () => ({
    args: ['migrate', '--database', addressOf('postgres', (url) => (url.port = String(old)))],
    code: 1,
    cause: 'is too old: version 15 or newer is needed.',
  }),
  'a wrong client folder': () => ({
    args: ['host'],
    settings: { STANZA_CLIENT: folder },
    code: 2,
    cause: 'STANZA_CLIENT must be a folder with an index.html',
  }),
  'a misspelt setting': () => ({
    args: ['worker'],
    settings: { STANZA_PROT: '1' },
    code: 2,
    cause: 'STANZA_PROT is no setting: is STANZA_PORT meant?',
  }),
  'a misspelt option': () => ({
    args: ['host', '--databse', 'x'],
    code: 2,
    cause: '--databse is no option here: is --database meant?',
  }),
  'a misspelt command': () => ({ args: ['hots'], code: 2, cause: '“hots” is no command: is host meant?' }),
  'a Redis that does not answer': () => ({
    args: ['doctor', '--database', usable],
    settings: { STANZA_REDIS_URL: `redis://127.0.0.1:${nobody}` },
    code: 1,
    cause: `Redis does not answer at 127.0.0.1:${nobody}: start it or correct STANZA_REDIS_URL.`,
  }),
  'a mail server that does not answer': () => ({
    args: ['doctor', '--database', usable],
    settings: { STANZA_SMTP_HOST: '127.0.0.1', STANZA_SMTP_PORT: String(nobody) },
    code: 1,
    cause: `The mail server 127.0.0.1:${nobody} does not answer`,
  }),
  'a wrong mail address': () => ({
    args: ['host'],
    settings: { STANZA_MAIL_FROM: 'stanza' },
    code: 2,
    cause: 'STANZA_MAIL_FROM must be a mail address such as stanza@example.org.',
  }),
  'a secure cookie without https': () => ({
    args: ['host'],
    settings: { STANZA_SECURE_COOKIE: 'true', STANZA_ORIGINS: 'http://stanza.example' },
    code: 2,
    cause: 'STANZA_SECURE_COOKIE needs https, but STANZA_ORIGINS has http://stanza.example',
  }),
  'an unreadable file': () => ({
    args: ['host', '--database-file', join(folder, 'none')],
    code: 2,
    cause: 'STANZA_DATABASE_URL_FILE must be a file that this user may read',
  }),
  'a password on the command line': () => ({
    args: ['host', '--database', `postgres://stanza:${SECRET}@127.0.0.1/stanza`],
    code: 2,
    cause: '--database must not have a password',
  }),
  'a file with something else': () => ({
    args: ['migrate', '--database-file', join(folder, 'nonsense')],
    code: 2,
    cause: 'STANZA_DATABASE_URL must be an address',
  }),
};

describe.each(Object.entries(NODES))('on Node %s', (_version, node) => {
  const run = (args: readonly string[], settings = {}): Promise<Awaited<Command['ended']>> =>
    new Command(node, args, settings).ended;

  test.each(Object.entries(WRONG))('%s ends with its cause in one sentence', async (_name, wrong) => {
    const { args, settings, code, cause } = wrong();
    const ended = await run(args, settings);
    const said = sentencesOf(ended.out + ended.err);
    expect({ said, code: ended.code, signal: ended.signal }).toMatchObject({ code, signal: null });
    expect(said.filter((sentence) => sentence.includes(cause))).toHaveLength(1);
    expect(ended.out + ended.err).not.toMatch(new RegExp(`${SECRET}|\\n? {4}at |Zod`));
  });

  test('every verb has help, and its version', async () => {
    for (const verb of VERBS) {
      const help = await run([verb, '--help']);
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toContain(`la-stanza ${verb}`);
      expect(await run([verb, '--version'])).toMatchObject({ code: 0, out: `${VERSION}\n`, err: '' });
    }
  });

  test('Ctrl+C stops a host without a stack trace', async () => {
    const settings = { STANZA_HOST: '127.0.0.1', STANZA_DRAIN: '0', STANZA_DAILY_FIELD: '0' };
    const host = new Command(node, ['host', '--database', usable, '--port', '0', '--format', 'text'], settings);
    await until('it says where to play', () => host.said.includes(' to play.'), 120_000);
    host.child.kill('SIGINT');
    const { code, signal, out, err } = await host.ended;
    expect({ code, signal, err }).toMatchObject({ code: 0, signal: null });
    expect(out + err).not.toMatch(/ {4}at /);
  });
});

test('stanza ends with one sentence on Node 20, and runs on Node 24', () => {
  const stanza = (node: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
    spawnSync(node, [join(import.meta.dirname, '../../cli/stanza.js'), ...args], { encoding: 'utf8' });
  expect(stanza(NODES['20'], '--version')).toMatchObject({ status: 1, stdout: '' });
  expect(stanza(NODES['20'], 'play').stderr).toMatch(/^stanza needs Node 22\.18 or newer; this is 20\.[\d.]+ .*\n$/);
  expect(stanza(NODES['24'], '--version')).toMatchObject({ status: 0, stdout: `${VERSION}\n`, stderr: '' });
  expect(stanza(NODES['24'], 'dance')).toMatchObject({ status: 2, stdout: '' });
  const rule = stanza(NODES['24'], 'rules', '3.4');
  expect(rule).toMatchObject({ status: 0, stderr: '' });
  expect(rule.stdout).toMatch(/^3\.4 {2}The character you reach /m);
  const none = stanza(NODES['24'], 'rules', '99');
  expect(none).toMatchObject({ status: 2, stdout: '' });
  expect(none.stderr).toMatch(/^There is no rule “99”: [^\n]+\.\n$/);
  expect(stanza(NODES['24'], 'admin', 'decide', '--help')).toMatchObject({ status: 0, stderr: '' });
  expect(stanza(NODES['24'], 'admin', 'dance')).toMatchObject({ status: 2, stdout: '' });
});
