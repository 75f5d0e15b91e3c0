import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletePerson, deleteRest } from '../src/accounts/delete-person.ts';
import { compensateOutage } from '../src/clock/outage.ts';
import { clearOld } from '../src/jobs/clear-old.ts';
import { packFinished } from '../src/jobs/pack-finished.ts';
import type { Play } from '../src/play/play.ts';
import { anyAction } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import { Match } from './kit/match.ts';
import { ownPlay } from './kit/own-play.ts';
import { createDatabase, dropDatabase } from './kit/services.ts';
import { startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* The server copes with a database that is restored under a running node, or that grows. */

const run = promisify(execFile);
const infra = resolve(import.meta.dirname, '../../../infra');
const folder = mkdtempSync(join(tmpdir(), 'stanza-restore-'));

/** Tables with one or two rows, or one row for each node. */
const SMALL = ['lineage', 'service', 'owed_time', 'migrations', 'nodes'];

let cluster: Cluster;
let play: Play;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 0 });
  play = ownPlay(cluster.database);
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await play.pool.end();
  await cluster.stop();
});

/**
 * The tables that were read as a whole in between. With sequential scans discouraged PostgreSQL uses them only where no index helps, even
 * on small tables, and it counts them.
 */
async function readAsAWhole(work: () => Promise<void>): Promise<readonly string[]> {
  const name = new URL(cluster.database).pathname.slice(1);
  await cluster.pool.query(`alter database ${name} set enable_seqscan = off`);
  const before = await scans();
  await work();
  const after = await scans();
  return [...after].flatMap(([table, count]) => (count > (before.get(table) ?? 0) ? [table] : []));
}

/** How often each table was read as a whole. A connection reports its counts at the latest when it ends. */
async function scans(): Promise<ReadonlyMap<string, number>> {
  const { pool } = cluster;
  const { rows: ended } = await pool.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'stanza' and datname = current_database()`,
  );
  const pids = ended.map(({ pid }) => pid);
  await until('they have ended', async () => {
    const { rowCount } = await pool.query('select 1 from pg_stat_activity where pid = any($1)', [pids]);
    return rowCount === 0;
  });
  const { rows } = await pool.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_user_tables where schemaname = $1 and relname <> all($2)',
    ['public', SMALL],
  );
  return new Map(rows.map(({ relname, seq_scan: count }) => [relname, Number(count)]));
}

test('the cost of a request does not grow: entering, playing, signing in, merging, deleting and clearing scan no table', async () => {
  const whole = await readAsAWhole(async () => {
    const [one, other, owner] = [await cluster.guest(), await cluster.guest(), await cluster.guest()];
    await startedGame([one, other], { pace: { kind: 'days', days: 1 } });
    for (const path of ['/api/tables?of=me', `/api/players/${one.user}`, '/api/me/account', '/api/me/notices'])
      expect(await one.call('GET', path)).toMatchObject({ status: 200 });
    const { body } = await owner.call('POST', '/api/me/codes', {});
    const [code] = Array.isArray(body['codes']) ? body['codes'].map(String) : [];
    expect(await one.call('POST', '/api/sign-in/code', { code })).toMatchObject({ status: 200, body: { moved: 1 } });
    for (const person of [one, other]) {
      const { body: me } = await person.call('GET', '/api/me');
      expect(await person.call('POST', '/api/me/delete', { name: me['name'] })).toMatchObject({ status: 200 });
      await deletePerson(play, person.user);
    }
    await packFinished(play, { after: 0, most: 100 });
    await clearOld(play);
    await deleteRest(play.pool);
  });
  expect(whole).toStrictEqual([]);
});

test('every foreign key has an index that begins with it', async () => {
  const { rows } = await cluster.pool.query(
    `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists
       (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
  );
  expect(rows).toStrictEqual([]);
});

test('after an outage thousands of games get their time back, although the planner expects an empty table of debts', async () => {
  const source = await startedGame([await cluster.guest(), await cluster.guest()], { pace: { kind: 'days', days: 1 } });
  await cluster.pool.query('vacuum analyze owed_time');
  await cluster.pool.query(
    `with copies as (insert into games (id, host_id, engine, options, figures, pace, listed, status, started_at, acting, deadline)
       select gen_random_uuid(), host_id, engine, options, figures, pace, false, 'running', now(), 0, now() + interval '1 hour'
       from games, generate_series(1, 5000) where id = $1 returning id, deadline)
     insert into owed_time (game_id, deadline, owed) select id, deadline, 60000 from copies`,
    [source],
  );
  let pauses = 0;
  // the node gives time back too
  await compensateOutage(play.pool, async () => pauses++);
  // a node beats in these pauses: otherwise the duration of this work would count as another outage
  expect(pauses).toBeGreaterThan(0);
  const { rows } = await cluster.pool.query<{ given: number; owed: number }>(
    `select (select count(*)::int from games where deadline - started_at = interval '1 hour 1 minute') as given,
      (select count(*)::int from owed_time) as owed`,
  );
  expect(rows).toStrictEqual([{ given: 5_000, owed: 0 }]);
  await cluster.pool.query('delete from games where version = 0');
});

async function steps(match: Match, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    const action = anyAction(match.state());
    const answer = await match.acting()?.command(match.game, match.version, { kind: 'action', action });
    if (answer?.accepted !== true) throw new Error(`refused: ${JSON.stringify(answer)}`);
    await match.reached(answer.version);
  }
}

test('after a restore under a running node its clients follow the backup, and play continues', async () => {
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players);
  const clients = players.map((player) => player.live());
  const match = new Match(game, clients);
  await match.ready();
  await steps(match, 4);
  const backedUp = [...match.view.entries];
  const env = { ...process.env, STANZA_DATABASE_URL: cluster.database };
  await run(join(infra, 'backup.sh'), [join(folder, 'backup')], { env });
  const { rows: before } = await cluster.pool.query('select epoch from lineage');
  await steps(match, 3);
  const lost = match.version - backedUp.length;

  await cluster.pool.end();
  await dropDatabase(cluster.database);
  await createDatabase(new URL(cluster.database).pathname.slice(1));
  await run(join(infra, 'restore.sh'), [join(folder, 'backup')], { env });
  await until('both clients are notified', () => clients.every((client) => client.watch(game).lost === lost));
  for (const client of clients) expect(client.watch(game).entries).toStrictEqual(backedUp);
  await steps(new Match(game, clients), 4);

  const pool = cluster.reopen();
  const { rows } = await pool.query<{ text: string }>('select text from entries where game_id = $1 order by seq', [
    game,
  ]);
  expect(rows.map(({ text }) => text)).toStrictEqual(clients[0]?.watch(game).entries);
  // so that a restore into the same database is detected too
  expect((await pool.query('select epoch from lineage')).rows).not.toStrictEqual(before);
  await pool.end();
  for (const client of clients) client.close();
});
