import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from './kit/authenticator.ts';
import { Cluster } from './kit/cluster.ts';
import type { Answer, Guest } from './kit/guest.ts';
import { newTable, startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* Using several devices without a password, and deleting an account. */

const ORIGIN = 'http://localhost:8000';
let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 1, settings: { STANZA_ORIGINS: ORIGIN } });
});

afterAll(() => cluster.stop());

const ask = (guest: Guest, path: string, body: unknown = {}): Promise<Answer> =>
  guest.call('POST', path, body, { origin: ORIGIN });

async function withPasskey(guest: Guest): Promise<Authenticator> {
  const key = new Authenticator();
  const { body } = await ask(guest, '/api/me/passkeys/options');
  const added = await ask(guest, '/api/me/passkeys', key.create(body, ORIGIN));
  expect(added).toMatchObject({ status: 200, body: { passkeys: [{ usedAt: null }] } });
  return key;
}

async function signIn(guest: Guest, key: Authenticator): Promise<Answer> {
  const { body } = await ask(guest, '/api/sign-in/options');
  return ask(guest, '/api/sign-in', key.prove(body, ORIGIN));
}

const named = async (guest: Guest, name: string): Promise<void> => {
  await guest.call('PUT', '/api/me', { name });
};

async function ownGames(guest: Guest): Promise<readonly string[]> {
  const { body } = await guest.call('GET', '/api/tables?of=me');
  const tables = Array.isArray(body['tables']) ? body['tables'] : [];
  return tables.map((table: { game: string }) => table.game);
}

test('signing in with a passkey on a second device shows the account’s games and keeps those of its guest', async () => {
  const [phone, friend, desk] = [await cluster.guest(0), await cluster.guest(1), await cluster.guest(1)];
  await named(phone, 'Elena');
  const first = await startedGame([phone, friend]);
  const key = await withPasskey(phone);
  const second = await startedGame([desk, friend]);
  const guest = desk.user;
  const answer = await signIn(desk, key);
  expect(answer).toMatchObject({ status: 200, body: { me: { user: phone.user, name: 'Elena' }, moved: 1 } });
  expect((await desk.call('GET', '/api/me')).body).toMatchObject({ user: phone.user });
  expect((await ownGames(desk)).toSorted()).toStrictEqual([first, second].toSorted());
  expect((await ownGames(phone)).toSorted()).toStrictEqual([first, second].toSorted());
  const { body: table } = await friend.call('GET', `/api/games/${second}`);
  expect(table).toMatchObject({
    host: phone.user,
    seats: [{ user: phone.user, name: 'Elena' }, { user: friend.user }],
  });
  const { rowCount } = await cluster.pool.query('select 1 from users where id = $1', [guest]);
  expect(rowCount).toBe(0);
  // the merged games can be played from either device
  const order = { id: randomUUID(), version: table['version'], command: { kind: 'offer-end' } };
  expect(await phone.call('POST', `/api/games/${second}/commands`, order)).toMatchObject({ status: 200 });
});

test('a passkey answers once, for its own page, with its own key', async () => {
  const [owner, thief] = [await cluster.guest(), await cluster.guest()];
  const key = await withPasskey(owner);
  const { body } = await ask(thief, '/api/sign-in/options');
  const refused = { status: 403, body: { reason: { code: 'passkey-refused' } } };
  expect(await ask(thief, '/api/sign-in', new Authenticator().prove(body, ORIGIN))).toMatchObject(refused);
  const forged = { ...key.prove(body, ORIGIN), response: new Authenticator().prove(body, ORIGIN)['response'] };
  expect(await ask(thief, '/api/sign-in', forged)).toMatchObject(refused);
  const { body: fresh } = await ask(thief, '/api/sign-in/options');
  expect(await ask(thief, '/api/sign-in', key.prove(fresh, 'https://evil.example'))).toMatchObject(refused);
  const { body: last } = await ask(thief, '/api/sign-in/options');
  const proof = key.prove(last, ORIGIN);
  expect(await ask(thief, '/api/sign-in', proof)).toMatchObject({ status: 200 });
  const replayer = await cluster.guest();
  expect(await ask(replayer, '/api/sign-in', proof)).toMatchObject(refused);
  // a challenge for adding a passkey is valid for one person only, and not for signing in
  const other = await cluster.guest();
  const { body: theirs } = await ask(owner, '/api/me/passkeys/options');
  expect(await ask(other, '/api/me/passkeys', new Authenticator().create(theirs, ORIGIN))).toMatchObject(refused);
  expect(await ask(other, '/api/sign-in', key.prove(theirs, ORIGIN))).toMatchObject(refused);
});

test('a recovery code signs in once, and only its hash is stored', async () => {
  const [owner, lost] = [await cluster.guest(), await cluster.guest()];
  const { body } = await ask(owner, '/api/me/codes');
  const codes = Array.isArray(body['codes']) ? body['codes'].map(String) : [];
  expect(codes).toHaveLength(8);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  const { rows } = await cluster.pool.query<{ hash: string }>(
    `select encode(code_hash, 'escape') as hash from recovery_codes where user_id = $1`,
    [owner.user],
  );
  expect(JSON.stringify(rows)).not.toContain(codes[0]?.replaceAll('-', ''));
  expect(await ask(lost, '/api/sign-in/code', { code: 'AAAA-AAAA-AAAA-AAAA' })).toMatchObject({ status: 403 });
  const typed = { code: ` ${codes[0]?.toLowerCase().replaceAll('-', ' ') ?? ''}` };
  expect(await ask(lost, '/api/sign-in/code', typed)).toMatchObject({
    status: 200,
    body: { me: { user: owner.user } },
  });
  expect((await lost.call('GET', '/api/me/account')).body).toMatchObject({ codes: 7 });
  expect(await ask(await cluster.guest(), '/api/sign-in/code', typed)).toMatchObject({ status: 403 });
});

test('no one sits at a table twice: the guest’s seat must be left first, and the code stays valid', async () => {
  const [owner, guest] = [await cluster.guest(), await cluster.guest()];
  const { body } = await ask(owner, '/api/me/codes');
  const [code] = Array.isArray(body['codes']) ? body['codes'].map(String) : [];
  const game = await startedGame([owner, guest]);
  const refused = { status: 409, body: { reason: { code: 'seated-twice', params: { games: [game] } } } };
  expect(await ask(guest, '/api/sign-in/code', { code })).toMatchObject(refused);
  expect((await guest.call('GET', '/api/me')).body).toMatchObject({ user: guest.user });
  const resign = { id: randomUUID(), version: 0, command: { kind: 'resign' } };
  await guest.call('POST', `/api/games/${game}/commands`, resign);
  expect(await ask(guest, '/api/sign-in/code', { code })).toMatchObject({ status: 200, body: { moved: 1 } });
});

test('an account that signs in to another account keeps its games', async () => {
  const [one, other, friend] = [await cluster.guest(), await cluster.guest(), await cluster.guest()];
  const keys = [await withPasskey(one), await withPasskey(other)] as const;
  const game = await startedGame([one, friend]);
  expect(await signIn(one, keys[1])).toMatchObject({ body: { me: { user: other.user }, moved: 0 } });
  expect(await ownGames(one)).toStrictEqual([]);
  expect(await signIn(one, keys[0])).toMatchObject({ status: 200 });
  expect(await ownGames(one)).toStrictEqual([game]);
});

test('other devices are signed out immediately, on every node and on open sockets', async () => {
  const [here, there] = [await cluster.guest(0), await cluster.guest(1)];
  const key = await withPasskey(here);
  await signIn(there, key);
  const game = await startedGame([here, await cluster.guest()]);
  let user: unknown;
  const live = there.live({
    onMessage: (message) => {
      if (message.type === 'welcome') user = message.user;
    },
  });
  live.watch(game);
  await until('the other device is signed in as the same person', () => user === here.user);
  const { body } = await here.call('GET', '/api/me/account');
  expect(body['devices']).toHaveLength(2);
  const left = await ask(here, '/api/me/devices/sign-out', { device: 'others' });
  expect(left.body['devices']).toMatchObject([{ isThis: true }]);
  await until('its socket has reconnected without a session', () => user === null);
  expect((await there.call('GET', '/api/me')).status).toBe(401);
  expect((await here.call('GET', '/api/me')).status).toBe(200);
  live.close();
});

test('a new name appears immediately at the tables its player sits at', async () => {
  const [one, other] = [await cluster.guest(0), await cluster.guest(1)];
  const game = await startedGame([one, other]);
  const live = other.live();
  const followed = live.watch(game);
  await until('the other watches', () => followed.table !== undefined);
  const before = followed.table?.seats[0]?.name;
  await named(one, 'Simonetta');
  await until('the table has changed', () => followed.table?.seats[0]?.name !== before);
  expect(followed.table?.seats).toMatchObject([{ user: one.user, name: 'Simonetta' }, { user: other.user }]);
  live.close();
});

test('a person can export everything stored about them', async () => {
  const [one, other] = [await cluster.guest(), await cluster.guest()];
  await named(one, 'Lucrezia');
  const game = await startedGame([one, other]);
  await one.call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text: 'buona sera' });
  await other.call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text: 'a line of somebody else' });
  await withPasskey(one);
  const { body, headers } = await one.call('GET', '/api/me/export');
  expect(headers.get('content-disposition')).toContain('.json');
  expect(body).toMatchObject({
    format: 'la-stanza-person-1',
    person: { name: 'Lucrezia' },
    games: [{ game, seat: 0, entries: expect.arrayContaining([expect.stringMatching(/^deal /)]) }],
    chat: [{ game, text: 'buona sera' }],
    passkeys: [{}],
    devices: [{}],
  });
  expect(JSON.stringify(body)).not.toContain('somebody else');
  expect(JSON.stringify(body)).not.toMatch(/hash|public_key/);
});

/** Waits until the job has deleted a person. */
const gone = ({ user }: Guest): Promise<void> =>
  until('the person is deleted', async () => {
    const { rowCount } = await cluster.pool.query('select 1 from users where id = $1', [user]);
    return rowCount === 0;
  });

test('after a person is deleted, others can still read their games, without the name', async () => {
  const [one, other, third] = [await cluster.guest(0), await cluster.guest(1), await cluster.guest(1)];
  await named(one, 'Girolamo');
  const two = await startedGame([one, other]);
  const three = await startedGame([one, other, third]);
  const { body: open } = await one.call('POST', '/api/tables', newTable([{ kind: 'me' }, { kind: 'open' }]));
  await one.call('POST', `/api/games/${two}/chat`, { id: randomUUID(), text: 'my telephone number' });
  await withPasskey(one);
  expect(await ask(one, '/api/me/delete', { name: 'Savonarola' })).toMatchObject({ status: 422 });
  const { cookie } = one;
  expect(await ask(one, '/api/me/delete', { name: 'Girolamo' })).toMatchObject({ status: 200 });
  expect((await fetch(`${cluster.url(0)}/api/me`, { headers: { cookie } })).status).toBe(401);
  expect((await fetch(`${cluster.url(1)}/api/me`, { headers: { cookie } })).status).toBe(401);
  const profile = await other.call('GET', `/api/players/${one.user}`);
  expect(profile).toMatchObject({ status: 404, body: { reason: { code: 'no-such-player' } } });
  await gone(one);
  const tableOf = async (game: string): Promise<object> => (await other.call('GET', `/api/games/${game}`)).body;
  expect(await tableOf(two)).toMatchObject({
    status: 'over',
    ending: 'resigned',
    seats: [{ user: null, name: null }, {}],
  });
  expect(await tableOf(three)).toMatchObject({
    status: 'running',
    seats: [{ kind: 'bot', user: null, name: null }, {}, {}],
  });
  expect(await tableOf(String(open['game']))).toMatchObject({ status: 'over', ending: 'abandoned' });
  expect((await other.call('GET', `/api/games/${two}/record`)).status).toBe(200);
  const { body: chat } = await other.call('GET', `/api/games/${two}/chat`);
  expect(chat['lines']).toMatchObject([{ number: 0, text: '' }]);
  const { rows: tables } = await cluster.pool.query<{ text: string }>(
    `select string_agg(t::text, '') as text from (
      select u::text as t from users u union all select s::text from seats s union all select c::text from chat c
      union all select p::text from passkeys p union all select n::text from sessions n union all select o::text from outbox o) as all_rows`,
  );
  for (const trace of [one.user, 'Girolamo', 'my telephone number']) expect(tables[0]?.text).not.toContain(trace);
});

test('deleting a person while their last game is counted waits for the count and does not block it', async () => {
  const [one, other] = [await cluster.guest(0), await cluster.guest(1)];
  await named(one, 'Pico');
  const game = await startedGame([one, other]);
  const order = { id: randomUUID(), version: 0, command: { kind: 'resign' } };
  expect((await one.call('POST', `/api/games/${game}/commands`, order)).status).toBe(200);
  const counting = await cluster.pool.connect();
  try {
    await counting.query('begin');
    await counting.query('select 1 from games where id = $1 for update', [game]);
    expect(await ask(one, '/api/me/delete', { name: 'Pico' })).toMatchObject({ status: 200 });
    await until('the deletion waits for the game', async () => {
      const { rows } = await cluster.pool.query('select 1 from pg_locks where not granted');
      return rows.length > 0;
    });
    // takes the same lock as a result that names the person
    await counting.query('select 1 from users where id = $1 for key share', [one.user]);
    await counting.query('commit');
    await gone(one);
  } finally {
    counting.release();
  }
});
