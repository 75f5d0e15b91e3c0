import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import { OwnRedis } from './kit/own-services.ts';
import { until } from './kit/until.ts';
import { WebSocket } from './kit/web-socket.ts';

const MOST = 20;
const redis = new OwnRedis();
let cluster: Cluster;

beforeAll(async () => {
  await redis.start();
  cluster = await Cluster.start({
    nodes: 2,
    workers: 0,
    redis: redis.url,
    settings: { STANZA_REQUESTS_PER_MINUTE: String(MOST) },
  });
});

afterAll(async () => {
  await cluster.stop();
  await redis.stop();
});

const ask = async (node: number): Promise<number> => (await fetch(`${cluster.url(node)}/api/tables`)).status;

function upgrade(node: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${cluster.url(node).replace('http', 'ws')}/api/live`);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('error', () => {});
  });
}

test('an address has one limit of requests and sockets across all nodes', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < MOST - 1; nth++) statuses.push(await ask(nth % 2));
  expect(statuses).toStrictEqual(Array.from({ length: MOST - 1 }, () => 200));
  expect(await upgrade(1)).toBe(101);
  expect([await ask(0), await ask(1), await upgrade(0), await upgrade(1)]).toStrictEqual([429, 429, 429, 429]);
  const refused = await fetch(`${cluster.url(0)}/api/tables`);
  expect(await refused.json()).toMatchObject({ reason: { code: 'rate-limited' } });
  expect((await fetch(`${cluster.url(0)}/healthz`)).status).toBe(200);
});

test('without Redis each node uses its local count', async () => {
  await redis.stop();
  // each node got about half of the visits above, so each has some left
  await until('a node serves again', async () => (await ask(0)) === 200);
  const statuses: number[] = [];
  for (let nth = 0; nth < MOST; nth++) statuses.push(await ask(0));
  expect(statuses.at(-1)).toBe(429);
});
