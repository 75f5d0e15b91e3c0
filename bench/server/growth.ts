import { loadavg } from 'node:os';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { isShort, size } from '../../apps/server/test/kit/size.ts';
import { cpuUsed } from './cpu.ts';
import { loadGames } from './load-games.ts';
import { percentile, round } from './percentile.ts';
import { mainPlans } from './plans.ts';
import { Players } from './players.ts';
import { deletions, requestTimes } from './requests.ts';

/*
 * The cost of stored games: a command with 100 stored games and with a million, alternately, so that other work on the machine affects
 * both; the requests that search for a person's rows; and the effect of thirty deletions on others. `--plans` prints the plan of every
 * main query instead. STANZA_TEST_STORED is the number of games, STANZA_TEST_STORED_DATABASE a database that has been loaded before.
 */

const STORED = size('STANZA_TEST_STORED', 1_000_000, 1_000);
const FEW = 100;
const LOADED = process.env['STANZA_TEST_STORED_DATABASE'];
/** Loading stops after this many minutes, with fewer games. */
const LOAD_MINUTES = size('STANZA_TEST_LOAD_MINUTES', 60, 1);
const ROUNDS = size('STANZA_TEST_ROUNDS', 5, 1);
const SECONDS = size('STANZA_TEST_SECONDS', 6, 0.5);
const WIDTH = 16;
const WARM_UP = isShort ? 0.2 : 2;
/** More games than an idle machine completes within a measurement. */
const GAMES_OF_A_PAIR = isShort ? 3 : 30;

interface Cost {
  readonly nodeCpu: number;
  readonly databaseCpu: number;
  readonly ackP50: number;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

async function start(count: number, database?: string): Promise<Cluster> {
  const cluster = await Cluster.start({
    nodes: 1,
    workers: 1,
    settings: { STANZA_POOL: '8' },
    ...(database === undefined ? {} : { database }),
  });
  if (database === undefined) {
    const began = performance.now();
    await loadGames(cluster.pool, count, (loaded) => {
      console.error(`${loaded} games after ${Math.round((performance.now() - began) / 1_000)} s`);
      return performance.now() - began < 60_000 * LOAD_MINUTES;
    });
  }
  return cluster;
}

/** Microseconds of processor time for one command, over some seconds of play. */
async function cost(cluster: Cluster, players: Players): Promise<Cost> {
  players.reset();
  const before = await cpuUsed(cluster.nodes, cluster.pool);
  await players.play(WIDTH, SECONDS);
  const after = await cpuUsed(cluster.nodes, cluster.pool);
  return {
    nodeCpu: (after.nodes - before.nodes) / players.accepted,
    databaseCpu: (after.database - before.database) / players.accepted,
    ackP50: percentile(players.acknowledged, 0.5),
  };
}

async function seated(cluster: Cluster): Promise<Players> {
  const players = new Players();
  await players.seat(cluster, 0, 6, GAMES_OF_A_PAIR);
  await players.play(WIDTH, WARM_UP);
  return players;
}

const medians = (costs: readonly Cost[]): Cost => ({
  nodeCpu: Math.round(median(costs.map(({ nodeCpu }) => nodeCpu))),
  databaseCpu: Math.round(median(costs.map(({ databaseCpu }) => databaseCpu))),
  ackP50: round(median(costs.map(({ ackP50 }) => ackP50))),
});

async function commands(small: Cluster, large: Cluster): Promise<object> {
  const costs: { readonly few: Cost[]; readonly many: Cost[] } = { few: [], many: [] };
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const [cluster, into] of [
      [small, costs.few],
      [large, costs.many],
    ] as const) {
      const players = await seated(cluster);
      into.push(await cost(cluster, players));
      players.close();
    }
  }
  const [few, many] = [medians(costs.few), medians(costs.many)];
  return {
    few,
    many,
    databaseCpuRatio: round(many.databaseCpu / few.databaseCpu),
    nodeCpuRatio: round(many.nodeCpu / few.nodeCpu),
  };
}

await requireServices();
const large = await start(STORED, LOADED);
try {
  if (process.argv.includes('--plans')) {
    console.log(await mainPlans(large));
  } else {
    const small = await start(FEW);
    const { rows } = await large.pool.query<{ games: number; size: string }>(
      `select count(*)::int as games, pg_size_pretty(pg_database_size(current_database())) as size from games`,
    );
    const load = loadavg()[0] ?? 0;
    const result = {
      ...rows[0],
      ...(await commands(small, large).finally(() => small.stop())),
      requests: await requestTimes(large),
      deletions: await deletions(large, () => seated(large), ROUNDS),
      load: round((load + (loadavg()[0] ?? 0)) / 2),
    };
    if (process.argv.includes('--json')) console.log(JSON.stringify(result));
    else console.dir(result, { depth: 4 });
  }
} finally {
  await large.stop();
}
process.exit();
