import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyAction } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import { Match } from './kit/match.ts';
import { freePort } from './kit/own-services.ts';
import { ServerProcess, UNLIMITED } from './kit/processes.ts';
import { REDIS } from './kit/services.ts';
import { startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* Deadlines and banks run by the clock of the database, regardless of the clocks of nodes and workers. */

const AHEAD = 3_600_000;
const LIVE = { pace: { kind: 'live', bank: 1_800, increment: 0 } } as const;

/** A node and a worker that are an hour ahead. */
let cluster: Cluster;
/** A worker with the right time; started by the test that needs it. */
let worker: ServerProcess;
/** The ports for metrics of the cluster's worker and node. */
let workerMetrics = 0;
let nodeMetrics = 0;

beforeAll(async () => {
  [workerMetrics, nodeMetrics] = [await freePort(), await freePort()];
  const settings = {
    STANZA_LOG: 'silent',
    STANZA_SWEEP: '50',
    STANZA_WORKER_METRICS_PORT: String(workerMetrics),
    STANZA_METRICS_PORT: String(nodeMetrics),
    NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'kit/skew-clock.ts')}`,
    STANZA_TEST_AHEAD: String(AHEAD),
  };
  cluster = await Cluster.start({ nodes: 1, workers: 1, settings });
  worker = new ServerProcess('worker.ts', {
    ...UNLIMITED,
    STANZA_SWEEP: '50',
    STANZA_DATABASE_URL: cluster.database,
    STANZA_REDIS_URL: REDIS,
  });
});

afterAll(async () => {
  await worker.stop('SIGKILL');
  await cluster.stop();
});

async function liveGame(): Promise<{ match: Match; game: string }> {
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players, LIVE);
  const match = new Match(
    game,
    players.map((player) => player.live()),
  );
  await match.ready();
  return { match, game };
}

interface Clock {
  readonly left: number;
  readonly banks: readonly number[];
  readonly offer: unknown;
}

/** The acting seat's time by the clock of the database, in milliseconds. */
async function clockOf(game: string): Promise<Clock> {
  const { rows } = await cluster.pool.query<Clock>(
    'select extract(epoch from deadline - now())::float8 * 1000 as left, banks, offer from games where id = $1',
    [game],
  );
  const [clock] = rows;
  if (clock === undefined) throw new Error('the game is not stored');
  return clock;
}

/** A metric of the node or the worker that is an hour ahead. */
async function metric(name: string, port = workerMetrics): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

test('a node an hour ahead sets deadlines and banks by the clock of the database', async () => {
  const { match, game } = await liveGame();
  const { acting } = match.view.table ?? {};
  // until the turn is over, which settles the acting seat's time
  while (match.view.table?.acting === acting) {
    const answer = await match.acting()?.command(game, match.version, {
      kind: 'action',
      action: anyAction(match.state()),
    });
    if (answer?.accepted !== true) throw new Error(`refused: ${JSON.stringify(answer)}`);
    await match.reached(answer.version);
  }
  const { left, banks } = await clockOf(game);
  expect(left).toBeGreaterThan(1_700_000);
  expect(left).toBeLessThanOrEqual(1_800_000);
  for (const bank of banks) expect(bank).toBeGreaterThan(1_700_000);
  for (const client of match.clients) client.close();
});

test('a node with a wrong clock is not ready, and its metrics show by how much', async () => {
  expect((await fetch(`${cluster.url()}/readyz`)).status).toBe(503);
  const ahead = await metric('stanza_clock_ahead_seconds', nodeMetrics);
  expect(Math.abs(ahead - AHEAD / 1_000)).toBeLessThan(60);
});

test('a worker an hour ahead lets no deadline pass; one with the right time does', async () => {
  const { match, game } = await liveGame();
  const late = await liveGame();
  await cluster.pool.query(`update games set deadline = now() - interval '10 seconds' where id = $1`, [late.game]);
  expect(Math.abs((await metric('stanza_clock_ahead_seconds')) - AHEAD / 1_000)).toBeLessThan(60);
  const before = await clockOf(late.game);
  expect(before.offer).toBeNull();
  await worker.start();
  await until('the others are asked', async () => (await clockOf(late.game)).offer !== null);
  expect(await metric('stanza_time_up_total')).toBe(0);
  expect(await clockOf(game)).toMatchObject({ offer: null });
  for (const client of [...match.clients, ...late.match.clients]) client.close();
});

test('time without a serving node is given back before any player moves or runs out of it', async () => {
  const { match, game } = await liveGame();
  const [node] = cluster.nodes;
  await worker.stop('SIGKILL');
  await node?.stop('SIGKILL');
  // as if the power had been off for 45 seconds, with 40 left on the clock; the node's last beat may still be on its way
  let looks = 0;
  await until('the power stays off', async () => {
    const { rowCount } = await cluster.pool.query(
      `with off as (update service set served_at = now() - interval '45 seconds' where served_at > now() - interval '40 seconds' returning 1),
       late as (update games set deadline = now() - interval '5 seconds' where id = $1 returning 1) select 1 from off`,
      [game],
    );
    looks = rowCount === 0 ? looks + 1 : 0;
    return looks === 5;
  });
  await worker.start();
  await node?.start();
  const { left } = await clockOf(game);
  expect(left).toBeGreaterThan(30_000);
  expect(left).toBeLessThan(60_000);
  await until('the players see it', () => (match.view.table?.deadline ?? 0) > Date.now() + 20_000);
  expect(await clockOf(game)).toMatchObject({ offer: null });
  for (const client of match.clients) client.close();
});
