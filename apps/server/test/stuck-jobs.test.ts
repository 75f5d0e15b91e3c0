import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import { Match } from './kit/match.ts';
import { startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* A worker that starts while the database fails, as after a crash, plays as soon as the database is well again. */

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 1 });
});

afterAll(() => cluster.stop());

test('a worker whose first look-up of jobs failed plays for the bots later', async () => {
  const [worker] = cluster.workers;
  if (worker === undefined) throw new Error('there is no worker');
  await worker.stop('SIGKILL');
  // a sequence counts although the statement fails
  await cluster.pool.query(`
    create sequence failures;
    create function fail() returns trigger language plpgsql as
      $$ begin perform nextval('failures'); raise exception 'planted'; end $$;
    create trigger planted before insert on graphile_worker._private_tasks for each statement execute function fail()`);
  await worker.start();
  await until('the worker has failed to look up its jobs', async () => {
    const { rows } = await cluster.pool.query<{ is_called: boolean }>('select is_called from failures');
    return rows[0]?.is_called === true;
  });
  await cluster.pool.query('drop trigger planted on graphile_worker._private_tasks');

  const guest = await cluster.guest();
  const match = new Match(await startedGame([guest], {}, ['random']), [guest.live()]);
  await match.ready();
  while (match.acting() !== undefined) await match.step();
  const before = match.version;
  await until('the bot has played', () => match.acting() !== undefined);
  expect(match.version).toBeGreaterThan(before);
});
