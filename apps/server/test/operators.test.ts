import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { phraseLine, type ReportCase } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import type { Answer, Guest } from './kit/guest.ts';
import { newTable, startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* Operators' decisions, the notices to the affected person, and that no one else can decide. */

const REASON = 'Insults after two requests to stop.';

let cluster: Cluster;
let operator: Guest;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 1, settings: { STANZA_SWEEP: '100' } });
  operator = await cluster.guest();
  await admin('appoint', operator.user);
});

afterAll(() => cluster.stop());

/** Runs a script on this cluster's database. */
async function run(script: string, words: readonly string[]): Promise<string> {
  const env = { ...process.env, STANZA_DATABASE_URL: cluster.database };
  return (await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, script), ...words], { env }))
    .stdout;
}

/** The verb behind `stanza admin`. */
const admin = (...words: string[]): Promise<string> => run('../src/ops/admin.ts', words);

const say = (guest: Guest, game: string, text: string): Promise<Answer> =>
  guest.call('POST', `/api/games/${game}/chat`, { id: randomUUID(), text });

const decide = (user: string, measures: readonly object[], report: number | null = null): Promise<Answer> =>
  operator.call('POST', '/api/operator/decisions', { user, report, measures, reason: REASON });

/** A game with a reported line. */
async function reported(): Promise<{ victim: Guest; pest: Guest; game: string; report: number }> {
  const [victim, pest] = [await cluster.guest(0), await cluster.guest(1)];
  const game = await startedGame([victim, pest]);
  await say(victim, game, 'please stop');
  await say(pest, game, 'something nasty');
  await victim.call('POST', `/api/players/${pest.user}/reports`, { game, reason: 'chat', text: 'Twice.' });
  const { rows } = await cluster.pool.query<{ id: string }>('select id from reports where about_id = $1', [pest.user]);
  return { victim, pest, game, report: Number(rows[0]?.id) };
}

const codeOf = ({ body }: Answer): unknown => Object(body['reason']).code;

test('only an operator can read and decide', async () => {
  const { victim, pest, report } = await reported();
  for (const path of ['reports', `reports/${report}`, 'people?name=a', 'log']) {
    expect(codeOf(await victim.call('GET', `/api/operator/${path}`))).toBe('not-operator');
    expect((await fetch(`${cluster.url()}/api/operator/${path}`)).status).toBe(401);
    expect((await operator.call('GET', `/api/operator/${path}`)).status).toBe(200);
  }
  const decision = { user: pest.user, report, measures: [{ kind: 'warn' }], reason: REASON };
  expect(codeOf(await victim.call('POST', '/api/operator/decisions', decision))).toBe('not-operator');
  const news = { texts: { en: 'hello' }, hours: 1 };
  expect(codeOf(await victim.call('POST', '/api/operator/announcement', news))).toBe('not-operator');
});

test('a report shows the lines around it, and opening it is in the log', async () => {
  const { pest, game, report } = await reported();
  const { body } = await operator.call('GET', `/api/operator/reports/${report}`);
  const found: ReportCase = JSON.parse(JSON.stringify(body));
  expect(found.lines.map(({ text, reported: isReported }) => [text, isReported])).toStrictEqual([
    ['please stop', false],
    ['something nasty', true],
  ]);
  expect(found.person).toMatchObject({ user: pest.user, acts: [{ kind: 'read', game }] });
  expect(JSON.stringify(body)).not.toMatch(/mail|address|device|seed|token/);
});

test('a hidden line is removed for all readers, its place stays, and the report is settled', async () => {
  const { victim, pest, game, report } = await reported();
  const live = victim.live();
  const followed = live.watch(game);
  await until('the line is there', () => followed.chat.length === 2);
  expect((await decide(pest.user, [{ kind: 'hide', game, lines: [1] }], report)).status).toBe(200);
  await until('the line is hidden', () => followed.chat[1]?.hidden === true);
  expect(followed.chat[1]).toMatchObject({ text: '', hidden: true });
  const { body } = await pest.call('GET', `/api/games/${game}/chat`);
  expect(JSON.stringify(body)).not.toContain('nasty');
  const { body: open } = await operator.call('GET', '/api/operator/reports');
  expect(JSON.stringify(open)).not.toContain(`"id":${report},`);
  // not the lines of others
  expect((await decide(pest.user, [{ kind: 'hide', game, lines: [0] }])).status).toBe(400);
  live.close();
});

test('a muted player can send only ready phrases, on every node, until the mute is lifted', async () => {
  const { pest, game } = await reported();
  const live = pest.live();
  await until('the socket is open', () => live.connected);
  await decide(pest.user, [{ kind: 'mute', days: 7 }]);
  await until('the mute has arrived', async () => {
    const answer = await live.chat(game, 'more of it');
    return !answer.accepted && answer.reason.code === 'muted';
  });
  expect(codeOf(await say(pest, game, 'more of it'))).toBe('muted');
  expect((await say(pest, game, phraseLine('thanks'))).status).toBe(200);
  await decide(pest.user, [{ kind: 'lift' }]);
  await until('the mute is lifted', async () => (await say(pest, game, 'good evening')).status === 200);
  live.close();
});

test('a suspended player can read, answer, export and leave, and nothing else', async () => {
  const { pest, game } = await reported();
  const live = pest.live();
  await until('the socket is open', () => live.connected);
  await decide(pest.user, [{ kind: 'suspend', days: 30 }]);
  await until('the suspension has arrived', async () => {
    const answer = await live.command(game, 0, { kind: 'resign' });
    return !answer.accepted && answer.reason.code === 'suspended';
  });
  const order = { id: randomUUID(), version: 0, command: { kind: 'resign' } };
  expect(codeOf(await pest.call('POST', `/api/games/${game}/commands`, order))).toBe('suspended');
  expect(codeOf(await pest.call('POST', '/api/tables', newTable([{ kind: 'me' }, { kind: 'open' }])))).toBe(
    'suspended',
  );
  expect(codeOf(await pest.call('PUT', '/api/me', { name: 'Another' }))).toBe('suspended');
  expect((await pest.call('GET', `/api/games/${game}`)).status).toBe(200);
  expect((await pest.call('GET', '/api/me')).body).toMatchObject({ unread: 1, suspendedUntil: expect.any(Number) });
  expect((await pest.call('GET', '/api/me/export')).status).toBe(200);
  expect((await pest.call('POST', '/api/me/forget', {})).status).toBe(200);
  live.close();
});

test('the affected person reads the reason and answers once', async () => {
  const { pest, victim } = await reported();
  await decide(pest.user, [{ kind: 'warn' }]);
  const { body } = await pest.call('GET', '/api/me/measures');
  expect(body).toMatchObject({ measures: [{ kind: 'warn', reason: REASON, read: false, answer: null }] });
  const [{ id }] = Object(body).measures;
  expect((await victim.call('POST', `/api/me/measures/${id}`, {})).status).toBe(404);
  expect((await pest.call('POST', `/api/me/measures/${id}`, {})).body).toMatchObject({ measures: [{ read: true }] });
  expect((await pest.call('GET', '/api/me')).body).toMatchObject({ unread: 0 });
  const answer = { text: 'I am sorry.' };
  expect((await pest.call('POST', `/api/me/measures/${id}`, answer)).body).toMatchObject({
    measures: [{ answer: 'I am sorry.' }],
  });
  expect(codeOf(await pest.call('POST', `/api/me/measures/${id}`, { text: 'again' }))).toBe('already-answered');
  const { body: log } = await operator.call('GET', '/api/operator/log');
  expect(Object(log).acts[0]).toMatchObject({ kind: 'warn', user: pest.user, answer: 'I am sorry.' });
});

test('a person is renamed at their tables, and a game is ended without a rating', async () => {
  const { pest, victim, game } = await reported();
  await pest.call('PUT', '/api/me', { name: 'A bad name' });
  await decide(pest.user, [{ kind: 'rename' }, { kind: 'close', game }]);
  const { body } = await victim.call('GET', `/api/games/${game}`);
  expect(body).toMatchObject({ status: 'over', ending: 'abandoned', rated: false });
  expect(Object(body).seats[1].name).toMatch(/^Player \d{4}$/);
  expect((await victim.call('GET', `/api/games/${game}/record`)).status).toBe(200);
});

test('the log cannot be changed or deleted, not even in the database', async () => {
  const { pest } = await reported();
  await decide(pest.user, []);
  await expect(cluster.pool.query(`update acts set reason = 'other'`)).rejects.toThrow('never changed');
  await expect(cluster.pool.query('delete from acts')).rejects.toThrow('never changed');
  // the log does not name a person who has deleted the account
  const { body: me } = await pest.call('GET', '/api/me');
  await pest.call('POST', '/api/me/delete', { name: me['name'] });
  await until('the person is deleted', async () => {
    const { rows } = await cluster.pool.query('select 1 from users where id = $1', [pest.user]);
    return rows.length === 0;
  });
  const { body } = await operator.call('GET', '/api/operator/log');
  expect(Object(body).acts.find((act: { user: string }) => act.user === pest.user)).toMatchObject({ name: null });
});

test('reading a report about a deleted account settles it', async () => {
  const { pest, report } = await reported();
  const { body: me } = await pest.call('GET', '/api/me');
  await pest.call('POST', '/api/me/delete', { name: me['name'] });
  await until('the person is deleted', async () => {
    const { rows } = await cluster.pool.query('select 1 from users where id = $1', [pest.user]);
    return rows.length === 0;
  });
  const { body } = await operator.call('GET', `/api/operator/reports/${report}`);
  expect(body).toMatchObject({
    person: null,
    lines: expect.arrayContaining([expect.objectContaining({ reported: true })]),
  });
  const { body: open } = await operator.call('GET', '/api/operator/reports');
  expect(JSON.stringify(open)).not.toContain(`"id":${report},`);
});

test('an announcement is public until it ends', async () => {
  const texts = { en: 'Tonight we pause for ten minutes.', de: 'Heute Abend machen wir zehn Minuten Pause.' };
  await operator.call('POST', '/api/operator/announcement', { texts, hours: 2 });
  const read = async (): Promise<unknown> => (await fetch(`${cluster.url(1)}/api/announcement`)).json();
  expect(await read()).toMatchObject({ announcement: { texts } });
  await cluster.pool.query('update announcements set until = now()');
  expect(await read()).toStrictEqual({ announcement: null });
});

test('the command line has the same decisions', async () => {
  const { pest, game, report } = await reported();
  expect(await run('../../cli/src/main.ts', ['admin', 'reports'])).toContain(pest.user);
  expect(await admin('report', String(report))).toContain('something nasty');
  await expect(admin('decide', pest.user, '--warn')).rejects.toThrow('--reason');
  await admin(
    'decide',
    pest.user,
    '--report',
    String(report),
    '--mute',
    '7',
    '--hide',
    `${game}:1`,
    '--reason',
    REASON,
  );
  const [newest = ''] = (await admin('log')).split('\n');
  expect(JSON.parse(newest)).toMatchObject({ operator: null, days: 7, reason: REASON });
  expect(JSON.stringify((await pest.call('GET', `/api/games/${game}/chat`)).body)).not.toContain('nasty');
  expect((await pest.call('GET', '/api/me')).body).toMatchObject({ unread: 2, mutedUntil: expect.any(Number) });
  await admin('discharge', operator.user);
  const log = (): Promise<Answer> => operator.call('GET', '/api/operator/log');
  await until('the console is closed', async () => codeOf(await log()) === 'not-operator');
  await admin('appoint', operator.user);
  await until('the console is open again', async () => (await log()).status === 200);
});

test('a host removes a player before the start: the player cannot return, and their link opens nothing', async () => {
  const [host, pest] = [await cluster.guest(), await cluster.guest(1)];
  const { body } = await host.call(
    'POST',
    '/api/tables',
    newTable([{ kind: 'me' }, { kind: 'open' }], { listed: false }),
  );
  const path = `/api/games/${String(body['game'])}`;
  const key = String(body['invite']);
  await pest.call('POST', `${path}/join`, { key });
  expect(codeOf(await pest.call('POST', `${path}/remove`, { seat: 0 }))).toBe('not-host');
  const { body: after } = await host.call('POST', `${path}/remove`, { seat: 1 });
  expect(after).toMatchObject({ seats: [{}, { kind: 'open', user: null }] });
  expect(after['invite']).not.toBe(key);
  expect((await pest.call('GET', `${path}?key=${key}`)).status).toBe(404);
  expect(codeOf(await pest.call('POST', `${path}/join`, { key: after['invite'] }))).toBe('not-welcome');
});
