import { randomUUID } from 'node:crypto';
import type { ChatLine, Profile, TableView } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { newTable, startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* Private tables stay private from an attacker who knows only ids: attack S6. */

const TWO = [{ kind: 'me' }, { kind: 'open' }] as const;

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 1, settings: { STANZA_SWEEP: '100' } });
});

afterAll(() => cluster.stop());

async function openTable(host: Guest, listed: boolean): Promise<TableView> {
  const { body } = await host.call('POST', '/api/tables', newTable([...TWO], { listed }));
  return JSON.parse(JSON.stringify(body));
}

/** The answers to reading a table, by every way there is. */
async function readings(reader: Guest, game: string, key?: string): Promise<readonly number[]> {
  const query = key === undefined ? '' : `?key=${key}`;
  const paths = ['', '/entries', '/record'].map((path) => `/api/games/${game}${path}${query}`);
  return Promise.all(paths.map(async (path) => (await reader.call('GET', path)).status));
}

/** The code of the refusal to watch a game; `watching` if it is not refused. */
async function outcomeOfWatching(reader: Guest, game: string, key?: string): Promise<string> {
  let outcome = '';
  const client = reader.live({
    onMessage: (message) => {
      if (message.type === 'watching') outcome = 'watching';
      if (message.type === 'refused') outcome = message.reason.code;
    },
  });
  client.watch(game, key);
  await until('the server answers', () => outcome !== '');
  client.close();
  return outcome;
}

async function profile(of: Guest, by: Guest): Promise<Profile> {
  return JSON.parse(JSON.stringify((await by.call('GET', `/api/players/${of.user}`)).body));
}

const counted = (game: string): Promise<void> =>
  until('the game has been counted', async () => {
    const { rows } = await cluster.pool.query('select 1 from games where id = $1 and counted_at is not null', [game]);
    return rows.length === 1;
  });

const resign = (player: Guest, game: string): Promise<unknown> =>
  until('the resignation is accepted', async () => {
    const { body } = await player.call('GET', `/api/games/${game}`);
    const order = { id: crypto.randomUUID(), version: Number(body['version']), command: { kind: 'resign' } };
    return (await player.call('POST', `/api/games/${game}/commands`, order)).status === 200;
  });

test('a stranger who knows the id finds no private table, by any way; the key opens it', async () => {
  const [host, stranger] = [await cluster.guest(), await cluster.guest()];
  const { game, invite } = await openTable(host, false);
  expect(invite).toMatch(/^[a-z]{20}$/);
  expect(await readings(stranger, game)).toStrictEqual([404, 404, 404]);
  expect(await readings(stranger, game, 'b'.repeat(20))).toStrictEqual([404, 404, 404]);
  expect(await outcomeOfWatching(stranger, game)).toBe('no-such-game');
  expect((await stranger.call('GET', `/api/games/${game}/chat`)).status).toBe(404);
  expect((await stranger.call('POST', `/api/games/${game}/join`, {})).status).toBe(404);
  const pageOf = async (id: string): Promise<string> => (await fetch(`${cluster.url()}/online/${id}`)).text();
  expect(await pageOf(game)).toBe(await pageOf(randomUUID()));
  expect((await fetch(`${cluster.url()}/online/${game}/preview.png`)).status).toBe(404);

  expect((await stranger.call('GET', `/api/games/${game}?key=${invite}`)).status).toBe(200);
  expect(await outcomeOfWatching(stranger, game, invite ?? undefined)).toBe('watching');
  const preview = await (await fetch(`${cluster.url()}/online/${game}?key=${invite}`)).text();
  expect(preview).toContain(`/online/${game}?key=${invite}`);
  expect((await fetch(`${cluster.url()}/online/${game}/preview.png?key=${invite}`)).status).toBe(200);
  expect((await stranger.call('POST', `/api/games/${game}/join`, { key: invite })).status).toBe(200);
  // a seated player needs no key any more
  expect((await stranger.call('GET', `/api/games/${game}`)).status).toBe(200);
  expect(await outcomeOfWatching(stranger, game)).toBe('watching');
});

test('a listed table, and an unlisted one from before there were keys, open by their id', async () => {
  const [host, stranger] = [await cluster.guest(), await cluster.guest()];
  const listed = await openTable(host, true);
  expect(listed.invite).toBeNull();
  const before = await openTable(host, false);
  await cluster.pool.query('update games set invite = null where id = $1', [before.game]);
  for (const { game } of [listed, before]) {
    expect((await stranger.call('GET', `/api/games/${game}`)).status).toBe(200);
    expect(await outcomeOfWatching(stranger, game)).toBe('watching');
  }
});

test('a private game appears in profiles only for the players who played it', async () => {
  const [one, two, stranger] = [await cluster.guest(), await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, two], { listed: false });
  await resign(two, game);
  await counted(game);
  // as if it had been played to the end
  await cluster.pool.query('update results set place = seat + 1 where game_id = $1', [game]);
  for (const reader of [one, two]) {
    const { recent, against } = await profile(one, reader);
    expect([recent.map((each) => each.game), against.map(({ user }) => user)]).toStrictEqual([[game], [two.user]]);
  }
  expect(await profile(one, stranger)).toMatchObject({ games: 1, recent: [], against: [] });
  const anonymous = await (await fetch(`${cluster.url()}/api/players/${one.user}`)).text();
  expect(anonymous).not.toContain(game);
});

test('only the players of a game can open its rematch without a key', async () => {
  const [one, two, stranger] = [await cluster.guest(), await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, two]);
  await resign(two, game);
  const { body } = await one.call('POST', `/api/games/${game}/rematch`, {});
  const next = String(body['game']);
  // the finished game is listed: a stranger reads the id of its rematch there
  const before = await stranger.call('GET', `/api/games/${game}`);
  expect(before.body).toMatchObject({ rematch: next });
  expect(await readings(stranger, next)).toStrictEqual([404, 404, 404]);
  expect((await stranger.call('POST', `/api/games/${next}/join`, {})).status).toBe(404);
  expect((await stranger.call('POST', `/api/games/${game}/rematch`, {})).status).toBe(403);
  expect((await two.call('GET', `/api/games/${next}`)).body).toMatchObject({ invite: body['invite'] });
  expect((await two.call('POST', `/api/games/${next}/join`, {})).status).toBe(200);
  expect((await one.call('POST', `/api/games/${next}/start`, {})).status).toBe(200);
  expect((await stranger.call('GET', `/api/games/${next}`)).status).toBe(404);
});

test('the chat is for the players; spectators read it if the host allows it', async () => {
  const [one, two, spectator] = [await cluster.guest(), await cluster.guest(), await cluster.guest()];
  for (const openChat of [false, true]) {
    const game = await startedGame([one, two], { openChat });
    const seen: ChatLine[] = [];
    const clients = [spectator, two].map((reader) => reader.live());
    const [watching, playing] = clients.map((client) => client.watch(game));
    await until('both watch', () => watching?.table !== undefined && playing?.table !== undefined);
    for (const text of ['before', 'after']) {
      await one.call('POST', `/api/games/${game}/chat`, { id: crypto.randomUUID(), text });
      await until('the other player reads it', () => playing?.chat.at(-1)?.text === text);
    }
    // a line from the other node arrives over the bus
    const late = spectator.live().watch(game);
    await until('the late one watches', () => late.table !== undefined);
    if (openChat) await until('the spectator reads it', () => watching?.chat.length === 2);
    seen.push(...(watching?.chat ?? []), ...late.chat);
    expect(seen.map(({ text }) => text)).toStrictEqual(openChat ? ['before', 'after', 'before', 'after'] : []);
    const { status } = await spectator.call('GET', `/api/games/${game}/chat`);
    expect(status).toBe(openChat ? 200 : 403);
    expect((await two.call('GET', `/api/games/${game}/chat`)).body).toMatchObject({ lines: { length: 2 } });
    for (const client of clients) client.close();
  }
});

test('spectators write at public tables if the host allows it, unless a player has blocked them', async () => {
  const [host, fan, foe] = [await cluster.guest(), await cluster.guest(), await cluster.guest()];
  const say = async (guest: Guest, game: string): Promise<number> =>
    (await guest.call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text: 'Bravo' })).status;
  const open = await startedGame([host, await cluster.guest()], { openChat: true });
  await host.call('PUT', `/api/players/${foe.user}/block`, { blocked: true });
  expect([await say(fan, open), await say(foe, open)]).toStrictEqual([200, 403]);
  const quiet = await startedGame([host, await cluster.guest()]);
  const hidden = await startedGame([host, await cluster.guest()], { openChat: true, listed: false });
  expect([await say(fan, quiet), await say(fan, hidden)]).toStrictEqual([403, 403]);
});

test('the host is notified that a player has sat down', async () => {
  const [host, guest] = [await cluster.guest(), await cluster.guest()];
  const { game } = await openTable(host, true);
  await guest.call('POST', `/api/games/${game}/join`, {});
  const { body } = await host.call('GET', '/api/me/notices');
  expect(JSON.stringify(body)).toContain('"kind":"arrival"');
});
