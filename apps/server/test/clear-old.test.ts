import { randomUUID } from 'node:crypto';
import { dayOf, daysLater } from '@la-stanza/bots/daily';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletePerson, requestDeletion } from '../src/accounts/delete-person.ts';
import { clearOld } from '../src/jobs/clear-old.ts';
import type { Play } from '../src/play/play.ts';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { ownPlay } from './kit/own-play.ts';
import { newTable, startedGame } from './kit/tables.ts';

/* Automatic removals, rows that stay, and that deleting a person deletes all of their data. */

let cluster: Cluster;
let play: Play;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 0 });
  play = ownPlay(cluster.database);
});

afterAll(async () => {
  await play.pool.end();
  await cluster.stop();
});

const FIRST = '00000000-0000-0000-0000-000000000000';

async function openTable(host: Guest): Promise<string> {
  const { body } = await host.call('POST', '/api/tables', newTable([{ kind: 'me' }, { kind: 'open' }]));
  return String(body['game']);
}

const age = (table: string, column: string, where: string, value: string, interval: string): Promise<unknown> =>
  cluster.pool.query(`update ${table} set ${column} = now() - $2::interval where ${where} = $1`, [value, interval]);

async function count(from: string, value: string): Promise<number> {
  const { rows } = await cluster.pool.query<{ count: number }>(`select count(*)::int as count from ${from} = $1`, [
    value,
  ]);
  return rows[0]?.count ?? 0;
}

test('an abandoned daily game is closed two weeks after its day', async () => {
  const host = await cluster.guest();
  const { body } = await host.call('POST', `/api/daily/${dayOf(Date.now())}/play`, {});
  const game = String(body['game']);
  const later = async (days: number): Promise<unknown> => {
    const day = daysLater(dayOf(Date.now()), -days);
    await cluster.pool.query(
      `insert into daily_deals (daily_on, seed, fingerprint, engine, edition, bots)
       select $1::date, seed, fingerprint, engine, edition, bots from daily_deals limit 1 on conflict do nothing`,
      [day],
    );
    await cluster.pool.query('update games set daily_on = $2 where id = $1', [game, day]);
    await clearOld(play);
    return (await host.call('GET', `/api/games/${game}`)).body['status'];
  };
  expect(await later(13)).toBe('running');
  expect(await later(16)).toBe('over');
});

test('a listed table without a start is closed after two weeks and deleted a week later; a younger one stays', async () => {
  const host = await cluster.guest();
  const [old, young] = [await openTable(host), await openTable(host)];
  await age('games', 'created_at', 'id', old, '15 days');
  await age('games', 'created_at', 'id', young, '13 days');
  expect(await clearOld(play)).toMatchObject({ closed: 1, tables: 0 });
  expect((await host.call('GET', `/api/games/${old}`)).body).toMatchObject({ status: 'over', ending: 'abandoned' });
  expect((await host.call('GET', `/api/games/${young}`)).body).toMatchObject({ status: 'open' });
  await age('games', 'ended_at', 'id', old, '8 days');
  expect(await clearOld(play)).toMatchObject({ closed: 0, tables: 1 });
  expect(await host.call('GET', `/api/games/${old}`)).toMatchObject({ status: 404 });
  expect(await count('seats where game_id', old)).toBe(0);
});

test('a rematch that never started can be requested again', async () => {
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players);
  const order = { id: randomUUID(), version: 0, command: { kind: 'resign' } };
  await players[0]?.call('POST', `/api/games/${game}/commands`, order);
  const { body: first } = (await players[0]?.call('POST', `/api/games/${game}/rematch`, {})) ?? {};
  const table = String(first?.['game']);
  await age('games', 'created_at', 'id', table, '31 days');
  await clearOld(play);
  await age('games', 'ended_at', 'id', table, '8 days');
  expect(await clearOld(play)).toMatchObject({ tables: 1 });
  const again = await players[1]?.call('POST', `/api/games/${game}/rematch`, {});
  expect(again).toMatchObject({ status: 200, body: { status: 'open' } });
  expect(again?.body['game']).not.toBe(table);
});

test('notices are deleted a month after they were sent; unsent and younger ones stay', async () => {
  const guest = await cluster.guest();
  const add = (at: string, sent: string): Promise<unknown> =>
    cluster.pool.query(
      `insert into outbox (user_id, kind, game_id, params, at, sent_at) values ($1, 'your-turn', $2, '{}', ${at}, ${sent})`,
      [guest.user, randomUUID()],
    );
  await add(`now() - interval '31 days'`, 'now()');
  await add(`now() - interval '31 days'`, 'null');
  await add(`now() - interval '29 days'`, 'now()');
  expect(await clearOld(play)).toMatchObject({ notices: 1 });
  expect(await count('outbox where user_id', guest.user)).toBe(2);
});

test('guests who never played are deleted after three months, and sessions unused for longer than a cookie lasts', async () => {
  const [idle, seated, signedUp, returning, away] = await Promise.all(Array.from({ length: 5 }, () => cluster.guest()));
  if (!idle || !seated || !signedUp || !returning || !away) throw new Error('missing guest');
  await openTable(seated);
  await signedUp.call('POST', '/api/me/codes', {});
  for (const { user } of [idle, seated, signedUp, returning]) {
    await age('users', 'created_at', 'id', user, '100 days');
    if (user !== returning.user) await age('sessions', 'seen_at', 'user_id', user, '91 days');
  }
  await age('sessions', 'seen_at', 'user_id', away.user, '401 days');
  const cleared = await clearOld(play, FIRST);
  expect(cleared).toMatchObject({ guests: 1, sessions: 1, next: FIRST });
  expect((await idle.call('GET', '/api/me')).status).toBe(401);
  for (const guest of [seated, signedUp, returning]) expect((await guest.call('GET', '/api/me')).status).toBe(200);
  expect(await count('users where id', away.user)).toBe(1);
});

test('the scan of all people continues where it ended, and restarts after the last', async () => {
  await cluster.pool.query(
    `insert into users (id, name, created_at) select gen_random_uuid(), 'old', now() - interval '1 year' from generate_series(1, 600)`,
  );
  const first = await clearOld(play, FIRST);
  expect(first.next).not.toBe(FIRST);
  const second = await clearOld(play, first.next);
  expect(second.next).toBe(FIRST);
  expect(first.guests + second.guests).toBe(600);
});

/** Every row that names a person, by table. */
async function traces(user: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await cluster.pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'uuid'::regtype
       and a.attnum > 0 and not a.attisdropped`,
  );
  const found: Record<string, number> = {};
  for (const { table, column } of rows) {
    const number = await count(`${table} where ${column}`, user);
    if (number > 0) found[`${table}.${column}`] = number;
  }
  return found;
}

test('deleting a person with many games runs in small steps and leaves no row that names them', async () => {
  const [one, other] = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, other], { pace: { kind: 'days', days: 1 } });
  await one.call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text: 'addio' });
  await one.call('PUT', `/api/games/${game}/told`, { told: true });
  await one.call('POST', `/api/players/${other.user}/block`, { blocked: true });
  // 450 finished games in addition: more than one step of each kind
  await cluster.pool.query(
    `with copies as (select gen_random_uuid() as id from generate_series(1, 450)),
     made as (insert into games (id, host_id, engine, options, figures, pace, listed, status, ending, started_at, ended_at, counted_at, packed_at)
       select c.id, $1, g.engine, g.options, g.figures, g.pace, true, 'over', 'played', now(), now(), now(), now()
       from copies c, games g where g.id = $2),
     sat as (insert into seats (game_id, seat, kind, user_id, name, is_packed)
       select c.id, s.seat, s.kind, s.user_id, s.name, true from copies c, seats s where s.game_id = $2),
     ended as (insert into results (game_id, seat, user_id, players, place, total, activations, hired, is_against_bots, ended_at)
       select c.id, 0, $1, 2, 1, 30, '{}', '{}', false, now() from copies c),
     told as (insert into outbox (user_id, kind, game_id, params) select $1, 'game-over', c.id, '{}' from copies c)
     insert into rating_changes (game_id, user_id, players, mu_before, mu, sigma, at)
       select c.id, $1, 2, 25, 26, 8, now() from copies c`,
    [one.user, game],
  );
  expect(Object.keys(await traces(one.user)).length).toBeGreaterThan(7);
  await requestDeletion(play.pool, one.user);
  expect(await count('sessions where user_id', one.user)).toBe(0);
  expect((await other.call('GET', `/api/players/${one.user}`)).status).toBe(404);
  await deletePerson(play, one.user);
  expect(await traces(one.user)).toStrictEqual({});
  // a job that is repeated after it has succeeded has nothing to do
  await deletePerson(play, one.user);
  expect((await other.call('GET', `/api/games/${game}`)).body).toMatchObject({
    status: 'over',
    seats: [{ user: null, name: null }, { user: other.user }],
  });
  // nodes with a cached game detect the change
  const { rowCount } = await cluster.pool.query('select 1 from games where packed_at is not null and revision = 0');
  expect(rowCount).toBe(0);
});
