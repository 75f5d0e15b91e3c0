import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { poison } from './kit/poison.ts';
import { newTable, startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 1, settings: { STANZA_SWEEP: '50' } });
});

afterAll(() => cluster.stop());

type Damage = 'record' | 'table';

/** A running game with a damaged row. Players call the second node, which has not loaded it. */
async function damagedGame(players: readonly Guest[], damage: Damage): Promise<string> {
  const game = await startedGame(players);
  await cluster.pool.query(
    damage === 'record'
      ? `update entries set text = 'nonsense' where game_id = $1 and seq = 2`
      : `update games set pace = '{"kind":"sundial"}' where id = $1`,
    [game],
  );
  return game;
}

/** Two players at a damaged game, and at an undamaged one. */
async function seatedAt(damage: Damage): Promise<{ one: Guest; damaged: string; fine: string }> {
  const [first, other] = [await cluster.guest(0), await cluster.guest(0)];
  const damaged = await damagedGame([first, other], damage);
  const fine = await startedGame([first, other]);
  const one = await cluster.guest(1);
  one.cookie = first.cookie;
  one.user = first.user;
  return { one, damaged, fine };
}

const unreadable = { status: 409, body: { reason: { code: 'unreadable' } } };

test.each(['record', 'table'] as const)('only the game with a damaged %s reports it', async (damage) => {
  const { one, damaged, fine } = await seatedAt(damage);
  expect(await one.call('GET', `/api/games/${damaged}`)).toMatchObject(unreadable);
  const order = { id: randomUUID(), version: 0, command: { kind: 'action', action: 'pass' } };
  expect(await one.call('POST', `/api/games/${damaged}/commands`, order)).toMatchObject(unreadable);
  expect(await one.call('GET', `/api/games/${fine}`)).toMatchObject({ status: 200 });
  const { status, body } = await one.call('GET', '/api/tables?of=me');
  expect(status).toBe(200);
  expect(body['tables']).toContainEqual(expect.objectContaining({ game: fine }));
});

test.each(['record', 'table'] as const)('a damaged %s does not block its player’s account', async (damage) => {
  const { one, damaged, fine } = await seatedAt(damage);
  expect(await one.call('PUT', '/api/me', { name: 'Fiammetta' })).toMatchObject({
    status: 200,
    body: { name: 'Fiammetta' },
  });
  expect((await one.call('GET', `/api/games/${fine}`)).body).toMatchObject({ seats: [{ name: 'Fiammetta' }, {}] });
  expect((await one.call('GET', '/api/me/export')).status).toBe(200);
  // the guest signs in to an account, by a code
  const owner = await cluster.guest(1);
  const { body } = await owner.call('POST', '/api/me/codes', {});
  const [code, spare] = Array.isArray(body['codes']) ? body['codes'].map(String) : [];
  expect(await one.call('POST', '/api/sign-in/code', { code })).toMatchObject({ status: 200, body: { moved: 2 } });
  expect(spare).not.toBe(code);
  const { rows } = await cluster.pool.query('select user_id from seats where game_id = $1 and seat = 0', [damaged]);
  expect(rows).toStrictEqual([{ user_id: owner.user }]);
  const { body: me } = await one.call('GET', '/api/me');
  expect(await one.call('POST', '/api/me/delete', { name: me['name'] })).toMatchObject({ status: 200 });
  await until('the job has deleted the person', async () => (await countOf(`users where id = '${owner.user}'`)) === 0);
});

test('a player can resign from a game whose record is damaged', async () => {
  const { one, damaged } = await seatedAt('record');
  const order = { id: randomUUID(), version: 0, command: { kind: 'resign' } };
  expect(await one.call('POST', `/api/games/${damaged}/commands`, order)).toMatchObject({ status: 200 });
  const { rows } = await cluster.pool.query('select status, ending from games where id = $1', [damaged]);
  expect(rows).toStrictEqual([{ status: 'over', ending: 'resigned' }]);
});

test('a sign-in that fails half-way leaves the recovery code valid', async () => {
  const [owner, device] = [await cluster.guest(1), await cluster.guest(1)];
  const { body } = await owner.call('POST', '/api/me/codes', {});
  const [code] = Array.isArray(body['codes']) ? body['codes'].map(String) : [];
  await cluster.pool.query(`create function fail() returns trigger language plpgsql as $$
    begin raise exception 'no room' using errcode = '53100'; end $$;
    create trigger fail before insert on sessions for each row execute function fail()`);
  const failed = await device.call('POST', '/api/sign-in/code', { code });
  await cluster.pool.query('drop trigger fail on sessions');
  expect(failed).toMatchObject({ status: 503, body: { reason: { code: 'unavailable' } } });
  const fresh = await cluster.guest(1);
  expect(await fresh.call('POST', '/api/sign-in/code', { code })).toMatchObject({ status: 200 });
  expect(await (await cluster.guest(1)).call('POST', '/api/sign-in/code', { code })).toMatchObject({ status: 403 });
});

const DAILY = { pace: { kind: 'days', days: 1 } } as const;

/** Copies of a game with an unknown pace, more overdue than all others. */
async function damagedCopies(game: string, count: number): Promise<void> {
  await cluster.pool.query(
    `with copies as (
       insert into games (id, host_id, engine, options, figures, pace, listed, status, version, acting, started_at, deadline)
       select gen_random_uuid(), host_id, engine, options, figures, '{"kind":"sundial"}', listed, status, version, acting,
         started_at, now() - interval '9 days' from games, generate_series(1, $2) where id = $1 returning id)
     insert into seats (game_id, seat, kind, user_id, name, bot)
     select copies.id, seat, kind, user_id, name, bot from copies, seats where game_id = $1`,
    [game, count],
  );
}

async function countOf(where: string): Promise<number> {
  const { rows } = await cluster.pool.query<{ n: number }>(`select count(*)::int as n from ${where}`);
  return rows[0]?.n ?? 0;
}

test('more damaged games than one sweep handles delay no deadline', async () => {
  const game = await startedGame([await cluster.guest(), await cluster.guest()], DAILY);
  await damagedCopies(game, 150);
  await cluster.pool.query(`update games set deadline = now() - interval '1 hour' where id = $1`, [game]);
  const guest = await cluster.guest();
  await until('the others are asked', async () => {
    const { body } = await guest.call('GET', `/api/games/${game}`);
    return JSON.stringify(body['offer']).includes('absence');
  });
  const leftOut = (): Promise<number> => countOf('games where quarantined_at is not null');
  await until('the damaged games are left out', async () => (await leftOut()) >= 150);
  expect(await leftOut()).toBe(150);
});

test('a damaged game is listed as damaged, in the lobby and among its players’ own', async () => {
  const host = await cluster.guest();
  const open = async (): Promise<string> =>
    String((await host.call('POST', '/api/tables', newTable([{ kind: 'me' }, { kind: 'open' }]))).body['game']);
  const [fine, damaged] = [await open(), await open()];
  await cluster.pool.query(`update games set options = '{"start":"by lot"}' where id = $1`, [damaged]);
  for (const path of ['/api/tables', '/api/tables?of=me']) {
    const { status, body } = await host.call('GET', path);
    expect(status).toBe(200);
    expect(body['damaged']).toContain(damaged);
    expect(body['tables']).toContainEqual(expect.objectContaining({ game: fine }));
  }
});

test('one poison row of each table does not affect lobby, deadlines and other people’s accounts', async () => {
  const victim = await cluster.guest();
  const damaged = await startedGame([victim, await cluster.guest()], { ...DAILY, listed: true });
  await poison(cluster.pool, victim.user, damaged);
  const [one, two] = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, two], DAILY);
  await cluster.pool.query(`update games set deadline = now() - interval '1 hour' where id = any($1)`, [
    [damaged, game],
  ]);
  await until('the others are asked', async () => {
    const { body } = await one.call('GET', `/api/games/${game}`);
    return JSON.stringify(body['offer']).includes('absence');
  });
  await until('its notice is sent', async () => {
    return (await countOf(`outbox where game_id = '${game}' and kind = 'time-up' and sent_at is not null`)) === 1;
  });
  for (const path of [
    '/api/tables',
    '/api/tables?of=me',
    `/api/players/${one.user}`,
    '/api/me/account',
    '/api/me/export',
  ])
    expect(await one.call('GET', path)).toMatchObject({ status: 200 });
  expect(await one.call('PUT', '/api/me', { name: 'Fiammetta' })).toMatchObject({ status: 200 });
  expect(await one.call('POST', '/api/me/delete', { name: 'Fiammetta' })).toMatchObject({ status: 200 });
  expect(await victim.call('GET', `/api/games/${damaged}`)).toMatchObject({ status: 409 });
});
