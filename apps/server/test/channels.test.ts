import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { Mailbox } from './kit/mailbox.ts';
import { newTable } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* A push service and a mail program inside the test catch what the server sends. */

const mailbox = new Mailbox();
const pair = createECDH('prime256v1');
pair.generateKeys();
const pushed: { path: string; headers: IncomingHttpHeaders; bytes: number }[] = [];
const statuses = new Map<string, number[]>();
const service = createServer((request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => {
    const path = request.url ?? '';
    pushed.push({ path, headers: request.headers, bytes });
    response.writeHead(statuses.get(path)?.shift() ?? 201).end();
  });
});

let cluster: Cluster;
let origin = '';

beforeAll(async () => {
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  const address = service.address();
  origin = `http://127.0.0.1:${isAddress(address) ? address.port : 0}`;
  cluster = await Cluster.start({
    nodes: 1,
    workers: 1,
    settings: {
      STANZA_SWEEP: '50',
      STANZA_PUSH_KEYS: `${pair.getPublicKey('base64url')}.${pair.getPrivateKey('base64url')}`,
      STANZA_PUSH_SERVICES: origin,
      STANZA_SENDMAIL: mailbox.program,
      STANZA_MAIL_DELAY: '0',
      STANZA_MAIL_REST: '4000',
    },
  });
});

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object';

afterAll(async () => {
  await cluster.stop();
  service.close();
  mailbox.close();
});

beforeEach(() => {
  pushed.length = 0;
  mailbox.empty();
});

function browser(path: string): object {
  const theirs = createECDH('prime256v1');
  const keys = { p256dh: theirs.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  return { kind: 'push', address: `${origin}${path}`, keys, language: 'nl' };
}

const mails = (): string[] => mailbox.mails();

const add = (guest: Guest, channel: object): Promise<{ status: number; body: object }> =>
  guest.call('POST', '/api/me/channels', channel);

/** Starts a game at a daily pace and returns whose turn it is. */
async function gameOf(
  players: readonly [Guest, Guest],
  subscribers: readonly Guest[] = players,
): Promise<{ game: string; acting: Guest; waiting: Guest }> {
  const { body: table } = await players[0].call(
    'POST',
    '/api/tables',
    newTable([{ kind: 'me' }, { kind: 'open' }], { pace: { kind: 'days', days: 1 } }),
  );
  const game = String(table['game']);
  await players[1].call('POST', `/api/games/${game}/join`, {});
  for (const guest of subscribers)
    expect(await guest.call('PUT', `/api/games/${game}/told`, { told: true })).toMatchObject({ body: { told: true } });
  await players[0].call('POST', `/api/games/${game}/start`, {});
  const { body } = await players[0].call('GET', `/api/games/${game}`);
  const [first, second] = players;
  return body['acting'] === 0 ? { game, acting: first, waiting: second } : { game, acting: second, waiting: first };
}

test('the player whose turn it is gets an encrypted and signed push', async () => {
  const players: [Guest, Guest] = [await cluster.guest(), await cluster.guest()];
  for (const [index, player] of players.entries()) {
    expect(await add(player, browser(`/turn/${index}`))).toMatchObject({
      status: 200,
      body: { channels: [{ kind: 'push', confirmed: true }], pushKey: pair.getPublicKey('base64url') },
    });
  }
  const { acting } = await gameOf(players);
  await until('it is pushed', () => pushed.length > 0);
  expect(pushed.map(({ path }) => path)).toStrictEqual([`/turn/${players.indexOf(acting)}`]);
  expect(pushed[0]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/),
  });
  expect(pushed[0]?.bytes).toBeGreaterThan(100);
});

test('a failed push is retried; an expired browser subscription is removed', async () => {
  const players: [Guest, Guest] = [await cluster.guest(), await cluster.guest()];
  for (const player of players) await add(player, browser('/again'));
  statuses.set('/again', [503, 410]);
  const { acting } = await gameOf(players);
  // the job library would wait before retrying: run the job immediately
  await until('it has failed once', async () => {
    const { rowCount } = await cluster.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where attempts = 1 and last_error is not null`,
    );
    return rowCount === 1;
  });
  await until('the browser is forgotten', async () => {
    const { body } = await acting.call('GET', '/api/me/channels');
    return JSON.stringify(body['channels']) === '[]';
  });
  expect(pushed).toHaveLength(2);
});

test('a mailbox gets a code, and nothing else until the code is confirmed', async () => {
  const players: [Guest, Guest] = [await cluster.guest(), await cluster.guest()];
  for (const [index, player] of players.entries()) {
    const channel = { kind: 'mail', address: `player${index}@example.org`, language: 'de' };
    expect(await add(player, channel)).toMatchObject({ body: { channels: [{ confirmed: false }], hasMail: true } });
    expect(await add(player, channel)).toMatchObject({ status: 429 });
  }
  await until('both codes are there', () => mails().length === 2);
  await gameOf(players);
  // the notice of that game is gone before there is a mailbox for it
  await idle();
  expect(mails()).toHaveLength(2);
  for (const [index, player] of players.entries()) {
    const address = `player${index}@example.org`;
    const mail = mails().find((each) => each.includes(`To: ${address}\n`)) ?? '';
    const code = /Dein Code für La Stanza: (\d{8})/.exec(mail)?.[1] ?? '';
    const wrong = await player.call('POST', '/api/me/channels/confirm', { address, code: '00000000' });
    expect(wrong).toMatchObject({ status: 403, body: { reason: { code: 'wrong-code' } } });
    const right = await player.call('POST', '/api/me/channels/confirm', { address, code });
    expect(right).toMatchObject({ status: 200, body: { channels: [{ confirmed: true }] } });
  }
  const { game, acting } = await gameOf(players);
  const gameMail = (): string | undefined => mails().find((mail) => mail.includes(game));
  await until('the mail is there', () => gameMail() !== undefined);
  const last = gameMail();
  expect(last).toContain(`To: player${players.indexOf(acting)}@example.org\n`);
  expect(last).toContain('Du bist dran');
});

test('the server sends only to push services, and users cannot touch the channels of others', async () => {
  const [guest, other] = [await cluster.guest(), await cluster.guest()];
  for (const address of [
    'http://127.0.0.1:1/x',
    'http://localhost/x',
    'https://example.org/x',
    `${origin}@example.org/`,
  ])
    expect(await add(guest, { ...browser('/x'), address })).toMatchObject({
      status: 409,
      body: { reason: { code: 'channel-unavailable' } },
    });
  await add(guest, browser('/own'));
  await other.call('POST', '/api/me/channels/forget', { kind: 'push', address: `${origin}/own` });
  expect(JSON.stringify((await guest.call('GET', '/api/me/channels')).body)).toContain('/own');
  expect(JSON.stringify((await other.call('GET', '/api/me/channels')).body)).not.toContain('/own');
  await guest.call('POST', '/api/me/channels/forget', { kind: 'push', address: `${origin}/own` });
  expect((await guest.call('GET', '/api/me/channels')).body).toMatchObject({ channels: [] });
});

test('players get no push about a game they did not ask for', async () => {
  const players: [Guest, Guest] = [await cluster.guest(), await cluster.guest()];
  for (const player of players) await add(player, browser('/quiet'));
  const { game, acting } = await gameOf(players, []);
  const asked = await gameOf(players);
  await until('the game that was asked for is pushed', () => pushed.length > 0);
  await idle();
  expect(pushed).toHaveLength(1);
  expect((await acting.call('GET', `/api/games/${game}/told`)).body).toStrictEqual({ told: false });
  expect((await asked.acting.call('GET', `/api/games/${asked.game}/told`)).body).toStrictEqual({ told: true });
  const stranger = await cluster.guest();
  expect(await stranger.call('PUT', `/api/games/${game}/told`, { told: true })).toMatchObject({ status: 403 });
});

test('notices from many games are sent in one mail', async () => {
  const [one, other] = [await cluster.guest(), await cluster.guest()];
  const address = 'digest@example.org';
  await add(one, { kind: 'mail', address, language: 'en' });
  await until('the code is there', () => mails().length === 1);
  const code = /Your code for La Stanza: (\d{8})/.exec(mails()[0] ?? '')?.[1] ?? '';
  await one.call('POST', '/api/me/channels/confirm', { address, code });
  // the first mail was just sent, so what follows waits for the next
  await cluster.pool.query(`update channels set mailed_at = now() where address = $1`, [address]);
  const games: string[] = [];
  for (let count = 0; count < 5; count++) {
    const { game, acting } = await gameOf([one, other], []);
    if (acting === one) games.push(game);
    else await other.call('POST', `/api/games/${game}/commands`, resign());
  }
  const expected = 5;
  await until('the mail is there', () => mails().length === 2);
  await idle();
  expect(mails()).toHaveLength(2);
  expect(mails()[1]).toContain(`News from ${expected} of your games`);
  for (const game of games) expect(mails()[1]).toContain(game);
  const { rowCount } = await cluster.pool.query('select 1 from letters');
  expect(rowCount).toBe(0);
});

test('a rematch at a daily pace invites the other player and keeps their push setting', async () => {
  const players: [Guest, Guest] = [await cluster.guest(), await cluster.guest()];
  const { game, acting, waiting } = await gameOf(players, []);
  await add(waiting, browser('/invited'));
  await waiting.call('PUT', `/api/games/${game}/told`, { told: true });
  await acting.call('POST', `/api/games/${game}/commands`, resign());
  await until('the end is pushed', () => pushed.length === 1);
  await acting.call('POST', `/api/games/${game}/rematch`, {});
  await until('the invitation is pushed', () => pushed.length === 2);
  const { body } = await waiting.call('GET', '/api/me/notices');
  const notices = Array.isArray(body['notices']) ? body['notices'] : [];
  // the host was also notified that a player sat down
  const later = notices.filter((notice) => !JSON.stringify(notice).includes('"arrival"'));
  expect(later).toMatchObject([{ kind: 'invitation', by: acting.user }, { kind: 'game-over' }]);
});

const resign = (): object => ({ id: randomUUID(), version: 0, command: { kind: 'resign' } });

/** Waits until no notice and no job is left. */
const idle = (): Promise<void> =>
  until('no job waits', async () => {
    const { rowCount } = await cluster.pool.query(
      `select 1 from graphile_worker._private_jobs union all select 1 from outbox where sent_at is null`,
    );
    return rowCount === 0;
  });
