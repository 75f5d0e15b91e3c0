import { parentPort, workerData } from 'node:worker_threads';
import { callWithin } from '../mutation/call-within.ts';
import type { CollectedTest } from '../mutation/collect.ts';
import type { Fault } from './fault.ts';
import { loadTests, watchLoads } from './fault-loader.ts';
import { namesRule } from './names-rule.ts';

/** A fault to plant, and the tests that must notice it: those of these files, or of them only those that name the rule. */
export interface FaultJob {
  /** None: the tests must pass. */
  readonly fault?: Fault;
  readonly files: readonly string[];
  readonly rule?: string;
}

export interface FaultTried {
  readonly job: FaultJob;
  readonly tests: number;
  /** The test that failed; absent when all passed. */
  readonly killedBy?: string;
}

// a fault may loop: a test that takes longer has failed
const MOST_MS = 120_000;

async function attempt(job: FaultJob): Promise<FaultTried> {
  let tests: readonly CollectedTest[];
  try {
    tests = await loadTests(job.files, job.fault);
  } catch (error) {
    return { job, tests: 0, killedBy: `while loading: ${String(error)}` };
  }
  const { rule } = job;
  const wanted = rule === undefined ? tests : tests.filter(({ name }) => namesRule(name, rule));
  for (const { name, run } of wanted) {
    const { ended, failure } = await callWithin(run, MOST_MS);
    if (!ended || failure !== undefined) return { job, tests: wanted.length, killedBy: name };
  }
  return { job, tests: wanted.length };
}

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker');
watchLoads();
const jobs: readonly FaultJob[] = workerData;
for (const job of jobs) port.postMessage(await attempt(job));
