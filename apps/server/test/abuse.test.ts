import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { newTable, startedGame } from './kit/tables.ts';

/* Abuse by one person that must not affect the others: attacks O1, O8, S8 and S9. */

const MOST_OPEN = 3;
const OPEN = newTable([{ kind: 'open' }, { kind: 'open' }]);

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({
    nodes: 1,
    workers: 1,
    settings: { STANZA_OPEN_TABLES: String(MOST_OPEN), STANZA_SENDMAIL: '/bin/true', STANZA_SWEEP: '100' },
  });
});

afterAll(() => cluster.stop());

const opened = async (host: Guest, table: unknown = OPEN): Promise<number> =>
  (await host.call('POST', '/api/tables', table)).status;

test('one guest fills only three places of the lobby, even with a hundred concurrent requests', async () => {
  const host = await cluster.guest();
  const answers = await Promise.all(Array.from({ length: 100 }, () => opened(host)));
  expect(answers.filter((status) => status === 200)).toHaveLength(MOST_OPEN);
  const { body } = await host.call('POST', '/api/tables', OPEN);
  expect(body).toMatchObject({ reason: { code: 'too-many-open', params: { most: MOST_OPEN } } });
  const { body: own } = await host.call('GET', '/api/tables');
  const [first] = Array.isArray(own['tables']) ? own['tables'] : [];
  await host.call('POST', `/api/games/${String(first.game)}/leave`, {});
  expect(await opened(host)).toBe(200);
});

test('however many games run, waiting tables are in the list', async () => {
  const waiting = await cluster.guest();
  await opened(waiting);
  await cluster.pool.query(
    `insert into games (id, host_id, engine, options, figures, pace, listed, status, created_at)
     select gen_random_uuid(), host_id, engine, options, figures, pace, true, 'running', now() + interval '1 hour'
     from games, generate_series(1, 200) where host_id = $1`,
    [waiting.user],
  );
  const { body } = await waiting.call('GET', '/api/tables');
  const tables: { host: string; status: string }[] = Array.isArray(body['tables']) ? body['tables'] : [];
  expect(tables.some(({ host, status }) => host === waiting.user && status === 'open')).toBe(true);
  await cluster.pool.query(`delete from games where host_id = $1 and status = 'running'`, [waiting.user]);
});

test('a mailbox gets one code, however often its address is deleted and however it is written', async () => {
  const [one, two] = [await cluster.guest(), await cluster.guest()];
  const add = (guest: Guest, address: string): Promise<number> =>
    guest.call('POST', '/api/me/channels', { kind: 'mail', address, language: 'en' }).then(({ status }) => status);
  expect(await add(one, 'victim@example.org')).toBe(200);
  for (const address of ['victim@example.org', 'Victim@example.org', 'victim+1@example.org', 'vic.tim@example.org']) {
    for (const guest of [one, two]) {
      await guest.call('POST', '/api/me/channels/forget', { kind: 'mail', address });
      expect(await add(guest, address)).toBe(429);
    }
  }
  const { rows } = await cluster.pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'deliver'`,
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(1);
});

test('a person can request few codes a day, for any mailboxes', async () => {
  const spammer = await cluster.guest();
  const answers: number[] = [];
  for (let box = 0; box < 9; box++) {
    const address = `box${box}@example.org`;
    const { status } = await spammer.call('POST', '/api/me/channels', { kind: 'mail', address, language: 'en' });
    answers.push(status);
    await spammer.call('POST', '/api/me/channels/forget', { kind: 'mail', address });
  }
  expect(answers).toStrictEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
});

test('a player can add few lines to a chat in a minute, and the others are not delayed', async () => {
  const [one, two] = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, two]);
  const say = (guest: Guest): Promise<number> =>
    guest.call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text: 'a' }).then(({ status }) => status);
  const answers: number[] = [];
  for (let line = 0; line < 20; line++) answers.push(await say(one));
  expect(answers.filter((status) => status === 200)).toHaveLength(15);
  expect(answers.at(-1)).toBe(429);
  expect(await say(two)).toBe(200);
});

test('vacation cannot be renewed for ever', async () => {
  const one = await cluster.guest();
  const A_DAY = 86_400_000;
  const away = (days: number): Promise<number> =>
    one.call('PUT', '/api/me', { vacationUntil: Date.now() + days * A_DAY }).then(({ status }) => status);
  expect(await away(29)).toBe(200);
  // as if most of the vacation had passed
  await cluster.pool.query(
    `update users set vacation_from = now() - interval '28 days', vacation_until = now() + interval '1 day' where id = $1`,
    [one.user],
  );
  expect(await away(29)).toBe(422);
  expect(await away(13)).toBe(200);
  expect((await one.call('PUT', '/api/me', { vacationUntil: null })).body).toMatchObject({ vacationUntil: null });
});
