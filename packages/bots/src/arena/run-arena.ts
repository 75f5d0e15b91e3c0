import { existsSync, readFileSync, appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BlockResult } from './block.ts';
import type { Clock, Contestant } from './contestant.ts';
import { bootstrap, elo, sequentialTest, wilson, type SequentialVerdict } from './statistics.ts';

/** What each worker is sent at the start. */
export interface ArenaJob {
  readonly a: Contestant;
  readonly b: Contestant;
  readonly players: number;
  readonly seed: number;
  readonly clock?: Clock;
}

export interface ArenaOptions extends ArenaJob {
  /** Rounded up to whole blocks. */
  readonly games: number;
  readonly workers: number;
  /** Stop as soon as the sequential test decides. */
  readonly sequential?: boolean;
  /** Results are appended to this file, and blocks in it are not played again. */
  readonly file?: string;
}

export interface ArenaResult {
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  readonly msPerMove: number;
  /** The same in processor time. */
  readonly cpuMsPerMove: number;
  readonly msPerMoveOfOthers: number;
  /** The 99th percentile of A's move times, by the clock of the budget. */
  readonly p99Ms: number;
  readonly slowestMs: number;
  readonly elo: number;
  readonly margin: number;
  /** A's share by seat. */
  readonly bySeat: readonly number[];
  readonly overruns: number;
  readonly illegal: number;
  readonly verdict: SequentialVerdict;
}

export type ArenaProgress = (result: ArenaResult, blocksDone: number, blocks: number) => void;

/**
 * Plays a match between A and B in worker threads: every deal with A on every seat. Matches with the same seed use the same
 * deals.
 */
export async function runArena(options: ArenaOptions, onProgress: ArenaProgress = () => {}): Promise<ArenaResult> {
  const blocks = Math.ceil(options.games / options.players);
  const done = new Map<number, BlockResult>();
  const key = keyOf(options);
  for (const result of readBlocks(options.file, key)) if (result.block < blocks) done.set(result.block, result);
  const open = Array.from({ length: blocks }, (_, block) => block).filter((block) => !done.has(block));
  let stopped = false;
  const take = (result: BlockResult): void => {
    done.set(result.block, result);
    if (options.file !== undefined) {
      const load = Number(loadavg()[0]?.toFixed(1));
      appendFileSync(options.file, `${JSON.stringify({ key, ...result, load })}\n`);
    }
    const soFar = summarise(options, inOrder(done));
    stopped ||= options.sequential === true && soFar.verdict !== 'open';
    onProgress(soFar, done.size, blocks);
  };
  const workers = Array.from({ length: Math.min(options.workers, open.length) }, () =>
    work(options, () => (stopped ? undefined : open.shift()), take),
  );
  await Promise.all(workers);
  return summarise(options, inOrder(done));
}

const inOrder = (done: ReadonlyMap<number, BlockResult>): BlockResult[] =>
  [...done.values()].toSorted((a, b) => a.block - b.block);

/** Runs one worker thread, which fetches blocks until none are left. */
function work(job: ArenaJob, next: () => number | undefined, take: (result: BlockResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const { a, b, players, seed, clock } = job;
    const workerData: ArenaJob = { a, b, players, seed, ...(clock === undefined ? {} : { clock }) };
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData });
    const ask = (): void => {
      const block = next();
      if (block === undefined) worker.terminate().then(() => resolve(), reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      else worker.postMessage(block);
    };
    worker.on('message', (result: BlockResult) => {
      take(result);
      ask();
    });
    worker.on('error', reject);
    ask();
  });
}

/** The match that a result file belongs to: results of another match are not mixed in. */
function keyOf({ a, b, players, seed, clock }: ArenaJob): string {
  const name = ({ level, budget, weights }: Contestant): string =>
    [
      level,
      budget.milliseconds ?? '',
      budget.simulations ?? '',
      weights?.generation ?? '',
      weights?.data.length ?? '',
    ].join(' ');
  return `${name(a)} | ${name(b)} | ${players} | ${seed}${clock === 'processor' ? ' | processor' : ''}`;
}

function readBlocks(file: string | undefined, key: string): BlockResult[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): BlockResult & { readonly key: string } => JSON.parse(line))
    .filter((entry) => entry.key === key);
}

/** The estimate over all blocks: Wilson for two players, the bootstrap over blocks for more. */
function summarise({ players, seed }: ArenaJob, blocks: readonly BlockResult[]): ArenaResult {
  const sum = (of: (block: BlockResult) => number): number => blocks.reduce((total, block) => total + of(block), 0);
  const games = players * blocks.length;
  const times = blocks.flatMap((block) => block.millisecondsA).toSorted((x, y) => x - y);
  const movesB = sum((block) => block.movesB);
  const shares = blocks.map((block) => block.shares.reduce((total, share) => total + share, 0) / players);
  const mean = shares.reduce((total, share) => total + share, 0) / Math.max(1, shares.length);
  const interval = players === 2 ? wilson(mean, games) : bootstrap(shares, seed);
  return {
    ...interval,
    games,
    msPerMove: sum((block) => block.wallA) / Math.max(1, times.length),
    cpuMsPerMove: sum((block) => block.processorA) / Math.max(1, times.length),
    msPerMoveOfOthers: sum((block) => block.millisecondsB) / Math.max(1, movesB),
    p99Ms: times[Math.floor(0.99 * times.length)] ?? 0,
    slowestMs: times.at(-1) ?? 0,
    elo: elo(players === 2 ? mean : (mean * (players - 1)) / (mean * (players - 1) + (1 - mean))),
    margin: sum((block) => block.margins.reduce((total, margin) => total + margin, 0)) / Math.max(1, games),
    bySeat: Array.from(
      { length: players },
      (_, seat) => sum((block) => block.shares[seat] ?? 0) / Math.max(1, blocks.length),
    ),
    overruns: sum((block) => block.overruns),
    illegal: sum((block) => block.illegal),
    verdict: sequentialTest(shares, 1 / players, 1 / players + 0.05),
  };
}
