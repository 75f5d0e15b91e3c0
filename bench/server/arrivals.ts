import { parseArgs } from 'node:util';
import { seededRandom } from '../../apps/server/src/bots/seeded-random.ts';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { isShort } from '../../apps/server/test/kit/size.ts';
import { percentile } from './percentile.ts';
import { visit, type Visit } from './visitor.ts';

/*
 * How long a player who wants to play people waits for a seat, by the number of people online: a real server, real sockets and scripted
 * people. They come at random, stay an hour on average, press "Take a seat" once and think 20 seconds about a turn. Everything but the
 * server's own work runs 20 times faster.
 */

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean' },
  },
});

const FACTOR = 20;
const STAY = 3_600_000 / FACTOR;
const THINKING = 20_000 / FACTOR;
/** The duration of arrivals, in accelerated milliseconds. */
const COMING = isShort ? 3_000 : 50_000;
/** With one person online there are few arrivals: the visits are repeated, each alone on the server. */
const REPEATS = isShort ? 1 : 8;
const ALONE = isShort ? 4_000 : 6_000;

interface World {
  readonly online: number;
  readonly isClosed: boolean;
}

const WORLDS: readonly World[] = [
  ...(isShort ? [1, 5] : [1, 5, 10, 40]).map((online) => ({ online, isClosed: false })),
  { online: isShort ? 5 : 40, isClosed: true },
];

await requireServices();
const cluster = await Cluster.start({ nodes: 1, workers: 1 });

const waiting = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Times between arrivals, and lengths of stays, of people who come independently of one another. */
const exponential = (mean: number, random: () => number): number => -mean * Math.log(1 - random());

async function visitsOf({ online, isClosed }: World, seed: string): Promise<readonly Visit[]> {
  const random = seededRandom(`${seed} ${online} ${String(isClosed)}`);
  const end = performance.now() + COMING;
  const visits: Promise<Visit>[] = [];
  const come = async (most: number): Promise<void> => {
    const length = Math.min(most, exponential(STAY, random));
    const guest = await cluster.guest();
    visits.push(visit(guest, { length, thinking: THINKING, random, isClosed }));
  };
  if (online === 1) {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      await come(ALONE);
      await Promise.all(visits);
    }
    return Promise.all(visits);
  }
  // the people who are present at the beginning have arrived one by one
  const between = STAY / online;
  const first = Array.from({ length: online }, () => random() * (COMING / 2)).toSorted((one, other) => one - other);
  const later: number[] = [];
  for (let at = exponential(between, random); at < COMING; at += exponential(between, random)) later.push(at);
  const begun = performance.now();
  for (const at of [...first, ...later].toSorted((one, other) => one - other)) {
    await waiting(Math.max(0, begun + at - performance.now()));
    await come(end - performance.now());
  }
  return Promise.all(visits);
}

const rows: object[] = [];
try {
  for (const world of WORLDS) {
    const visits = await visitsOf(world, values.seed);
    const times = visits.map(({ seated }) => seated);
    const firstTurns = visits.flatMap(({ firstTurn }) => firstTurn ?? []);
    const row = {
      online: world.online,
      p50: Math.round(percentile(times, 0.5)),
      p95: Math.round(percentile(times, 0.95)),
      firstTurnP50: Math.round(percentile(firstTurns, 0.5)),
      secondPerson: visits.filter(({ hadCompany }) => hadCompany).length / visits.length,
      takenOver: visits.filter(({ isTakenOver }) => isTakenOver).length / visits.length,
      presses: visits.length,
      seatsClosed: world.isClosed,
      factor: FACTOR,
      seed: values.seed,
    };
    if (!values.json) console.log(JSON.stringify(row));
    rows.push(row);
  }
} finally {
  await cluster.stop();
}
if (values.json) console.log(JSON.stringify(rows, null, 1));
