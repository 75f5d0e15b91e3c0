import type { LiveClient, LobbyTable, ServerMessage } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteVisits } from '../src/live/visits.ts';
import { clearOld } from '../src/jobs/clear-old.ts';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { ownPlay } from './kit/own-play.ts';
import { newTable } from './kit/tables.ts';
import { until } from './kit/until.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 0, settings: { STANZA_OPEN_TABLES: '200' } });
});

afterAll(() => cluster.stop());

type LobbyMessage = Extract<ServerMessage, { type: 'lobby' }>;

/** A client that follows the lobby. */
class Follower {
  readonly client: LiveClient;
  readonly tables: Map<string, LobbyTable> = new Map();
  readonly messages: LobbyMessage[] = [];
  people = 0;

  constructor(guest: Guest) {
    this.client = guest.live({
      onMessage: (message) => {
        if (message.type === 'lobby') this.#takeIn(message);
      },
    });
    this.client.followLobby(true);
  }

  #takeIn(message: LobbyMessage): void {
    this.messages.push(message);
    if (message.whole) this.tables.clear();
    for (const table of message.tables) this.tables.set(table.game, table);
    for (const game of message.gone) this.tables.delete(game);
    this.people = message.people ?? this.people;
  }
}

const LIVE = { kind: 'live', bank: 1_500, increment: 15 } as const;

async function opened(host: Guest, more: Parameters<typeof newTable>[1] = {}): Promise<string> {
  const { body } = await host.call('POST', '/api/tables', newTable([{ kind: 'me' }, { kind: 'open' }], more));
  return String(body['game']);
}

test('the lobby sends changes, on every node, and nothing else', async () => {
  const [host, guest, reader] = await Promise.all([cluster.guest(0), cluster.guest(0), cluster.guest(1)]);
  const before = await opened(host, { pace: LIVE });
  const follower = new Follower(reader);
  await until('the table is listed', () => follower.tables.has(before));
  expect(follower.tables.get(before)).toMatchObject({
    host: host.user,
    seats: 'ho',
    pace: LIVE,
    rated: true,
    options: [],
  });
  const first = follower.messages.length;
  const game = await opened(host, { options: { start: 'first', arranged: false, expert: true, openHiring: false } });
  await until('the new one too', () => follower.tables.has(game));
  expect(follower.tables.get(game)).toMatchObject({ options: ['expert'] });
  // only changes are sent
  expect(follower.messages.slice(first).flatMap(({ tables }) => tables.map((table) => table.game))).toEqual([game]);
  await guest.call('POST', `/api/games/${game}/join`, {});
  await until('a seat is taken', () => follower.tables.get(game)?.seats === 'hh');
  await host.call('POST', `/api/games/${game}/start`, {});
  await until('it is gone', () => !follower.tables.has(game));
  await host.call('POST', `/api/games/${before}/leave`, {});
  await until('so is the other', () => !follower.tables.has(before));
  follower.client.close();
});

test('everyone with a connection counts, and a connected host is shown as present', async () => {
  const host = await cluster.guest(0);
  const game = await opened(host);
  const [reader, other] = [new Follower(host), new Follower(await cluster.guest(1))];
  await until('both are counted', () => reader.people === 2 && other.people === 2, 40_000);
  await until('the host is here', () => other.tables.get(game)?.here === true, 40_000);
  expect(other.people).toBe(2);
  reader.client.close();
  await host.call('POST', `/api/games/${game}/leave`, {});
  other.client.close();
}, 60_000);

test('one person with a hundred tables displaces no other host', async () => {
  const [many, other] = await Promise.all([cluster.guest(0), cluster.guest(0)]);
  const game = await opened(other);
  for (let table = 0; table < 100; table++) await opened(many);
  const follower = new Follower(await cluster.guest(0));
  await until('the other table is listed', () => follower.tables.has(game));
  expect([...follower.tables.values()].filter(({ host }) => host === many.user)).toHaveLength(3);
  follower.client.close();
});

test('a live table closes when its host has been away for half an hour, a listed one after 14 days, a private one after 30', async () => {
  const host = await cluster.guest(0);
  const play = ownPlay(cluster.database);
  const ages = [
    { more: { pace: LIVE }, age: '20 minutes', status: 'open' },
    { more: { pace: LIVE }, age: '31 minutes', status: 'over' },
    { more: { pace: { kind: 'days', days: 2 } }, age: '13 days', status: 'open' },
    { more: { pace: { kind: 'days', days: 2 } }, age: '15 days', status: 'over' },
    { more: { listed: false, pace: LIVE }, age: '29 days', status: 'open' },
    { more: { listed: false, pace: LIVE }, age: '30 days', status: 'over' },
  ] as const;
  const games = await Promise.all(
    ages.map(async ({ age, more }) => {
      const game = await opened(host, more);
      await cluster.pool.query(
        `update games set created_at = now() - $2::interval, host_seen_at = null where id = $1`,
        [game, age],
      );
      return game;
    }),
  );
  await clearOld(play);
  const { rows } = await cluster.pool.query<{ id: string; status: string }>(
    'select id, status from games where id = any($1::uuid[])',
    [games],
  );
  const status = new Map(rows.map((row) => [row.id, row.status]));
  expect(games.map((game) => status.get(game))).toEqual(ages.map((each) => each.status));
  await play.pool.end();
});

test('a table with a player on its last seat starts by itself, but not if the player leaves again', async () => {
  const [host, guest, other] = await Promise.all([cluster.guest(0), cluster.guest(0), cluster.guest(0)]);
  const stays = await opened(host);
  const leaves = await opened(host);
  const statusOf = async (game: string): Promise<unknown> =>
    (await host.call('GET', `/api/games/${game}`)).body['status'];
  await guest.call('POST', `/api/games/${stays}/join`, {});
  expect((await guest.call('POST', `/api/games/${leaves}/join`, {})).body['gathersUntil']).not.toBeNull();
  expect((await guest.call('POST', `/api/games/${leaves}/leave`, {})).body['gathersUntil']).toBeNull();
  expect(await statusOf(stays)).toBe('open');
  await until('the full one starts', async () => (await statusOf(stays)) === 'running');
  expect(await statusOf(leaves)).toBe('open');
  // a seat that the host gives to a bot starts nothing
  const { body } = await host.call('POST', `/api/games/${leaves}/seats`, { seat: 1, bot: 'random' });
  expect(body['gathersUntil']).toBeNull();
  expect((await other.call('POST', `/api/games/${leaves}/join`, {})).status).toBe(409);
}, 30_000);

test('connections are counted by hour without names, and shown after enough visits', async () => {
  const guest = await cluster.guest(0);
  const hoursOf = async (): Promise<number[]> => Object((await guest.call('GET', '/api/visits')).body).hours;
  const play = ownPlay(cluster.database);
  await play.pool.query('delete from visits');
  await play.pool.query(`insert into nodes (node, people) values ('another', 19) on conflict (node) do nothing`);
  await noteVisits(play.pool);
  await noteVisits(play.pool);
  const now = await play.pool.query(`select people from visits where hour = date_trunc('hour', now())`);
  expect(now.rows[0]?.people).toBeGreaterThanOrEqual(19);
  await play.pool.query(`delete from nodes where node = 'another'`);
  await play.pool.query(`update visits set people = 19`);
  expect(await hoursOf()).toEqual([]);
  await play.pool.query(`insert into visits (hour, people) values ('epoch', 500), (now() - interval '5 hours', 6)`);
  const hours = await hoursOf();
  expect(hours).toHaveLength(24);
  expect(hours.toSorted((one, other) => other - one).slice(0, 3)).toEqual([19, 6, 0]);
  await play.pool.end();
});
