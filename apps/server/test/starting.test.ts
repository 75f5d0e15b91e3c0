import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import { freePort } from './kit/own-services.ts';
import { until } from './kit/until.ts';

/* A server that cannot start ends with all its processes and names the cause; a running one reports its state to an operator. */

const MAIN = resolve(import.meta.dirname, '../src/main.ts');

let cluster: Cluster;
let nodeMetrics = 0;
let workerMetrics = 0;

beforeAll(async () => {
  [nodeMetrics, workerMetrics] = [await freePort(), await freePort()];
  cluster = await Cluster.start({
    nodes: 1,
    workers: 1,
    settings: { STANZA_METRICS_PORT: String(nodeMetrics), STANZA_WORKER_METRICS_PORT: String(workerMetrics) },
  });
});

afterAll(() => cluster.stop());

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

type Ended = { readonly code: unknown; readonly said: string };

/** Starts everything that one machine needs with these settings, and waits until all of it has ended. */
async function start(settings: Readonly<Record<string, string>>): Promise<Ended> {
  const child = fork(MAIN, ['--all'], {
    env: { ...process.env, STANZA_DATABASE_URL: cluster.database, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  // closed when no process has its output open any more
  const [code] = await once(child, 'close');
  return { code, said };
}

test('a taken port ends every process and is named', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = portOf(taken);
  const { code, said } = await start({ STANZA_PORT: String(port) });
  expect(code).toBe(1);
  expect(said).toContain(`Another program uses port ${port}`);
  expect(said).not.toContain('PostgreSQL');
  taken.close();
});

test('the port of the worker’s metrics is taken: the node ends too, and its setting is named', async () => {
  const { code, said } = await start({ STANZA_PORT: '0', STANZA_WORKER_METRICS_PORT: String(workerMetrics) });
  expect(said).toContain('STANZA_WORKER_METRICS_PORT');
  expect(code).toBe(1);
});

test('a database that does not answer is named', async () => {
  const nobody = await freePort();
  const { code, said } = await start({
    STANZA_PORT: '0',
    STANZA_DATABASE_URL: `postgres://x@127.0.0.1:${nobody}/stanza`,
  });
  expect(code).toBe(1);
  expect(said).toContain(`PostgreSQL does not answer at 127.0.0.1:${nobody}`);
});

test('each invalid setting is reported in one sentence, before anything starts', async () => {
  const { code, said } = await start({ STANZA_ORIGIN: 'https://example.org', STANZA_CLIENT: '/nowhere' });
  expect(code).toBe(2);
  expect(said).toContain('STANZA_ORIGIN is no setting: is STANZA_ORIGINS meant?');
  expect(said).toContain('STANZA_CLIENT must be a folder with an index.html');
});

async function metric(name: string, port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

test('metrics are not on the public port', async () => {
  expect((await fetch(`${cluster.url()}/metrics`)).status).toBe(404);
});

test('a command over HTTP is counted', async () => {
  const guest = await cluster.guest();
  const before = await metric('stanza_command_seconds_count', nodeMetrics);
  const order = { id: randomUUID(), version: 0, command: { kind: 'resign' } };
  await guest.call('POST', '/api/games/018f0000-0000-7000-8000-000000000000/commands', order);
  expect(await metric('stanza_command_seconds_count', nodeMetrics)).toBe(before + 1);
});

test('a worker reports waiting work and its last sweep', async () => {
  await until(
    'the deadlines were swept',
    async () => Date.now() / 1_000 - (await metric('stanza_last_sweep_seconds', workerMetrics)) < 30,
  );
  for (const name of ['jobs_waiting', 'jobs_failed', 'notices_waiting', 'deadlines_late_seconds']) {
    expect(await metric(`stanza_${name}`, workerMetrics)).toBe(0);
  }
  await cluster.pool.query(
    `select graphile_worker.add_job('deliver', '{}', run_at => now() - interval '1 minute', max_attempts => 1)`,
  );
  await until(
    'the metric counts the broken job',
    async () => (await metric('stanza_jobs_failed', workerMetrics)) === 1,
  );
});
