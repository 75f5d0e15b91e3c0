import { type GameRecord, openRecord } from '@la-stanza/engine';
import { againstPins, promiseOf, sharedSeed } from '@la-stanza/engine/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packFinished } from '../src/jobs/pack-finished.ts';
import { anyAction } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { Match } from './kit/match.ts';
import { ownPlay } from './kit/own-play.ts';
import { newTable } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* The server promises its part of the seed before any player has sat down, and every player adds a part. */

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 1 });
});

afterAll(() => cluster.stop());

const NONCES = ['a1'.repeat(32), 'b2'.repeat(32), 'c3'.repeat(32)];
const guests = (count: number): Promise<Guest[]> => Promise.all(Array.from({ length: count }, () => cluster.guest()));

async function ask(guest: Guest | undefined, path: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await guest?.call('POST', path, body);
  return { ...answer?.body, http: answer?.status };
}

async function get(path: string): Promise<Readonly<Record<string, unknown>>> {
  return Object(await (await fetch(`${cluster.url()}${path}`)).json());
}

const sharesOf = (table: Readonly<Record<string, unknown>>): unknown[] =>
  Array.isArray(table['seats']) ? table['seats'].map((seat) => Object(seat).share) : [];

/** A table of three seats that a host has opened. */
async function opened(host: Guest | undefined): Promise<{ readonly game: string; readonly promise: string }> {
  const table = await ask(host, '/api/tables', newTable([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]));
  return { game: String(table['game']), promise: String(table['promise']) };
}

async function playToTheEnd(game: string, players: readonly Guest[]): Promise<readonly string[]> {
  const match = new Match(
    game,
    players.map((player) => player.live()),
  );
  await match.ready();
  for (let acting = match.acting(); acting !== undefined; acting = match.acting()) {
    const answer = await acting.command(game, match.version, { kind: 'action', action: anyAction(match.state()) });
    if (!answer.accepted) throw new Error(JSON.stringify(answer));
    await match.reached(answer.version);
  }
  for (const client of match.clients) client.close();
  const { entries } = await get(`/api/games/${game}/entries`);
  return Array.isArray(entries) ? entries.map(String) : [];
}

function recordIn(answer: unknown): GameRecord {
  const replayed = openRecord(answer);
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  return replayed.game.record;
}

test('the seed of a game is made from the promised secret and every player’s share', async () => {
  const [host, second, third] = await guests(3);
  const { game, promise } = await opened(host);
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  expect(await ask(host, `/api/games/${game}/share`, { nonce: NONCES[0] })).toMatchObject({ http: 200, promise });
  expect(await ask(second, `/api/games/${game}/join`, { nonce: NONCES[1] })).toMatchObject({ http: 200, promise });
  const full = await ask(third, `/api/games/${game}/join`, { nonce: NONCES[2] });
  const hashes = NONCES.map(promiseOf);
  expect(sharesOf(full)).toEqual(hashes);
  const begun = await ask(host, `/api/games/${game}/start`, {});
  expect(begun).toMatchObject({ http: 200, promise });
  expect(sharesOf(begun)).toEqual(hashes);

  const running = await get(`/api/games/${game}/record`);
  expect(running['shares']).toEqual({ game, promise, nonces: NONCES });
  expect(running['seed']).toBeUndefined();

  const entries = await playToTheEnd(
    game,
    [host, second, third].flatMap((player) => player ?? []),
  );
  const record = recordIn(await get(`/api/games/${game}/record`));
  const secret = record.shares?.secret ?? '';
  expect(promiseOf(secret)).toBe(promise);
  expect(record.seed).toBe(sharedSeed({ secret, game, nonces: NONCES }));
  const shares = [{ nonce: NONCES[0] ?? '' }, { hash: hashes[1] ?? '' }, { hash: hashes[2] ?? '' }];
  expect(againstPins(record, { game, promise, shares, entries })).toBeUndefined();

  // packing keeps the proof
  const play = ownPlay(cluster.database);
  await until('the game has been counted', async () => {
    const { rowCount } = await play.pool.query('select 1 from games where id = $1 and counted_at is not null', [game]);
    return rowCount === 1;
  });
  expect(await packFinished(play, { after: 0, most: 10 })).toStrictEqual({ games: 1, quarantined: [] });
  await play.pool.end();
  const { rowCount } = await cluster.pool.query('select 1 from game_secrets where game_id = $1', [game]);
  expect(rowCount).toBe(0);
  expect(recordIn(await get(`/api/games/${game}/record`))).toEqual(record);
});

test('only a seated player can add a share, once and before the start', async () => {
  const [host, second, stranger] = await guests(3);
  const { game } = await opened(host);
  const share = `/api/games/${game}/share`;
  expect(await ask(stranger, share, { nonce: NONCES[0] })).toMatchObject({ http: 403, reason: { code: 'not-seated' } });
  expect(await ask(host, share, { nonce: 'a1' })).toMatchObject({ http: 400, reason: { code: 'malformed' } });
  expect(await ask(host, share, { nonce: NONCES[0] })).toMatchObject({ http: 200 });
  expect(await ask(host, share, { nonce: NONCES[0] })).toMatchObject({ http: 200 });
  expect(await ask(host, share, { nonce: NONCES[1] })).toMatchObject({ http: 409, reason: { code: 'already-shared' } });
  await ask(second, `/api/games/${game}/join`, { nonce: NONCES[1] });
  expect(sharesOf(await ask(second, `/api/games/${game}/leave`, {}))).toEqual([promiseOf(NONCES[0] ?? ''), null, null]);
  expect(sharesOf(await ask(second, `/api/games/${game}/join`, { seat: 2, nonce: NONCES[2] }))[2]).toBe(
    promiseOf(NONCES[2] ?? ''),
  );
  // the empty seat is removed, and shares move up with their players
  const begun = await ask(host, `/api/games/${game}/start`, { present: true });
  expect(sharesOf(begun)).toEqual([promiseOf(NONCES[0] ?? ''), promiseOf(NONCES[2] ?? '')]);
  expect(await ask(second, share, { nonce: NONCES[1] })).toMatchObject({ http: 409, reason: { code: 'not-open' } });
});

test('players whose client adds no share may play, and the table shows it', async () => {
  const [host, second] = await guests(2);
  const { game, promise } = await opened(host);
  await ask(second, `/api/games/${game}/join`, {});
  const begun = await ask(host, `/api/games/${game}/start`, { present: true });
  expect(begun).toMatchObject({ http: 200, promise });
  expect(sharesOf(begun)).toEqual([null, null]);
});

test('the secret and the seed of a running game are in no answer', async () => {
  const [host, second] = await guests(2);
  const { game } = await opened(host);
  await ask(second, `/api/games/${game}/join`, { nonce: NONCES[1] });
  await ask(host, `/api/games/${game}/start`, { present: true });
  const { rows } = await cluster.pool.query<{ secret: string; seed: string }>(
    'select secret, seed from game_secrets join game_seeds using (game_id) where game_id = $1',
    [game],
  );
  const [{ secret, seed } = { secret: '', seed: '' }] = rows;
  expect(secret).toHaveLength(64);
  const paths = [`/api/games/${game}`, `/api/games/${game}/entries`, `/api/games/${game}/record`];
  for (const path of paths) {
    const text = JSON.stringify(await get(path));
    expect(text).not.toContain(secret);
    expect(text).not.toContain(seed);
  }
});

test('a table started by a node of an older build says that its deal is not proven', async () => {
  const [host, second] = await guests(2);
  const { game } = await opened(host);
  await ask(second, `/api/games/${game}/join`, { nonce: NONCES[1] });
  await ask(host, `/api/games/${game}/start`, { present: true });
  await cluster.pool.query(
    'update games set is_shared = false, mark = gen_random_uuid(), revision = revision + 1 where id = $1',
    [game],
  );
  expect(await get(`/api/games/${game}`)).toMatchObject({ promise: null });
});
