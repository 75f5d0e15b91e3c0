import { globSync, readFileSync } from 'node:fs';
import { rulesIn } from './faults/names-rule.ts';
import { RULE_FAULTS } from './faults/rule-faults.ts';
import type { FaultJob } from './faults/fault-worker.ts';
import { tryFaults } from './faults/try-faults.ts';

/*
 * Checks that every numbered rule of docs/rules.md is proven: tests of the engine name it, and at least one of them fails when
 * the rule is broken. A test names a rule by starting its title with the number: test('3.4 …') or test('4.9, 4.10 …'). The
 * faults that break the rules are in faults/rule-faults.ts. Without faults (`--named`) only the names are checked.
 */

const RULE = /^- (\d+\.\d+) /gm;
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(\d+\.\d+.*)/g;
const ENGINE = 'packages/engine';

const rules = new Set(Array.from(readFileSync('docs/rules.md', 'utf8').matchAll(RULE), ([, number]) => number ?? ''));
const named = new Map<string, Set<string>>();
const problems: string[] = [];

for (const file of globSync('{src,test}/**/*.test.ts', { cwd: ENGINE })) {
  for (const [, , title = ''] of readFileSync(`${ENGINE}/${file}`, 'utf8').matchAll(TITLE)) {
    for (const rule of rulesIn(title)) named.set(rule, (named.get(rule) ?? new Set()).add(file));
  }
}

for (const rule of rules) if (!named.has(rule)) problems.push(`rule ${rule} has no test`);
for (const [rule, where] of named) {
  if (!rules.has(rule)) problems.push(`rule ${rule} does not exist but is named in ${[...where].join(', ')}`);
}
if (rules.size === 0) problems.push('docs/rules.md contains no numbered rule');

const planted = new Set(RULE_FAULTS.map(({ name }) => name));
for (const rule of rules)
  if (!planted.has(rule)) problems.push(`rule ${rule} has no fault in tools/faults/rule-faults.ts`);
for (const rule of planted)
  if (!rules.has(rule)) problems.push(`a fault is planted for rule ${rule}, which does not exist`);

let proven = 0;
if (problems.length === 0 && !process.argv.includes('--named')) {
  const jobs: FaultJob[] = RULE_FAULTS.map((fault) => ({
    fault,
    // unit tests only: games and properties are slow, and fail for many reasons
    files: [...(named.get(fault.name) ?? [])].filter((file) => file.startsWith('src/')),
    rule: fault.name,
  }));
  // the same tests pass without a fault, or failing would prove nothing
  const unbroken = [...new Set(jobs.flatMap((job) => job.files))];
  const halves = [0, 1].map((half) => ({ files: unbroken.filter((_, index) => index % 2 === half) }));
  await tryFaults([...halves, ...jobs], ({ job: { fault }, killedBy }) => {
    if (fault === undefined) {
      if (killedBy !== undefined) problems.push(`without any fault a test fails: ${killedBy}`);
    } else if (killedBy === undefined)
      problems.push(`rule ${fault.name}: no test that names it fails when it is broken`);
    else proven++;
  });
}

for (const problem of problems) console.error(problem);
const hasFaults = !process.argv.includes('--named');
console.log(
  hasFaults ? `${proven} of ${rules.size} rules are proven` : `${named.size} of ${rules.size} rules have a test`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
