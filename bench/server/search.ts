import { parseArgs } from 'node:util';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import type { Guest } from '../../apps/server/test/kit/guest.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { percentile, round } from './percentile.ts';
import { Players } from './players.ts';

/*
 * The effect of one guest who searches for people, with twenty concurrent searches, among half a million people: play with and without
 * the searches, alternately, so that other work on the machine affects both. Fails when a command takes half as long again, the node is
 * not ready at some moment, or a clock gets time back. `--short`: fewer people, a few seconds, and only the conditions that must never
 * occur.
 */

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
});
const PEOPLE = values.short ? 20_000 : 500_000;
const SEARCHES = 20;
/** The default of STANZA_REQUESTS_PER_MINUTE. */
const A_MINUTE = 600;
const ROUNDS = values.short ? 1 : 6;
const SECONDS = values.short ? 1 : 6;
/** Concurrent games: few, so that the searches and not the players cause the load. */
const WIDTH = 4;
/** Games that are started before each measurement: more than can be completed in it. */
const GAMES = values.short ? 40 : 160;
const MOST_RATIO = 1.5;
/** A single short round cannot show a slowdown of a half. */
const MOST_RATIO_SHORT = 10;

/** Beginnings that many, few and no people have, and typing errors. */
const ASKED = ['a', 'mar', 'lionta', 'jonas', 'katarnia', 'zzzz', 'per', 'mairna'];

const LOAD = `insert into users (id, name, handle, created_at)
  select gen_random_uuid(), initcap(word) || case when n % 3 = 0 then ' ' || n % 100 else '' end, word || '-' || n, now()
  from (select n, (array['ma', 'li', 'jo', 'an', 'ka', 'el', 'to', 'so', 'ri', 'be'])[1 + n % 10]
    || (array['na', 'ra', 'ta', 'lia', 'nas', 'ris', 'tin'])[1 + n / 10 % 7]
    || (array['', 'n', 's', 'ta', 'rina', 'lo', 'belle', 'do'])[1 + n / 70 % 8] as word from generate_series(1, $1::integer) as n) as item`;

await requireServices();
const cluster = await Cluster.start({ nodes: 1, workers: 0 });
try {
  await cluster.pool.query(LOAD, [PEOPLE]);
  await cluster.pool.query('vacuum analyze users');
  const searcher = await cluster.guest();
  const players = new Players();
  await players.seat(cluster, 0, 2, GAMES / 2);
  await players.play(WIDTH, 0.5);
  const alone: number[] = [];
  const beside: number[] = [];
  const readiness = new Set<number>();
  const statuses: Record<string, number> = {};
  const owed = await debts();
  for (let turn = 0; turn < ROUNDS; turn++) {
    await players.seat(cluster, 0, 2, GAMES / 2);
    alone.push(...(await played(players)));
    await players.seat(cluster, 0, 2, GAMES / 2);
    let isOver = false;
    const [acknowledged] = await Promise.all([
      played(players).finally(() => (isOver = true)),
      search(searcher, statuses, () => isOver),
      watchReadiness(readiness, () => isOver),
    ]);
    beside.push(...acknowledged);
  }
  players.close();
  const result = {
    people: PEOPLE,
    searchesAtOnce: SEARCHES,
    commands: { alone: alone.length, beside: beside.length },
    searches: statuses,
    p95Alone: round(percentile(alone, 0.95)),
    p95Beside: round(percentile(beside, 0.95)),
    ratio: round(percentile(beside, 0.95) / percentile(alone, 0.95)),
    ready: [...readiness],
    clocksGivenTime: (await debts()) - owed,
  };
  console.log(values.json ? JSON.stringify(result) : result);
  const answered = statuses['200'] ?? 0;
  const isKept =
    result.ratio <= (values.short ? MOST_RATIO_SHORT : MOST_RATIO) &&
    result.ready.join() === '200' &&
    result.clocksGivenTime === 0 &&
    answered > 0 &&
    Object.keys(statuses).every((status) => ['200', '429', '503'].includes(status));
  process.exitCode = isKept ? 0 : 1;
} finally {
  await cluster.stop();
}
process.exit();

/** Milliseconds until each command of some seconds of play was acknowledged. */
async function played(players: Players): Promise<readonly number[]> {
  players.reset();
  await players.play(WIDTH, SECONDS);
  if (players.games < WIDTH) throw new Error('there were not enough games');
  return [...players.acknowledged];
}

/** Twenty concurrent searches, repeated as often as one address may. */
async function search(guest: Guest, statuses: Record<string, number>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const pause = new Promise((resolve) => setTimeout(resolve, (60_000 * SEARCHES) / A_MINUTE));
    const asked = Array.from({ length: SEARCHES }, async (_, nth) => {
      const { status } = await guest.call('GET', `/api/players?name=${ASKED[nth % ASKED.length] ?? ''}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    await Promise.all([pause, ...asked]);
  }
}

async function watchReadiness(seen: Set<number>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    seen.add((await fetch(`${cluster.url()}/readyz`)).status);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** How many clocks have got time back so far. */
async function debts(): Promise<number> {
  const { rows } = await cluster.pool.query<{ given: string }>(
    `select n_tup_ins::text as given from pg_stat_user_tables where relname = 'owed_time'`,
  );
  return Number(rows[0]?.given ?? 0);
}
