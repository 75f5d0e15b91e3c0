import { globSync } from 'node:fs';
import { AUDIT_FAULTS } from './audit-faults.ts';
import type { FaultJob } from './fault-worker.ts';
import { tryFaults } from './try-faults.ts';

/* Plants each fault of the audit and requires that lockstep and the unit tests notice it, each without the other. */

const ENGINE = 'packages/engine';
const LOCKSTEP = ['test/lockstep.test.ts'];
const UNIT_TESTS = globSync('src/**/*.test.ts', { cwd: ENGINE }).toSorted();

const suites = [LOCKSTEP, UNIT_TESTS];
const only = process.argv[2];
const faults = AUDIT_FAULTS.filter(({ name }) => only === undefined || name.includes(only));
const jobs: readonly FaultJob[] = [
  ...suites.map((files) => ({ files })),
  ...faults.flatMap((fault) => suites.map((files) => ({ fault, files }))),
];

await tryFaults(jobs, ({ job: { fault, files }, killedBy }) => {
  const suite = files === LOCKSTEP || files.length === 1 ? 'lockstep' : 'unit tests';
  const isFine = (fault === undefined) === (killedBy === undefined);
  if (!isFine) process.exitCode = 1;
  const outcome = killedBy === undefined ? 'passes' : `fails: ${killedBy}`;
  console.log(`${isFine ? 'ok ' : 'BAD'}  ${fault?.name ?? 'no fault'}: ${suite} ${outcome}`);
});
