import { loadavg } from 'node:os';
import type { Pace } from '@la-stanza/protocol';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { size } from '../../apps/server/test/kit/size.ts';
import { Bare } from './bare.ts';
import { cpuUsed } from './cpu.ts';
import { percentile, round } from './percentile.ts';
import { Players } from './players.ts';

/*
 * Commands a second over real sockets and two nodes, compared with PostgreSQL alone running the same statement on the same number of
 * connections. The two are measured alternately, so that other work on the machine affects both. Chat lines and offers are part of the
 * mix. `--pace days` measures games by the day, whose turns also notify players; `none` games without a clock.
 */

const NODES = 2;
const POOL = 4;
const PAIRS = size('STANZA_TEST_PAIRS', 10, 2);
const GAMES_PER_PAIR = 10;
/** Concurrent commands: the other half of the games waits for answers. */
const WIDTH = (NODES * PAIRS * GAMES_PER_PAIR) / 2;
const SECONDS = size('STANZA_TEST_SECONDS', 6, 1);
const ROUNDS = size('STANZA_TEST_ROUNDS', 3, 1);

const PACES: Readonly<Record<string, Pace>> = {
  live: { kind: 'live', bank: 3_600, increment: 5 },
  days: { kind: 'days', days: 2 },
  none: { kind: 'none' },
};
const named = process.argv[process.argv.indexOf('--pace') + 1] ?? '';
const pace = process.argv.includes('--pace') ? named : 'live';
if (PACES[pace] === undefined) throw new Error(`there is no pace ${pace}: live, days or none`);

await requireServices();
const [cluster, bare] = await Promise.all([
  Cluster.start({ nodes: NODES, workers: 0, settings: { STANZA_POOL: String(POOL) } }),
  Bare.start(),
]);
const rates: number[] = [];
const bareRates: number[] = [];
const acknowledged: number[] = [];
const fannedOut: number[] = [];
let refused = 0;
let accepted = 0;
const kinds: Record<string, number> = {};
const cpu = { nodes: 0, database: 0 };

try {
  for (let turn = 0; turn < ROUNDS; turn++) {
    const players = new Players(PACES[pace]);
    for (let node = 0; node < NODES; node++) await players.seat(cluster, node, PAIRS, GAMES_PER_PAIR);
    bareRates.push(await bare.run(NODES * POOL, SECONDS));
    const before = await cpuUsed(cluster.nodes, cluster.pool);
    const seconds = await players.play(WIDTH, SECONDS);
    const after = await cpuUsed(cluster.nodes, cluster.pool);
    cpu.nodes += after.nodes - before.nodes;
    cpu.database += after.database - before.database;
    accepted += players.accepted;
    rates.push(players.accepted / seconds);
    acknowledged.push(...players.acknowledged);
    fannedOut.push(...players.fannedOut);
    refused += players.refused;
    for (const [kind, count] of Object.entries(players.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
    players.close();
  }
  bareRates.push(await bare.run(NODES * POOL, SECONDS));
} finally {
  await bare.stop();
  await cluster.stop();
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const result = {
  pace,
  commandsPerSecond: round(mean(rates)),
  pgbenchPerSecond: round(mean(bareRates)),
  ratio: round(mean(rates) / mean(bareRates)),
  ackP50: round(percentile(acknowledged, 0.5)),
  ackP99: round(percentile(acknowledged, 0.99)),
  fanoutP99: round(percentile(fannedOut, 0.99)),
  /** Microseconds of processor time for one command. */
  nodeCpu: Math.round(cpu.nodes / accepted),
  databaseCpu: Math.round(cpu.database / accepted),
  refused,
  kinds,
  load: round(loadavg()[0] ?? 0),
  connections: NODES * POOL,
  inFlight: WIDTH,
};

if (process.argv.includes('--json')) console.log(JSON.stringify(result));
else console.table(result);
