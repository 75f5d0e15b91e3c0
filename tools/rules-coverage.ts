import { globSync, readFileSync } from 'node:fs';

/*
 * Every numbered rule of docs/rules.md is named by at least one test of the engine, and no test names a rule that does not exist.
 * A test names a rule by beginning its title with the number: test('3.4 …') or test('4.9, 4.10 …').
 */

const RULE = /^- (\d+\.\d+) /gm;
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\d+\.\d+(?:, | and )?)+)\b/g;
const NUMBER = /\d+\.\d+/g;

const rules = new Set(Array.from(readFileSync('docs/rules.md', 'utf8').matchAll(RULE), ([, number]) => number ?? ''));
const named = new Map<string, string[]>();

for (const file of globSync('packages/engine/{src,test}/**/*.test.ts')) {
  for (const [, , numbers] of readFileSync(file, 'utf8').matchAll(TITLE)) {
    for (const [number] of (numbers ?? '').matchAll(NUMBER)) named.set(number, [...(named.get(number) ?? []), file]);
  }
}

const unproven = [...rules].filter((rule) => !named.has(rule));
const unknown = [...named].filter(([number]) => !rules.has(number));

for (const rule of unproven) console.error(`rule ${rule} is named by no test`);
for (const [number, files] of unknown)
  console.error(`rule ${number} does not exist but is named in ${files.join(', ')}`);

if (rules.size === 0) console.error('docs/rules.md holds no numbered rule');
console.log(`${rules.size - unproven.length} of ${rules.size} rules are named by a test`);
process.exitCode = unproven.length + unknown.length > 0 || rules.size === 0 ? 1 : 0;
