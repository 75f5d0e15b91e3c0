import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOST_AFTER } from '../src/clock/outage.ts';
import { Cluster } from './kit/cluster.ts';
import { Match } from './kit/match.ts';
import { startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* One kind of work that waits for the database must not delay another: searches must not delay commands, commands not the heartbeat. */

const READS = 2;
const COMMANDS = 2;
let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({
    nodes: 1,
    workers: 0,
    settings: { STANZA_READ_POOL: String(READS), STANZA_POOL: String(COMMANDS) },
  });
});

afterAll(() => cluster.stop());

/** Holds a lock that every read of a table waits for. */
async function locked(table: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: cluster.database });
  await client.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    await work();
  } finally {
    await client.end();
  }
}

const waiting = (count: number): Promise<void> =>
  until(`${count} connections wait for the lock`, async () => {
    const { rows } = await cluster.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.count === count;
  });

const isReady = async (): Promise<number> => (await fetch(`${cluster.url()}/readyz`)).status;

test('waiting searches take no connection from play; too many are refused immediately, with a time to retry', async () => {
  const [one, other] = [await cluster.guest(), await cluster.guest()];
  const match = new Match(
    await startedGame([one, other]),
    [one, other].map((player) => player.live()),
  );
  await match.ready();
  await locked('blocks', async () => {
    // one person's searches are queued one after the other, so it takes several people to fill the queue
    const searchers = [one, other, ...(await Promise.all(Array.from({ length: 18 }, () => cluster.guest())))];
    const searches = searchers.flatMap((guest) =>
      Array.from({ length: READS }, () => guest.call('GET', '/api/players?name=anna')),
    );
    await waiting(READS);
    for (let step = 0; step < 10; step++) await match.step();
    expect(await isReady()).toBe(200);
    const answers = await Promise.all(searches);
    expect(answers.length).toBe(20 * READS);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { reason: { code: 'unavailable' } } });
      expect(answer.headers.get('retry-after')).toBe('1');
    }
  });
  expect(await one.call('GET', '/api/players?name=anna')).toMatchObject({ status: 200 });
  for (const client of match.clients) client.close();
});

test('one person’s searches use one connection, however many are concurrent', async () => {
  const [one, other] = [await cluster.guest(), await cluster.guest()];
  await locked('blocks', async () => {
    const searches = Array.from({ length: 10 }, () => one.call('GET', '/api/players?name=anna'));
    await waiting(1);
    // the other connection is still free
    expect(await other.call('GET', '/api/visits')).toMatchObject({ status: 200 });
    await waiting(1);
    for (const { status } of await Promise.all(searches)) expect(status).toBe(503);
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => one.call('GET', '/api/players?name=anna')));
  for (const { status } of answers) expect(status).toBe(200);
});

test('commands that wait for the database are no outage: the node stays ready, and no clock gets time back', async () => {
  const [one, other] = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, other], { pace: { kind: 'live', bank: 600, increment: 5 } });
  const row = async (): Promise<unknown> =>
    (await cluster.pool.query('select deadline, banks, revision from games where id = $1', [game])).rows[0];
  const before = await row();
  const since = performance.now();
  await locked('recovery_codes', async () => {
    const asked = Array.from({ length: 3 * COMMANDS }, () => one.call('POST', '/api/me/codes', {}));
    await waiting(COMMANDS);
    await until('this lasts longer than what counts as an outage', async () => {
      expect(await isReady()).toBe(200);
      return performance.now() - since > LOST_AFTER + 2_000;
    });
    await Promise.all(asked);
  });
  expect(await row()).toStrictEqual(before);
  expect((await cluster.pool.query('select 1 from owed_time')).rowCount).toBe(0);
});
