import { randomUUID } from 'node:crypto';
import { STANDARD_FIGURES } from '@la-stanza/engine';
import type { Profile } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyAction } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { Match } from './kit/match.ts';
import { newTable, startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* The effects of a finished game on its players, and blocking people. */

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 1, settings: { STANZA_SWEEP: '100' } });
});

afterAll(() => cluster.stop());

/** Plays a random game to its end and waits until it has been counted. */
async function played(players: readonly Guest[], listed: boolean): Promise<string> {
  const game = await startedGame(players, { listed });
  const match = new Match(
    game,
    players.map((player) => player.live()),
  );
  await match.ready();
  for (let acting = match.acting(); acting !== undefined; acting = match.acting()) {
    await match.reached(match.version);
    const answer = await acting.command(game, match.version, { kind: 'action', action: anyAction(match.state()) });
    expect(answer).toMatchObject({ accepted: true });
    if (answer.accepted) await match.reached(answer.version);
  }
  for (const client of match.clients) client.close();
  await counted(game);
  return game;
}

const counted = (game: string): Promise<void> =>
  until('the game has been counted', async () => {
    const { rowCount } = await cluster.pool.query('select 1 from games where id = $1 and counted_at is not null', [
      game,
    ]);
    return rowCount === 1;
  });

async function profile(of: Guest, by: Guest = of): Promise<Profile> {
  const { status, body } = await by.call('GET', `/api/players/${of.user}`);
  expect(status).toBe(200);
  return JSON.parse(JSON.stringify(body));
}

const guests = (count: number): Promise<Guest[]> => Promise.all(Array.from({ length: count }, () => cluster.guest()));

test('a listed game among people changes the rating for its number of players and appears in profiles', async () => {
  const players = await guests(3);
  const [one] = players;
  if (one === undefined) throw new Error('missing guest');
  const game = await played(players, true);
  const { body: table } = await one.call('GET', `/api/games/${game}`);
  const totals = Object(table['result']).totals;
  const profiles = await Promise.all(players.map((player) => profile(player, one)));
  for (const [seat, { ratings, recent, games, best, average, categories, against }] of profiles.entries()) {
    expect(ratings).toMatchObject([{ players: 3, games: 1, history: [{ spread: expect.any(Number) }] }]);
    expect(ratings[0]?.spread).toBeLessThan(400);
    expect(recent).toMatchObject([{ game, seat, total: totals[seat], change: (ratings[0]?.rating ?? 0) - 1500 }]);
    expect(recent[0]?.others.map(({ user }) => user)).toStrictEqual(
      players.filter((_, other) => other !== seat).map(({ user }) => user),
    );
    expect([games, best, average]).toStrictEqual([1, totals[seat], totals[seat]]);
    expect(Object.values(categories ?? {}).reduce((sum, value) => sum + value, 0)).toBeCloseTo(totals[seat], 6);
    expect(against).toHaveLength(2);
  }
  const places = profiles.map(({ recent }) => recent[0]?.place ?? 0);
  const ratings = profiles.map((each) => each.ratings[0]?.rating ?? 0);
  expect(Math.min(...places)).toBe(1);
  expect(ratings[places.indexOf(1)]).toBe(Math.max(...ratings));
  expect(ratings[places.indexOf(Math.max(...places))]).toBe(Math.min(...ratings));
});

test('an unlisted table and one with a bot do not change the rating', async () => {
  const players = await guests(2);
  const [one, other] = players;
  if (one === undefined || other === undefined) throw new Error('missing guest');
  await played(players, false);
  expect(await profile(one)).toMatchObject({ games: 1, ratings: [], recent: [{ change: null }] });
  const withBot = await startedGame([one], { listed: true }, ['random']);
  await one.call('POST', `/api/games/${withBot}/commands`, {
    id: randomUUID(),
    version: 0,
    command: { kind: 'resign' },
  });
  await counted(withBot);
  expect(await profile(one)).toMatchObject({
    games: 1,
    ratings: [],
    recent: [{ isAgainstBots: true, place: null }, {}],
  });
});

/** Makes an account of a guest: with a recovery code, and a week old. */
async function established(guest: Guest): Promise<Guest> {
  await guest.call('POST', '/api/me/codes', {});
  await cluster.pool.query(`update users set created_at = now() - interval '7 days' where id = $1`, [guest.user]);
  return guest;
}

test('wins against guests change no established rating; the same opponent weighs less the second time', async () => {
  const [one, two, guest] = await Promise.all([
    cluster.guest().then(established),
    cluster.guest().then(established),
    cluster.guest(),
  ]);
  const changeOf = async (player: Guest): Promise<number> => Math.abs((await profile(player)).recent[0]?.change ?? 0);
  await played([one, guest], true);
  expect((await profile(one)).ratings).toMatchObject([{ rating: 1500, provisional: false }]);
  expect((await profile(guest)).ratings).toMatchObject([{ provisional: true }]);
  await played([one, two], true);
  const first = await changeOf(one);
  await played([one, two], true);
  expect(first).toBeGreaterThan(0);
  expect(await changeOf(one)).toBeLessThan(first);
});

test('a game with changed figures is not rated; the rematch of a rated game is', async () => {
  const [one, two] = await guests(2);
  if (one === undefined || two === undefined) throw new Error('missing guest');
  const own = newTable([{ kind: 'me' }, { kind: 'open' }], { figures: { ...STANDARD_FIGURES } });
  expect((await one.call('POST', '/api/tables', own)).body).toMatchObject({ listed: true, rated: false });
  const game = await played([one, two], true);
  expect((await one.call('POST', `/api/games/${game}/rematch`, {})).body).toMatchObject({ listed: false, rated: true });
});

test('a game is counted once, however often it is requested', async () => {
  const players = await guests(2);
  const game = await played(players, true);
  const before = await cluster.pool.query('select * from ratings order by user_id, players');
  await cluster.pool.query(
    `select graphile_worker.add_job(task_identifier, json_build_object('game', $1::text)) from
      (select distinct identifier as task_identifier from graphile_worker._private_tasks where identifier like 'count-game%') as t`,
    [game],
  );
  await until('the job is done', async () => {
    const { rowCount } = await cluster.pool.query('select 1 from graphile_worker._private_jobs');
    return rowCount === 0;
  });
  const after = await cluster.pool.query('select * from ratings order by user_id, players');
  expect(after.rows).toStrictEqual(before.rows);
});

test('a blocked player cannot join the tables of the player who blocked them, and gets the reason', async () => {
  const [host, pest] = await guests(2);
  if (host === undefined || pest === undefined) throw new Error('missing guest');
  const open = async (): Promise<string> =>
    String((await host.call('POST', '/api/tables', newTable([{ kind: 'me' }, { kind: 'open' }]))).body['game']);
  const block = (blocked: boolean): Promise<object> =>
    host.call('PUT', `/api/players/${pest.user}/block`, { blocked }).then(({ body }) => body);
  expect(await block(true)).toMatchObject({ blocked: [{ user: pest.user }] });
  const refused = await pest.call('POST', `/api/games/${await open()}/join`, {});
  expect(refused).toMatchObject({ status: 403, body: { reason: { code: 'not-welcome' } } });
  // blocking is not hidden: the table stays visible, and the host may join the blocked player's table
  const { body: theirs } = await pest.call('POST', '/api/tables', newTable([{ kind: 'me' }, { kind: 'open' }]));
  expect(await host.call('POST', `/api/games/${String(theirs['game'])}/join`, {})).toMatchObject({ status: 200 });
  expect(await block(false)).toMatchObject({ blocked: [] });
  expect(await pest.call('POST', `/api/games/${await open()}/join`, {})).toMatchObject({ status: 200 });
  expect(await host.call('PUT', `/api/players/${host.user}/block`, { blocked: true })).toMatchObject({ status: 422 });
  expect(await host.call('PUT', `/api/players/${randomUUID()}/block`, { blocked: true })).toMatchObject({
    status: 404,
  });
});

test('a report is stored for the operator with the chat lines, and reports are limited', async () => {
  const [one, pest] = await guests(2);
  if (one === undefined || pest === undefined) throw new Error('missing guest');
  const game = await startedGame([one, pest]);
  await pest.call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text: 'something nasty' });
  await one.call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text: 'my own line' });
  const report = { game, reason: 'chat', text: 'Please look at this.' };
  expect(await one.call('POST', `/api/players/${pest.user}/reports`, report)).toMatchObject({ status: 200 });
  const { rows } = await cluster.pool.query('select * from reports where about_id = $1', [pest.user]);
  expect(rows).toMatchObject([{ by_id: one.user, game_id: game, reason: 'chat', lines: ['something nasty'] }]);
  for (let nth = 1; nth < 10; nth++) await one.call('POST', `/api/players/${pest.user}/reports`, report);
  expect(await one.call('POST', `/api/players/${pest.user}/reports`, report)).toMatchObject({
    status: 429,
    body: { reason: { code: 'too-many-reports' } },
  });
});
