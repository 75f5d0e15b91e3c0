import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { checkRecords } from '../test/kit/check-records.ts';
import { Cluster } from '../test/kit/cluster.ts';
import { Guest } from '../test/kit/guest.ts';
import { OwnPostgres, OwnRedis } from '../test/kit/own-services.ts';
import type { ServerProcess } from '../test/kit/processes.ts';
import { isShort, size } from '../test/kit/size.ts';
import { until } from '../test/kit/until.ts';
import { keepPlaying, step, type Seen, type TestTable } from './fault-games.ts';

/*
 * Plays games at full speed on three nodes and two workers while nodes and workers are killed, PostgreSQL is restarted and Redis is
 * stopped and started at random. Afterwards checks that every acknowledged command is in the record exactly once and in order, no game is
 * stuck, every client has the same entries as the database, and every record verifies.
 */

const GAMES = size('STANZA_TEST_GAMES', 200, 2);
const FAULTS = size('STANZA_TEST_FAULTS', 24, 3);
/** Tables opened concurrently. The proof begins when all of them have a running game. */
const SEATED_AT_ONCE = 10;
const PAUSE = size('STANZA_TEST_PAUSE', 8_000, 100);

const postgres = new OwnPostgres();
const redis = new OwnRedis();
await Promise.all([postgres.start(), redis.start()]);
const cluster = await Cluster.start({
  nodes: isShort ? 2 : 3,
  workers: isShort ? 1 : 2,
  postgres: postgres.url,
  redis: redis.url,
  settings: { STANZA_BOT_LIMIT: '1000', STANZA_HEARTBEAT: '5000', STANZA_RECONCILE: '1000' },
});

const anyNode = (): string => cluster.url(randomInt(cluster.nodes.length));
const seen: Seen = { acknowledged: [], matches: [], violations: [], finished: 0 };
const faults: Record<string, number> = {};
let isStopped = false;

async function newTable(index: number): Promise<TestTable> {
  const bots = index % 5 === 0 ? ['random'] : index % 5 === 1 ? ['level-1'] : [];
  const players =
    bots.length > 0 ? [await Guest.enter(anyNode)] : [await Guest.enter(anyNode), await Guest.enter(anyNode)];
  return { players, bots, clients: players.map((player) => player.live()) };
}

async function killed(process: ServerProcess): Promise<void> {
  await process.stop('SIGKILL');
  await pause(randomInt(1_500));
  await process.start();
}

function pick<T>(list: readonly T[]): T {
  const item = list[randomInt(list.length)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
}

const FAULT_KINDS: Readonly<Record<string, () => Promise<void>>> = {
  'node killed': () => killed(pick(cluster.nodes)),
  'worker killed': () => killed(pick(cluster.workers)),
  'PostgreSQL crashed': () => postgres.restart('immediate'),
  'PostgreSQL restarted': () => postgres.restart('fast'),
  'Redis stopped': async () => {
    await redis.stop();
    await pause(500 + randomInt(3_000));
    await redis.start();
  },
};

async function breakThings(): Promise<void> {
  const kinds = Object.keys(FAULT_KINDS);
  for (let fault = 0; fault < FAULTS; fault++) {
    await pause(PAUSE / 2 + randomInt(PAUSE));
    const kind = kinds[fault % kinds.length] ?? '';
    await FAULT_KINDS[kind]?.();
    faults[kind] = (faults[kind] ?? 0) + 1;
    console.error(
      `${faultCount()} ${kind}, ${seen.acknowledged.length} commands acknowledged, ${seen.finished} games over`,
    );
  }
}

const faultCount = (): number => Object.values(faults).reduce((sum, count) => sum + count, 0);

/** Every unfinished game must be playable. */
async function continueAll(tables: ReadonlyMap<string, TestTable>): Promise<void> {
  await Promise.all(
    seen.matches.map(async (match) => {
      const table = tables.get(match.game);
      if (table === undefined) return;
      for (let decisions = 0; decisions < 6; decisions++) if (!(await step(match, table, seen))) return;
    }),
  );
}

async function verify(): Promise<string[]> {
  const violations: string[] = [];
  const { rows } = await cluster.pool.query<{ game_id: string; seq: number; client_id: string; text: string }>(
    'select game_id, seq, client_id, text from entries where client_id is not null',
  );
  const stored = new Map<string, { readonly place: string; readonly text: string }>();
  for (const { game_id: game, seq, client_id: id, text } of rows) {
    if (stored.has(id)) violations.push(`command ${id} is there twice`);
    stored.set(id, { place: `${game} ${seq}`, text });
  }
  for (const { game, id, version, action } of seen.acknowledged) {
    const entry = stored.get(id);
    if (entry?.place !== `${game} ${version}` || entry.text !== action)
      violations.push(`command ${id} of ${game} is lost`);
  }
  // a bot of an unfinished game may be playing at this moment
  let differing = await differingClients();
  for (let tries = 0; differing.length > 0 && tries < 20; tries++) {
    await new Promise((passed) => setTimeout(passed, 500));
    differing = await differingClients();
  }
  violations.push(...differing);
  const reader = await Guest.enter(anyNode);
  return [
    ...violations,
    ...(await checkRecords(cluster.pool, async (game) => (await reader.call('GET', `/api/games/${game}/record`)).body)),
  ];
}

/** Clients whose entries differ from the stored ones. */
async function differingClients(): Promise<string[]> {
  const records = await cluster.pool.query<{ id: string; texts: string[] }>(
    'select game_id as id, array_agg(text order by seq) as texts from entries group by game_id',
  );
  const texts = new Map(records.rows.map((row) => [row.id, row.texts.join('\n')]));
  return seen.matches.flatMap(({ game, clients }) =>
    clients
      .filter((client) => client.watch(game).entries.join('\n') !== texts.get(game))
      .map(() => `${game}: a client differs`),
  );
}

async function prove(): Promise<string[]> {
  const began = Date.now();
  const tables: TestTable[] = [];
  for (let first = 0; first < GAMES; first += SEATED_AT_ONCE) {
    const count = Math.min(SEATED_AT_ONCE, GAMES - first);
    tables.push(...(await Promise.all(Array.from({ length: count }, (_, index) => newTable(first + index)))));
  }
  const playing = tables.map((table) =>
    keepPlaying(table, seen, () => isStopped).catch((error: unknown) => void seen.violations.push(String(error))),
  );
  await until('every table plays', () => seen.matches.length >= GAMES, 400_000);
  const broken = Date.now();
  await breakThings();
  const seconds = Math.round((Date.now() - broken) / 1_000);
  isStopped = true;
  await Promise.all(playing);
  const seatedAt = new Map(
    seen.matches.flatMap((match) =>
      tables.filter((table) => table.clients[0] === match.clients[0]).map((table) => [match.game, table] as const),
    ),
  );
  await continueAll(seatedAt).catch((error: unknown) => void seen.violations.push(String(error)));
  await until('every client has every entry', areClientsCurrent, 60_000).catch(
    (error: unknown) => void seen.violations.push(String(error)),
  );
  const violations = [...seen.violations, ...(await verify())];
  console.log(
    JSON.stringify({
      games: seen.matches.length,
      atOnce: GAMES,
      finished: seen.finished,
      acknowledged: seen.acknowledged.length,
      faults: faultCount(),
      kinds: faults,
      secondsOfFaults: seconds,
      secondsInAll: Math.round((Date.now() - began) / 1_000),
      violations: violations.length,
    }),
  );
  for (const table of tables) for (const client of table.clients) client.close();
  return violations;
}

async function areClientsCurrent(): Promise<boolean> {
  const { rows } = await cluster.pool.query<{ id: string; version: number }>('select id, version from games');
  const versions = new Map(rows.map((row) => [row.id, row.version]));
  return seen.matches.every((match) =>
    match.clients.every((client) => client.watch(match.game).version === versions.get(match.game)),
  );
}

try {
  const violations = await prove();
  for (const violation of violations.slice(0, 200)) console.error(violation);
  process.exitCode = violations.length === 0 && faultCount() >= FAULTS ? 0 : 1;
} finally {
  await cluster.stop();
  await Promise.all([postgres.stop(), redis.stop()]);
}
process.exit();
