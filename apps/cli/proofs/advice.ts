import { Worker } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import { levelsFrom, type Found, type Task } from './advice-tasks.ts';

/*
 * Whether advice is true: hints, reviews, luck and labels over games among bots. Every English sentence is checked against the
 * engine by code that reads the text alone. `--short` asks the same of fewer games.
 */

const { values } = parseArgs({ options: { json: { type: 'boolean' }, short: { type: 'boolean' } } });
const isShort = values.short === true;

const SIZES = isShort
  ? { hints: 4, reviews: 3, labels: 2, luck: { 2: 10, 4: 6 } }
  : { hints: 50, reviews: 40, labels: 30, luck: { 2: 345, 4: 205 } };
const PER_GAME = isShort ? { hints: 10, labels: 5 } : { hints: 10, labels: 10 };
const THREADS = 2;
/** The bars of a whole run; a short one only checks sentences. */
const BARS = { sentences: 300, width: 1, moreWork: 0.85, otherSeed: 0.9 } as const;

const games = (count: number, make: (index: number) => Task): Task[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** All lists spread over the run, so that a run cut short has looked at everything. */
function interleaved(lists: readonly (readonly Task[])[]): Task[] {
  return lists
    .flatMap((list) => list.map((task, at) => ({ task, at: (at + 0.5) / list.length })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ task }) => task);
}

const tasks: readonly Task[] = interleaved([
  games(SIZES.reviews, (at) => ({
    kind: 'review',
    levels: levelsFrom(isShort ? 2 : 2 + (at % 3), at),
    seed: 7000 + at,
  })),
  games(SIZES.hints, (at) => ({
    kind: 'hints',
    levels: levelsFrom(2 + (at % 3), at),
    seed: 8000 + at,
    most: PER_GAME.hints,
  })),
  games(SIZES.labels, (at) => ({
    kind: 'labels',
    levels: levelsFrom(2 + (at % 3), at),
    seed: 9000 + at,
    most: PER_GAME.labels,
  })),
  games(SIZES.luck[2], (at) => ({ kind: 'luck', levels: [3, 3], seed: 10_000 + at })),
  games(SIZES.luck[4], (at) => ({ kind: 'luck', levels: [3, 3, 3, 3], seed: 20_000 + at })),
]);

async function runAll(): Promise<Found[]> {
  const waiting = [...tasks];
  // interrupted, it reports what was found so far
  process.once('SIGINT', () => waiting.splice(0));
  const found: Found[] = [];
  await Promise.all(
    Array.from({ length: THREADS }, async () => {
      const thread = new Worker(new URL('./advice-thread.ts', import.meta.url));
      const ask = (task: Task): Promise<Found> =>
        new Promise((resolve, reject) => {
          thread.once('message', resolve);
          thread.once('error', reject);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
          thread.postMessage(task);
        });
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
        found.push(await ask(task));
        thread.removeAllListeners('error');
        if (values.json !== true) process.stderr.write(`\r${found.length} of ${tasks.length} games`);
      }
      await thread.terminate();
    }),
  );
  return found;
}

const round = (value: number, digits = 3): number => Number(value.toFixed(digits));
const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);

interface Luck {
  readonly refills: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  readonly rms: number;
}

/** The 95 % interval of the mean, in points of win chance, for the seat whose turn the refill interrupted. */
function luckWith(found: readonly Found[], players: number): Luck {
  const all = found.filter((each) => each.players === players).flatMap(({ luck }) => luck);
  const shares = isShort ? all : all.slice(0, 1000);
  const middle = mean(shares);
  const spread = Math.sqrt(
    shares.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(1, shares.length - 1),
  );
  const half = (1.96 * spread) / Math.sqrt(Math.max(1, shares.length));
  return {
    refills: shares.length,
    mean: round(middle),
    low: round(middle - half),
    high: round(middle + half),
    width: round(2 * half),
    rms: round(Math.sqrt(mean(shares.map((each) => each * each)))),
  };
}

const began = performance.now();
const found = await runAll();
const luck = { two: luckWith(found, 2), four: luckWith(found, 4) };
const labels = found.flatMap((each) => each.labels);
const share = (isSame: (label: (typeof labels)[number]) => boolean): number =>
  round(labels.filter(isSame).length / Math.max(1, labels.length));
const tally = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]));
const falseOnes = found.flatMap((each) => each.falseSentences);
const certainties = found.flatMap((each) =>
  Object.entries(each.certainties).flatMap(([name, count]) => Array.from({ length: count }, () => name)),
);
const report = {
  hints: found.reduce((sum, each) => sum + each.hints, 0),
  certainties: tally(certainties),
  reviews: found.filter(({ kind }) => kind === 'review').length,
  sentences: found.reduce((sum, each) => sum + each.sentences, 0),
  falseSentences: falseOnes.length,
  withoutReason: found.reduce((sum, each) => sum + each.withoutReason, 0),
  luck,
  labels: {
    turns: labels.length,
    moreWork: share(([label, more]) => label === more),
    otherSeed: share(([label, , other]) => label === other),
    given: tally(labels.map(([label]) => label)),
  },
  seconds: Math.round((performance.now() - began) / 1000),
  processorSeconds: Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1e6),
};

const holdsZero = ({ low, high, width }: Luck): boolean => low <= 0 && high >= 0 && width <= BARS.width;
const isRight =
  report.falseSentences === 0 &&
  report.sentences >= BARS.sentences &&
  (isShort ||
    (holdsZero(luck.two) &&
      holdsZero(luck.four) &&
      report.labels.moreWork >= BARS.moreWork &&
      report.labels.otherSeed >= BARS.otherSeed));
for (const sentence of falseOnes) process.stderr.write(`false: ${sentence}\n`);
process.stdout.write(`${JSON.stringify(report, undefined, values.json === true ? undefined : 2)}\n`);
process.exitCode = isRight ? 0 : 1;
