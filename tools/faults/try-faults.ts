import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FaultJob, FaultTried } from './fault-worker.ts';
import { plant } from './plant.ts';

const WORKERS = 2;
const ENGINE = join(import.meta.dirname, '../../packages/engine');

/** Plants the faults one after another, on two workers, and reports for each which test noticed it. */
export async function tryFaults(jobs: readonly FaultJob[], onTried: (tried: FaultTried) => void): Promise<void> {
  // a fault whose text is gone must stop everything, not count as noticed
  for (const { fault } of jobs) {
    if (fault !== undefined) plant(readFileSync(join(ENGINE, fault.file), 'utf8'), fault);
  }
  const shares = Array.from({ length: WORKERS }, (_, worker) =>
    jobs.filter((_job, index) => index % WORKERS === worker),
  );
  await Promise.all(
    shares.map(
      (share) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL('./fault-worker.ts', import.meta.url), { workerData: share });
          worker.on('message', onTried);
          worker.on('error', reject);
          worker.on('exit', () => resolve());
        }),
    ),
  );
}
