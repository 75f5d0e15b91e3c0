import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { toLink, openLink, openRecord } from '@la-stanza/engine';
import type { NewTable } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packFinished } from '../src/jobs/pack-finished.ts';
import { loadGame } from '../src/play/load-game.ts';
import type { Play } from '../src/play/play.ts';
import { recordOf } from '../src/play/record.ts';
import { anyAction } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { Match } from './kit/match.ts';
import { ownPlay } from './kit/own-play.ts';
import { startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* A finished game becomes one row, from which all of its data can still be read. */

let cluster: Cluster;
let play: Play;

beforeAll(async () => {
  // during the test the worker packs nothing
  cluster = await Cluster.start({ nodes: 2, workers: 1 });
  play = ownPlay(cluster.database);
});

afterAll(async () => {
  await play.pool.end();
  await cluster.stop();
});

const guests = (count: number): Promise<Guest[]> => Promise.all(Array.from({ length: count }, () => cluster.guest()));
const packAll = () => packFinished(play, { after: 0, most: 100 });

/** Plays at random to the end, undoing every tenth step and playing another one instead. */
async function played(players: readonly Guest[]): Promise<string> {
  const game = await startedGame(players, { listed: true });
  const match = new Match(
    game,
    players.map((player) => player.live()),
  );
  await match.ready();
  for (let step = 1, acting = match.acting(); acting !== undefined; step++, acting = match.acting()) {
    const before = match.version;
    const answer = await acting.command(game, before, { kind: 'action', action: anyAction(match.state()) });
    if (!answer.accepted) throw new Error(JSON.stringify(answer));
    await match.reached(answer.version);
    if (step % 10 !== 0) continue;
    // refused when the step has revealed a tile or ended the turn
    const back = await acting.command(game, match.version, { kind: 'undo', to: before });
    if (back.accepted) await match.reached(back.version);
  }
  for (const client of match.clients) client.close();
  await counted(game);
  return game;
}

/** A game that ends before its first step. */
async function resigned(players: readonly Guest[], more: Partial<NewTable> = {}): Promise<string> {
  const game = await startedGame(players, more);
  const order = { id: randomUUID(), version: 0, command: { kind: 'resign' } };
  expect(await players[0]?.call('POST', `/api/games/${game}/commands`, order)).toMatchObject({ status: 200 });
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

async function rowsOf(pool: Pool, game: string): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select count(*)::int from entries where game_id = $1) as entries,
      (select count(*)::int from commands where game_id = $1) as commands,
      (select count(*)::int from game_seeds where game_id = $1) as seeds,
      (select count(*)::int from packed_games where game_id = $1) as packed`,
    [game],
  );
  return rows[0];
}

/** All readable data of a game, from the second node, which has not read it before, or from the first. */
async function everythingAbout(game: string, players: readonly Guest[], node: number): Promise<unknown> {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${cluster.url(node)}${path}`, { headers: { cookie: players[0]?.cookie ?? '' } });
    expect({ path, status: response.status }).toStrictEqual({ path, status: 200 });
    return response.json();
  };
  const { body: exported } = (await players[0]?.call('GET', '/api/me/export')) ?? {};
  const profiles = await Promise.all(players.map(({ user }) => read(`/api/players/${user}`)));
  return {
    table: await read(`/api/games/${game}`),
    entries: await read(`/api/games/${game}/entries`),
    some: await read(`/api/games/${game}/entries?from=20&to=30`),
    record: await read(`/api/games/${game}/record`),
    chat: await read(`/api/games/${game}/chat`),
    own: await read('/api/tables?of=me'),
    profiles,
    exported: exported?.['games'],
    ratings: [exported?.['ratings'], exported?.['ratedGames'], exported?.['results']],
  };
}

test('table, entries, record, seed, link, profile, rating and export are the same before and after packing', async () => {
  const players = await guests(2);
  const game = await played(players);
  await players[0]?.call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text: 'well played' });
  const before = await everythingAbout(game, players, 0);
  const opened = openRecord(Object(before).record);
  if ('fault' in opened) throw new Error(JSON.stringify(opened.fault));
  expect(opened.game.record.entries.some((text) => text.startsWith('undo '))).toBe(true);
  expect(opened.game.fair).toBe('verified');

  expect(await packAll()).toStrictEqual({ games: 1, quarantined: [] });
  expect(await rowsOf(cluster.pool, game)).toStrictEqual({ entries: 0, commands: 0, seeds: 0, packed: 1 });
  // from the cache of one node, and from the row by the other
  expect(await everythingAbout(game, players, 0)).toStrictEqual(before);
  expect(await everythingAbout(game, players, 1)).toStrictEqual(before);

  const { rows } = await cluster.pool.query<{ link: string }>('select link from packed_games where game_id = $1', [
    game,
  ]);
  expect(rows[0]?.link).toBe(toLink(opened.game));
  expect(rows[0]?.link.length).toBeLessThan(500);
  expect(openLink(rows[0]?.link ?? '')).toMatchObject({ game: { record: { seed: opened.game.record.seed } } });
  // a second run finds nothing
  expect(await packAll()).toStrictEqual({ games: 0, quarantined: [] });
});

test('a late spectator watches the packed game, a player writes there and requests a rematch', async () => {
  const players = await guests(2);
  const game = await resigned(players);
  const { body: record } = (await players[0]?.call('GET', `/api/games/${game}/record`)) ?? {};
  await packAll();
  const late = await cluster.guest(1);
  const live = late.live();
  const followed = live.watch(game);
  await until('it is there', () => followed.table?.status === 'over' && followed.entries.length > 0);
  expect(followed.entries).toStrictEqual(record?.['entries']);
  live.close();
  const line = { id: randomUUID(), text: 'grazie' };
  expect(await players[1]?.call('POST', `/api/games/${game}/chat`, line)).toMatchObject({ status: 200 });
  const again = await players[1]?.call('POST', `/api/games/${game}/rematch`, {});
  expect(again).toMatchObject({ status: 200, body: { status: 'open' } });
  const command = { id: randomUUID(), version: 3, command: { kind: 'action', action: 'pass' } };
  expect((await players[1]?.call('POST', `/api/games/${game}/commands`, command))?.body).toMatchObject({
    reason: { code: 'game-not-running' },
  });
});

test('a game that was resigned early is packed with the steps it has', async () => {
  const players = await guests(2);
  const game = await resigned(players);
  const before = await everythingAbout(game, players, 0);
  expect(await rowsOf(cluster.pool, game)).toMatchObject({ commands: 1, packed: 0 });
  expect(await packAll()).toMatchObject({ games: 1 });
  expect(await rowsOf(cluster.pool, game)).toStrictEqual({ entries: 0, commands: 0, seeds: 0, packed: 1 });
  expect(await everythingAbout(game, players, 1)).toStrictEqual(before);
});

test('a packed game of a deleted person stays readable, without the name', async () => {
  const [one, other] = await guests(2);
  if (one === undefined || other === undefined) throw new Error('missing guest');
  const game = await resigned([one, other]);
  await packAll();
  const { body: me } = await one.call('GET', '/api/me');
  const record = (await other.call('GET', `/api/games/${game}/record`)).body;
  expect(await one.call('POST', '/api/me/delete', { name: me['name'] })).toMatchObject({ status: 200 });
  await until('the job has deleted the person', async () => {
    const { rowCount } = await cluster.pool.query('select 1 from users where id = $1', [one.user]);
    return rowCount === 0;
  });
  const table = await other.call('GET', `/api/games/${game}`);
  expect(table.body).toMatchObject({ seats: [{ user: null, name: null }, { user: other.user }] });
  expect((await other.call('GET', `/api/games/${game}/record`)).body).toStrictEqual(record);
});

test('a game that cannot be packed keeps its entries and does not delay the others', async () => {
  const damaged = await resigned(await guests(2));
  const sound = await resigned(await guests(2));
  await cluster.pool.query(`update entries set text = 'nonsense' where game_id = $1 and seq = 3`, [damaged]);
  await cluster.pool.query(`update games set ended_at = ended_at - interval '1 hour' where id = $1`, [damaged]);
  expect(await packFinished(play, { after: 0, most: 1 })).toMatchObject({ games: 0, quarantined: [{ game: damaged }] });
  expect(await packFinished(play, { after: 0, most: 1 })).toStrictEqual({ games: 1, quarantined: [] });
  expect(await rowsOf(cluster.pool, damaged)).toMatchObject({ seeds: 1, packed: 0 });
  expect(await rowsOf(cluster.pool, sound)).toMatchObject({ entries: 0, packed: 1 });
  await cluster.pool.query('delete from games where id = $1', [damaged]);
});

test('a game of version 0.1, which names no edition, is packed and read as one of edition 1', async () => {
  const options = { start: 'first', arranged: false, expert: false, openHiring: false } as const;
  const game = await resigned(await guests(2), { options });
  await cluster.pool.query(`update games set edition = null where id = $1`, [game]);
  const read = async (): Promise<unknown> => {
    const stored = await loadGame(play.pool, game, undefined);
    return stored === undefined ? undefined : recordOf(stored, play.seeds, Date.now());
  };
  const before = await read();
  expect(before).toMatchObject({ edition: 1, seed: expect.any(String) });
  expect(await packAll()).toMatchObject({ games: 1 });
  expect(await rowsOf(cluster.pool, game)).toMatchObject({ entries: 0, packed: 1 });
  expect(await read()).toStrictEqual(before);
});

test('no game is packed while nodes of an older build may still run', async () => {
  const game = await resigned(await guests(2));
  await cluster.pool.query(`update games set ended_at = now() - interval '1 year' where id = $1`, [game]);
  expect(await packFinished(play, { after: 3_600_000, most: 10 })).toMatchObject({ games: 0 });
  await cluster.pool.query(`update migrations set run_on = run_on - interval '2 hours'`);
  expect(await packFinished(play, { after: 3_600_000, most: 10 })).toMatchObject({ games: 1 });
});

test('the check before a deploy reads packed games', async () => {
  const script = resolve(import.meta.dirname, '../src/ops/replay-all.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, STANZA_DATABASE_URL: cluster.database },
  });
  expect(JSON.parse(stdout)).toMatchObject({ differing: 0 });
});
