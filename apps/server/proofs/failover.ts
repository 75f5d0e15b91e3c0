import { randomInt, randomUUID } from 'node:crypto';
import { checkRecords } from '../test/kit/check-records.ts';
import { actingSeat, anyAction } from '../test/kit/choose.ts';
import { Cluster } from '../test/kit/cluster.ts';
import type { Guest } from '../test/kit/guest.ts';
import { Match } from '../test/kit/match.ts';
import { OwnPostgres } from '../test/kit/own-services.ts';
import { size } from '../test/kit/size.ts';
import { startedGame } from '../test/kit/tables.ts';
import { TcpProxy } from '../test/kit/tcp-proxy.ts';
import { until } from '../test/kit/until.ts';

/*
 * Games run on two nodes while PostgreSQL fails over again and again to a streaming standby.
 *
 * - synchronous: the primary dies; every acknowledged command must be on the standby.
 * - behind: the standby had fallen behind; the missing changes are lost, and every client that saw them must be notified.
 * - split: the old primary keeps running, and nodes write to it over open connections until they meet the new one.
 *
 * Afterwards every client must have the same record as the database, and every record must replay.
 */

const GAMES = size('STANZA_TEST_GAMES', 8, 2);
const FAILOVERS = size('STANZA_TEST_FAILOVERS', 6, 1);
const PLAYED_BETWEEN = 15 * GAMES;
const PATIENCE = 120_000;
const KINDS = ['synchronous', 'behind', 'split'] as const;

interface Acknowledged {
  readonly game: string;
  readonly id: string;
  readonly version: number;
}

interface Table {
  readonly players: readonly Guest[];
  match: Match;
  movedAt: number;
}

const acknowledged: Acknowledged[] = [];
const violations: string[] = [];
const lost: Record<string, number> = {};
/** Milliseconds until every table has made a move again, for each failover. */
const silences: number[] = [];
let isStopped = false;

let primary = new OwnPostgres();
await primary.start();
const proxy = await TcpProxy.start(primary.port);
const cluster = await Cluster.start({
  nodes: 2,
  workers: 1,
  postgres: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
  settings: { STANZA_RECONCILE: '500' },
});

const lostBy = ({ match }: Table): number =>
  match.clients.reduce((sum, client) => sum + client.watch(match.game).lost, 0);

async function sitDown(): Promise<Table> {
  const players = [await cluster.guest(0), await cluster.guest(1)];
  return { players, match: await begin(players), movedAt: Date.now() };
}

async function begin(players: readonly Guest[], clients = players.map((player) => player.live())): Promise<Match> {
  const match = new Match(await startedGame(players), clients);
  await match.ready();
  return match;
}

/** Plays one step; after a loss it reads the position again. */
async function step(table: Table): Promise<void> {
  const { match } = table;
  const seen = lostBy(table);
  const { game, version } = match;
  const state = match.state();
  const acting = actingSeat(state);
  if (acting === undefined) {
    table.match = await begin(table.players, [...match.clients]);
    return;
  }
  const id = randomUUID();
  const answer = await match.clients[acting]?.command(game, version, { kind: 'action', action: anyAction(state) }, id);
  if (answer?.accepted !== true) {
    // the step was for a position that is gone
    await until(`${game} is shown anew`, () => lostBy(table) > seen || match.version !== version, PATIENCE);
    return;
  }
  acknowledged.push({ game, id, version });
  table.movedAt = Date.now();
  await until(`${game} goes on`, () => match.version > version || lostBy(table) > seen, PATIENCE);
}

async function keepPlaying(table: Table, isOver: () => boolean): Promise<void> {
  let failures = 0;
  while (!isOver()) {
    const seen = lostBy(table);
    try {
      await step(table);
      failures = 0;
    } catch (error) {
      // the position was replaced during the read, or no table could be opened
      if (++failures > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    if (lostBy(table) > seen || failures > 0) table.match = new Match(table.match.game, table.match.clients);
  }
}

/** The acknowledged commands that are missing in the database. */
async function missing(server: OwnPostgres): Promise<readonly Acknowledged[]> {
  const pool = cluster.reopen(server.port);
  const { rows } = await pool.query<{ id: string }>('select client_id as id from entries where client_id is not null');
  await pool.end();
  const stored = new Set(rows.map(({ id }) => id));
  return acknowledged.filter(({ id }) => !stored.has(id));
}

async function failOver(kind: (typeof KINDS)[number], tables: readonly Table[]): Promise<void> {
  const standby = new OwnPostgres();
  await standby.follow(primary);
  if (kind === 'synchronous') {
    await primary.query(`alter system set synchronous_standby_names = '*'`);
    await primary.query('select pg_reload_conf()');
    await until('it is synchronous', async () => {
      const [row] = await primary.query(`select 1 from pg_stat_replication where sync_state = 'sync'`);
      return row !== undefined;
    });
  }
  const before = acknowledged.length;
  await until('play goes on', () => acknowledged.length > before + PLAYED_BETWEEN, PATIENCE);
  if (kind === 'behind') {
    await standby.fallBehind(primary);
    const behind = acknowledged.length;
    await until('the standby lacks something', () => acknowledged.length > behind + GAMES, PATIENCE);
  }
  const old = primary;
  if (kind !== 'split') await old.stop();
  const failedAt = Date.now();
  await standby.promote();
  // no standby exists yet: commits must not wait for one
  await standby.query('alter system reset synchronous_standby_names');
  await standby.query('select pg_reload_conf()');
  const gone = await missing(standby);
  proxy.lead(standby.port);
  if (kind === 'split') {
    // nodes keep writing to the old primary until one of them opens another connection
    const split = acknowledged.length;
    await until('the old primary is written to', () => acknowledged.length > split + GAMES, PATIENCE);
    await old.query(`select pg_terminate_backend(pid) from pg_stat_activity where pid in
      (select pid from pg_stat_activity where application_name = 'stanza' and state = 'idle' order by random() limit 4)`);
  }
  const since = kind === 'split' ? Date.now() : failedAt;
  await until('every table moves again', () => tables.every(({ movedAt }) => movedAt > since + 1), PATIENCE);
  silences.push(Date.now() - since);
  if (kind === 'split') {
    // a node that has not met the new primary still writes to the old one, until the old one is stopped
    await old.stop();
    const endedAt = Date.now();
    await until('every table moves on', () => tables.every(({ movedAt }) => movedAt > endedAt + 1), PATIENCE);
  }
  primary = standby;
  const after = await missing(primary);
  if (kind === 'synchronous')
    for (const { id, game } of gone) violations.push(`${game}: ${id} was acknowledged and is lost`);
  lost[kind] = (lost[kind] ?? 0) + after.length;
  // later failovers count only their own losses
  const isLost = new Set(after.map(({ id }) => id));
  acknowledged.splice(0, acknowledged.length, ...acknowledged.filter(({ id }) => !isLost.has(id)));
  console.error(`${kind}: ${after.length} lost, ${acknowledged.length} acknowledged commands left`);
}

async function differing(tables: readonly Table[]): Promise<string[]> {
  const pool = cluster.reopen(primary.port);
  const { rows } = await pool.query<{ id: string; texts: string[] }>(
    'select game_id as id, array_agg(text order by seq) as texts from entries group by game_id',
  );
  await pool.end();
  const texts = new Map(rows.map((row) => [row.id, row.texts.join('\n')]));
  return tables.flatMap(({ match }) =>
    match.clients.flatMap((client) =>
      client.watch(match.game).entries.join('\n') === texts.get(match.game) ? [] : [`${match.game}: a client differs`],
    ),
  );
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;

try {
  const tables = await Promise.all(Array.from({ length: GAMES }, sitDown));
  const playing = tables.map((table) =>
    keepPlaying(table, () => isStopped).catch((error: unknown) => void violations.push(String(error))),
  );
  for (let round = 0; round < FAILOVERS; round++) await failOver(KINDS[round % KINDS.length] ?? 'behind', tables);
  isStopped = true;
  await Promise.all(playing);
  await until('every client has the record', async () => (await differing(tables)).length === 0, PATIENCE).catch(
    () => {},
  );
  const forked = await differing(tables);
  const pool = cluster.reopen(primary.port);
  const reader = await cluster.guest(randomInt(cluster.nodes.length));
  const unreadable = await checkRecords(
    pool,
    async (game) => (await reader.call('GET', `/api/games/${game}/record`)).body,
  );
  const { rows } = await pool.query(
    'select 1 from entries where client_id is not null group by game_id, client_id having count(*) > 1',
  );
  await pool.end();
  console.log(
    JSON.stringify({
      failovers: FAILOVERS,
      games: GAMES,
      acknowledged: acknowledged.length,
      lost,
      doubled: rows.length,
      forked: forked.length,
      unreadable: unreadable.length,
      silence: { median: percentile(silences, 0.5), max: Math.max(...silences), all: silences },
      violations: violations.length,
    }),
  );
  const all = [...violations, ...forked, ...unreadable];
  for (const violation of all.slice(0, 50)) console.error(violation);
  for (const { match } of tables) for (const client of match.clients) client.close();
  process.exitCode = all.length + rows.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
  await proxy.close();
  await primary.stop();
}
process.exit();
