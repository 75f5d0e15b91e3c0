import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Lineage } from '../src/db/lineage.ts';
import { forCommands, openPool } from '../src/db/pool.ts';
import { GameStore } from '../src/play/game-store.ts';
import { Cluster } from './kit/cluster.ts';
import { startedGame } from './kit/tables.ts';

let cluster: Cluster;
beforeAll(async () => {
  // few connections, so that every statement runs with its cached plan
  cluster = await Cluster.start({ nodes: 1, workers: 0, settings: { STANZA_POOL: '2' } });
});
afterAll(() => cluster.stop());

test('a migration that adds columns under a running node disturbs no game', async () => {
  const [one, other] = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, other]);
  const order = (): object => ({ id: randomUUID(), version: 0, command: { kind: 'offer-end' } });
  // every statement has been prepared on the connection
  await one.call('POST', `/api/games/${game}/commands`, order());
  await one.call('GET', `/api/games/${game}`);
  for (const table of ['games', 'seats', 'entries', 'commands', 'users', 'sessions'])
    await cluster.pool.query(`alter table ${table} add column of_the_next_build integer`);
  const asked = await one.call('GET', `/api/games/${game}`);
  const refused = await one.call('POST', `/api/games/${game}/commands`, order());
  const resigned = await other.call('POST', `/api/games/${game}/commands`, {
    ...order(),
    command: { kind: 'resign' },
  });
  expect(asked.status).toBe(200);
  expect(refused.body).toMatchObject({ reason: { code: 'offer-standing' } });
  expect(resigned.status).toBe(200);
});

test('a game read over the connection that finds another history belongs to that history', async () => {
  const game = await startedGame([await cluster.guest(), await cluster.guest()]);
  const lineage = new Lineage();
  const pool = openPool(cluster.database, forCommands(1), () => {}, lineage);
  const store = new GameStore(pool, 10, lineage);
  const before = await store.refresh(game);
  await cluster.pool.query('update lineage set epoch = gen_random_uuid()');
  const fresh = openPool(cluster.database, forCommands(1), () => {}, lineage);
  const after = await store.load(fresh, game);
  expect(lineage.label).not.toBe(before?.lineage);
  expect(after?.lineage).toBe(lineage.label);
  await Promise.all([pool.end(), fresh.end()]);
});
