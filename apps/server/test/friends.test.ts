import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { newTable, startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* Handles, search, friends, invitations by name, the leaderboard, finished games by page, and progress in the palazzo. */

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 1, settings: { STANZA_SWEEP: '50' } });
});

afterAll(() => cluster.stop());

async function named(name: string): Promise<Guest> {
  const guest = await cluster.guest();
  expect((await guest.call('PUT', '/api/me', { name })).status).toBe(200);
  return guest;
}

const found = async (reader: Guest, name: string): Promise<unknown> =>
  (await reader.call('GET', `/api/players?name=${encodeURIComponent(name)}`)).body['players'];

test('people of the same name have different handles; a handle is chosen once and found despite a typing error', async () => {
  const [one, other, reader] = [await named('Theodora'), await named('Theodora'), await named('Somebody else')];
  expect((await one.call('GET', '/api/me')).body).toMatchObject({ handle: 'theodora' });
  expect((await other.call('GET', '/api/me')).body['handle']).toMatch(/^theodora-\d+$/);
  expect(await other.call('PUT', '/api/me', { handle: 'theodora' })).toMatchObject({
    status: 409,
    body: { reason: { code: 'handle-taken' } },
  });
  expect((await other.call('PUT', '/api/me', { handle: 'Dora' })).body).toMatchObject({ handle: 'dora' });
  expect((await other.call('PUT', '/api/me', { handle: 'a b' })).status).toBe(400);
  expect(await found(reader, 'dor')).toStrictEqual([{ user: other.user, name: 'Theodora', handle: 'dora' }]);
  expect(await found(reader, 'thedora')).toHaveLength(2);
  expect(await found(reader, 'theotira')).toHaveLength(2);
  expect(await found(reader, 'th%')).toStrictEqual([]);
  await one.call('PUT', `/api/players/${reader.user}/block`, { blocked: true });
  expect(await found(reader, 'theodora')).toStrictEqual([{ user: other.user, name: 'Theodora', handle: 'dora' }]);
});

test('two people are friends when both want it; blocking silently ends the friendship', async () => {
  const [elena, jonas] = [await named('Elena'), await named('Jonas')];
  const befriend = (from: Guest, to: Guest, friend: boolean): ReturnType<Guest['call']> =>
    from.call('PUT', `/api/players/${to.user}/friend`, { friend });
  expect((await befriend(elena, jonas, true)).body).toMatchObject({ friends: [], asked: [{ user: jonas.user }] });
  expect((await jonas.call('GET', '/api/me/friends')).body).toMatchObject({
    friends: [],
    asking: [{ user: elena.user, name: 'Elena', handle: 'elena' }],
  });
  expect((await befriend(jonas, elena, true)).body).toMatchObject({
    friends: [{ user: elena.user, game: null }],
    asking: [],
    asked: [],
  });
  const game = await startedGame([elena, await cluster.guest()], {});
  expect((await jonas.call('GET', '/api/me/friends')).body).toMatchObject({
    friends: [{ user: elena.user, game: { game, hasFreeSeat: false } }],
  });
  await elena.call('PUT', `/api/players/${jonas.user}/block`, { blocked: true });
  expect((await jonas.call('GET', '/api/me/friends')).body).toMatchObject({ friends: [], asking: [], asked: [] });
  expect(await befriend(jonas, elena, true)).toMatchObject({ body: { reason: { code: 'no-such-player' } } });
  expect(await befriend(jonas, jonas, true)).toMatchObject({ body: { reason: { code: 'self-meant' } } });
});

test('a named person is invited to a private table once, and comes without its key', async () => {
  const [elena, jonas, stranger] = [await named('Elena'), await named('Jonas'), await cluster.guest()];
  const { body } = await elena.call(
    'POST',
    '/api/tables',
    newTable([{ kind: 'me' }, { kind: 'open' }], { listed: false }),
  );
  const game = String(body['game']);
  const ask = (user: string): ReturnType<Guest['call']> =>
    elena.call('POST', `/api/games/${game}/invitations`, { user });
  expect((await stranger.call('POST', `/api/games/${game}/join`, {})).status).toBe(404);
  expect((await ask(jonas.user)).status).toBe(200);
  const notices = await jonas.call('GET', '/api/me/notices');
  expect(JSON.stringify(notices.body)).toContain(`"kind":"invitation"`);
  expect(await ask(jonas.user)).toMatchObject({ body: { reason: { code: 'asked-already' } } });
  expect(await ask(randomUUID())).toMatchObject({ body: { reason: { code: 'no-such-player' } } });
  expect((await jonas.call('POST', `/api/games/${game}/join`, {})).status).toBe(200);
});

test('the leaderboard lists people who want it, by a cautious estimate, and without ranks under ten people', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, (_, index) => named(`Ranked ${index}`)));
  const rate = (guest: Guest | undefined, mu: number, sigma: number, games: number): Promise<unknown> =>
    cluster.pool.query('insert into ratings (user_id, players, mu, sigma, games) values ($1, 2, $2, $3, $4)', [
      guest?.user,
      mu,
      sigma,
      games,
    ]);
  await rate(people[0], 30, 4, 5);
  await rate(people[1], 28, 1, 40);
  await rate(people[2], 50, 8, 4);
  for (const guest of people) await guest.call('PUT', '/api/me', { isRanked: true });
  const list = async (query: string): Promise<unknown> =>
    (await (await cluster.guest()).call('GET', `/api/leaderboard?${query}`)).body;
  expect(await list('players=2')).toMatchObject({
    hasRanks: false,
    rows: [
      { name: 'Ranked 1', spread: 48 },
      { name: 'Ranked 0', spread: 192 },
    ],
  });
  expect(await list('players=2&pace=days')).toMatchObject({ rows: [] });
  await people[1]?.call('PUT', '/api/me', { isRanked: false });
  expect(await list('players=2')).toMatchObject({ rows: [{ name: 'Ranked 0' }] });
});

test('a rated game shows the rating change of each place, and afterwards the actual one', async () => {
  const [one, other] = [await named('One'), await named('Other')];
  const game = await startedGame([one, other], { rated: true });
  const stakes = async (guest: Guest): Promise<Record<string, unknown>> =>
    (await guest.call('GET', `/api/games/${game}/stakes`)).body;
  const before = await stakes(one);
  const places = Array.isArray(before['places']) ? before['places'].map(Number) : [];
  expect(places).toHaveLength(2);
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBe(-(places[0] ?? 0));
  await cluster.pool.query(
    `insert into rating_changes (game_id, user_id, players, mu_before, mu, sigma, at) values ($1, $2, 2, 25, 26, 8, now())`,
    [game, one.user],
  );
  expect(await stakes(one)).toStrictEqual({ change: 24, places: [] });
});

test('the host decides until the start whether the game counts', async () => {
  const [host, guest] = [await named('Host'), await named('Guest')];
  const { body } = await host.call(
    'POST',
    '/api/tables',
    newTable([{ kind: 'me' }, { kind: 'open' }], { rated: false }),
  );
  const game = String(body['game']);
  expect(body['rated']).toBe(false);
  await guest.call('POST', `/api/games/${game}/join`, {});
  const rate = (by: Guest): ReturnType<Guest['call']> => by.call('POST', `/api/games/${game}/rated`, { rated: true });
  expect(await rate(guest)).toMatchObject({ body: { reason: { code: 'not-host' } } });
  expect((await rate(host)).body).toMatchObject({ rated: true });
  expect((await guest.call('GET', `/api/games/${game}`)).body).toMatchObject({ rated: true });
});

test('finished games are paged and are found by opponent and date', async () => {
  const [elena, marit] = [await named('Elena'), await named('Marit')];
  const games: string[] = [];
  for (let nth = 0; nth < 3; nth++) {
    const game = await startedGame([elena, nth === 1 ? await named('Lies') : marit]);
    await elena.call('POST', `/api/games/${game}/commands`, {
      id: randomUUID(),
      version: 0,
      command: { kind: 'resign' },
    });
    games.push(game);
  }
  const asked = async (query = ''): Promise<Record<string, unknown>> =>
    (await elena.call('GET', `/api/players/${elena.user}/games${query}`)).body;
  const ids = (page: Record<string, unknown>): string[] =>
    Array.from(JSON.stringify(page).matchAll(/"game":"([^"]+)"/g), ([, id]) => id ?? '');
  await until('all are counted', async () => ids(await asked()).length === 3);
  expect(ids(await asked('?opponent=lie'))).toStrictEqual([games[1]]);
  await cluster.pool.query(`update results set ended_at = ended_at - interval '10 days' where game_id = $1`, [
    games[0],
  ]);
  expect(ids(await asked(`?until=${Date.now() - 5 * 86_400_000}`))).toStrictEqual([games[0]]);
  await cluster.pool.query(
    `insert into games (id, host_id, engine, options, figures, pace, listed, status, ended_at, started_at)
     select gen_random_uuid(), host_id, engine, options, figures, pace, true, 'over', now(), now() from games, generate_series(1, 45) where id = $1`,
    [games[2]],
  );
  await cluster.pool.query(
    `insert into results (game_id, seat, user_id, players, activations, hired, is_against_bots, ended_at)
     select g.id, 0, $1, 2, '{}', '{}', false, now() - interval '1 hour' from games g where g.host_id = $1 and not exists (select 1 from results r where r.game_id = g.id)`,
    [elena.user],
  );
  const seen: string[] = [];
  let next = '';
  for (let page = 0; page < 4 && (page === 0 || next !== ''); page++) {
    const got = await asked(next === '' ? '' : `?before=${next}`);
    seen.push(...ids(got));
    next = typeof got['next'] === 'string' ? got['next'] : '';
  }
  expect(seen).toHaveLength(48);
  expect(new Set(seen).size).toBe(48);
});

test('the palazzo keeps the better try of each evening, from any device', async () => {
  const guest = await cluster.guest();
  const tell = async (...evenings: readonly object[]): Promise<unknown> =>
    (await guest.call('PUT', '/api/me/palazzo', { evenings })).body['evenings'];
  const won = { person: 3, reached: [true, false, true], own: 40, other: 35, tries: 2 };
  const lost = { person: 3, reached: [false, true, true], own: 60, other: 61, tries: 5 };
  const wider = { person: 3, reached: [true, true, false], own: 50, other: 30, tries: 1 };
  const first = { person: 0, reached: [false, false, false], own: 20, other: 31, tries: 1 };
  expect(await tell(won)).toStrictEqual([won]);
  expect(await tell(lost, first)).toStrictEqual([first, { ...won, tries: 5 }]);
  const [both] = await Promise.all([tell(wider), tell(won), tell(first)]);
  expect(both).toStrictEqual([first, { ...wider, tries: 5 }]);
  expect(await tell()).toStrictEqual([first, { ...wider, tries: 5 }]);
  expect((await guest.call('GET', '/api/me/export')).body['evenings']).toStrictEqual([
    { ...first, reached: 0 },
    { ...wider, reached: 0b011, tries: 5 },
  ]);
  expect((await guest.call('PUT', '/api/me/palazzo', { evenings: [{ ...won, own: 1e9 }] })).status).toBe(400);
});
