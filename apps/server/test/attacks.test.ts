import { randomUUID } from 'node:crypto';
import { SPOKEN } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { newTable, startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';
import { WebSocket } from './kit/web-socket.ts';

let cluster: Cluster;
let [owner, opponent, stranger]: Guest[] = [];
let game = '';

beforeAll(async () => {
  cluster = await Cluster.start({
    nodes: 1,
    workers: 0,
    settings: { STANZA_ORIGINS: 'https://stanza.example', STANZA_MESSAGE_BURST: '30', STANZA_MESSAGES_PER_SECOND: '1' },
  });
  [owner, opponent, stranger] = await Promise.all([cluster.guest(), cluster.guest(), cluster.guest()]);
  game = await startedGame([guest(owner), guest(opponent)]);
});

afterAll(() => cluster.stop());

function guest(one: Guest | undefined): Guest {
  if (one === undefined) throw new Error('there is no guest');
  return one;
}

const resign = (): object => ({ id: randomUUID(), version: 0, command: { kind: 'resign' } });

async function statusOf(): Promise<unknown> {
  return (await guest(owner).call('GET', `/api/games/${game}`)).body['status'];
}

/** Tries to open a socket; resolves with the HTTP status if it is refused. */
function upgrade(headers: Readonly<Record<string, string>>, path = '/api/live'): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(cluster.url().replace('http', 'ws') + path, { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('error', () => {});
  });
}

test('a page of another site cannot play with a visitor’s cookie', async () => {
  const answer = await guest(owner).call('POST', `/api/games/${game}/commands`, resign(), {
    origin: 'https://evil.example',
  });
  expect(answer).toMatchObject({ status: 403, body: { reason: { code: 'origin-refused' } } });
  expect(await upgrade({ cookie: guest(owner).cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await upgrade({ cookie: guest(owner).cookie, origin: 'https://stanza.example' })).toBe(101);
  expect(await statusOf()).toBe('running');
});

test('a cookie cannot be guessed, forged or read by a script', async () => {
  const forged = await fetch(`${cluster.url()}/api/me`, { headers: { cookie: `stanza=${'A'.repeat(43)}` } });
  expect(forged.status).toBe(401);
  const entered = await fetch(`${cluster.url()}/api/me`, { method: 'POST' });
  expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  const { rows } = await cluster.pool.query<{ token_hash: Buffer }>('select token_hash from sessions');
  const secret = guest(owner).cookie.replace('stanza=', '');
  expect(rows.some(({ token_hash: hash }) => hash.toString().includes(secret))).toBe(false);
});

test('no one can act for another seat or at a table of others', async () => {
  const answer = await guest(stranger).call('POST', `/api/games/${game}/commands`, resign());
  expect(answer).toMatchObject({ status: 403, body: { reason: { code: 'not-seated' } } });
  const { body } = await guest(owner).call('GET', `/api/games/${game}`);
  const waiting = body['acting'] === 0 ? opponent : owner;
  const order = { id: randomUUID(), version: body['version'], command: { kind: 'action', action: 'pass' } };
  const outOfTurn = await guest(waiting).call('POST', `/api/games/${game}/commands`, order);
  expect(outOfTurn.body).toMatchObject({ reason: { code: 'not-your-turn' } });
  expect((await guest(stranger).call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text: 'hi' })).status).toBe(
    403,
  );
});

test('no one can change a table that is not theirs', async () => {
  const unlisted = newTable([{ kind: 'me' }, { kind: 'open' }], { listed: false });
  const { body } = await guest(owner).call('POST', '/api/tables', unlisted);
  const path = `/api/games/${String(body['game'])}`;
  const codes = await Promise.all([
    guest(stranger).call('POST', `${path}/start`, {}),
    guest(stranger).call('POST', `${path}/seats`, { seat: 1, bot: 'level-3' }),
    guest(stranger).call('POST', `${path}/leave`, {}),
    guest(stranger).call('POST', `${path}/rematch`, {}),
  ]);
  for (const answer of codes) expect(answer.status).toBe(403);
  expect((await guest(owner).call('GET', path)).body).toMatchObject({ status: 'open', version: 0 });
  const listed = await guest(stranger).call('GET', '/api/tables');
  expect(JSON.stringify(listed.body)).not.toContain(String(body['game']));
});

test('the seed of a running game cannot be read', async () => {
  const { rows } = await cluster.pool.query<{ seed: string }>('select seed from game_seeds where game_id = $1', [game]);
  const seed = rows[0]?.seed ?? '';
  expect(seed).toHaveLength(64);
  for (const path of [
    `/api/games/${game}`,
    `/api/games/${game}/record`,
    `/api/games/${game}/entries`,
    '/api/tables?of=me',
  ]) {
    const text = await (await fetch(cluster.url() + path, { headers: { cookie: guest(owner).cookie } })).text();
    expect(text).not.toContain(seed);
  }
});

test('bodies that are too large or not JSON are refused with a reason', async () => {
  const large = await guest(owner).call('POST', '/api/tables', { x: 'x'.repeat(20_000) });
  expect(large).toMatchObject({ status: 413, body: { reason: { code: 'too-large' } } });
  const broken = await fetch(`${cluster.url()}/api/tables`, {
    method: 'POST',
    headers: { cookie: guest(owner).cookie, 'content-type': 'application/json' },
    body: '{',
  });
  expect(await broken.json()).toMatchObject({ reason: { code: 'not-json' } });
  expect((await guest(owner).call('GET', '/api/nothing')).body).toMatchObject({ reason: { code: 'not-found' } });
  expect((await guest(owner).call('GET', '/api/games/1')).body).toMatchObject({ reason: { code: 'malformed' } });
  expect(await upgrade({}, '/api/else')).toBe(404);
});

test('a text that the database cannot store is refused as malformed', async () => {
  const sender = await cluster.guest();
  const other = await cluster.guest();
  const nul = 'a\0b';
  const requests: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['/api/me/passkeys/forget', { id: nul }],
    ['/api/me/channels/forget', { kind: 'mail', address: nul }],
    ['/api/me/measures/1', { text: nul }],
    [`/api/players/${other.user}/reports`, { game: null, reason: 'other', text: nul }],
  ];
  for (const [path, body] of requests)
    expect(await sender.call('POST', path, body)).toMatchObject({ body: { reason: { code: 'malformed' } } });
});

test('a socket that sends too much is refused, and one with an unknown protocol version is closed', async () => {
  const socket = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`);
  const codes: string[] = [];
  socket.on('message', (data: Buffer) => codes.push(data.toString()));
  await until('open', () => socket.readyState === socket.OPEN);
  for (let ping = 0; ping < 60; ping++) socket.send(JSON.stringify({ type: 'ping', at: ping }));
  await until('all are answered', () => codes.length === 60);
  expect(codes.filter((text) => text.includes('rate-limited')).length).toBeGreaterThan(20);
  expect(codes.filter((text) => text.includes('hello-first')).length).toBeGreaterThan(20);
  const old = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`);
  let closed = 0;
  old.on('close', (code: number) => (closed = code));
  await until('open', () => old.readyState === old.OPEN);
  old.send(JSON.stringify({ type: 'hello', protocols: [999] }));
  await until('closed', () => closed !== 0);
  expect(closed).toBe(4004);
  socket.terminate();
});

test('a socket without a session can watch but not play', async () => {
  const socket = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`);
  const texts: string[] = [];
  socket.on('message', (data: Buffer) => texts.push(data.toString()));
  await until('open', () => socket.readyState === socket.OPEN);
  socket.send(JSON.stringify({ type: 'hello', protocols: [...SPOKEN] }));
  socket.send(JSON.stringify({ type: 'watch', game, version: 0, chat: 0 }));
  socket.send(JSON.stringify({ type: 'command', game, id: randomUUID(), version: 0, command: { kind: 'resign' } }));
  await until('both are answered', () => texts.length >= 3);
  expect(texts.some((text) => text.startsWith('{"type":"watching"'))).toBe(true);
  expect(texts.some((text) => text.includes('"no-session"'))).toBe(true);
  expect(await statusOf()).toBe('running');
  socket.terminate();
});
