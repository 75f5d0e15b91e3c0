import { randomUUID } from 'node:crypto';
import type { LiveClient } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import { Guest } from './kit/guest.ts';
import { REDIS } from './kit/services.ts';
import { startedGame } from './kit/tables.ts';
import { TcpProxy } from './kit/tcp-proxy.ts';
import { until } from './kit/until.ts';

/* An ended session ends on every node, and an unused one expires: attack S7. */

/** Milliseconds after which an ended session must not act any more, even while Redis is down. */
const ENDS_WITHIN = 5_000;

let cluster: Cluster;
let redis: TcpProxy;

beforeAll(async () => {
  redis = await TcpProxy.start(Number(new URL(REDIS).port || 6379));
  cluster = await Cluster.start({ nodes: 2, workers: 0, redis: `redis://127.0.0.1:${redis.port}` });
});

afterAll(async () => {
  await cluster.stop();
  await redis.close();
});

/** The same session on another node: two devices could not share one, but two windows do. */
const at = (node: number, { cookie, user }: Guest): Guest => Guest.with(() => cluster.url(node), cookie, user);

/** A socket of a session, and its user according to the server. */
async function connected(guest: Guest, game: string): Promise<{ live: LiveClient; user: () => unknown }> {
  let user: unknown;
  const live = guest.live({
    onMessage: (message) => {
      if (message.type === 'welcome') user = message.user;
    },
  });
  live.watch(game);
  await until('the socket is signed in', () => user === guest.user);
  return { live, user: () => user };
}

test('signing out ends the session’s sockets on every node', async () => {
  const one = await cluster.guest(0);
  const game = await startedGame([one, await cluster.guest()]);
  const sockets = [await connected(one, game), await connected(at(1, one), game)];
  const { cookie } = one;
  await one.call('POST', '/api/me/forget', {});
  for (const { live, user } of sockets) {
    await until('the socket has lost its session', () => user() === null);
    expect(await live.chat(game, 'still here')).toMatchObject({ accepted: false, reason: { code: 'no-session' } });
    live.close();
  }
  for (const node of [0, 1]) {
    expect((await fetch(`${cluster.url(node)}/api/me`, { headers: { cookie } })).status).toBe(401);
  }
});

test('without Redis an ended session still ends on the other node within five seconds', async () => {
  const one = await cluster.guest(0);
  const game = await startedGame([one, await cluster.guest()]);
  const there = at(1, one);
  // the other node has cached the session
  expect((await there.call('GET', '/api/me')).status).toBe(200);
  const { live, user } = await connected(there, game);
  redis.lead(undefined);
  redis.cut();
  const leftAt = Date.now();
  await one.call('POST', '/api/me/forget', {});
  await until('the socket has lost its session', () => user() === null);
  await until('the other node refuses the session', async () => (await there.call('GET', '/api/me')).status === 401);
  expect(Date.now() - leftAt).toBeLessThan(ENDS_WITHIN);
  expect(await live.chat(game, 'still here')).toMatchObject({ accepted: false, reason: { code: 'no-session' } });
  live.close();
  redis.lead(Number(new URL(REDIS).port || 6379));
});

test('an unused session expires; one in use is renewed, and so is its cookie', async () => {
  const [idle, busy] = [await cluster.guest(), await cluster.guest()];
  const age = (guest: Guest, interval: string): Promise<unknown> =>
    cluster.pool.query('update sessions set seen_at = now() - $2::interval where user_id = $1', [guest.user, interval]);
  await age(idle, '10 years');
  await age(busy, '179 days');
  // a node that has not cached the sessions
  expect((await at(1, idle).call('GET', '/api/me')).status).toBe(401);
  const { status, headers } = await at(1, busy).call('GET', '/api/me');
  expect([status, headers.get('set-cookie')]).toStrictEqual([200, expect.stringContaining('Max-Age=15552000')]);
  const { rows } = await cluster.pool.query<{ is_new: boolean }>(
    `select seen_at > now() - interval '1 minute' as is_new from sessions where user_id = $1`,
    [busy.user],
  );
  expect(rows).toStrictEqual([{ is_new: true }]);
});

test('the list of devices names the signed-in ones, and no other', async () => {
  const one = await cluster.guest();
  await cluster.pool.query(
    `insert into sessions (token_hash, user_id, device, seen_at) values ($2, $1, 'Chrome, Android', now() - interval '1 minute'),
      ($3, $1, 'Firefox, Linux', now() - interval '181 days')`,
    [one.user, Buffer.from(randomUUID()), Buffer.from(randomUUID())],
  );
  const { body } = await one.call('GET', '/api/me/account');
  expect(body['devices']).toMatchObject([{ isThis: true }, { device: 'Chrome, Android', isThis: false }]);
  expect(body['devices']).toHaveLength(2);
});
