import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Cluster } from '../test/kit/cluster.ts';
import { answersTo, CASES } from './kit/security-cases.ts';
import { ROLES, type Role } from './kit/security-scene.ts';

/*
 * Sends every request and message of the protocol in every role that is not allowed to, and compares the answers with
 * security-answers.txt. An endpoint or message without a row fails, and so does a row without an endpoint or message.
 */

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, print: { type: 'boolean', default: false } },
});

const ANSWERS = resolve(import.meta.dirname, 'security-answers.txt');

/** The expected answers, by case and role. */
function readExpectations(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(ANSWERS, 'utf8').split('\n');
  const expected = new Map<string, readonly string[]>();
  let answers: readonly string[] = [];
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#')))
    if (line.startsWith('  ')) expected.set(line.trim(), answers);
    else answers = line.split(' | ');
  return expected;
}

const cluster = await Cluster.start({ nodes: 1, workers: 0, settings: { STANZA_SENDMAIL: '/bin/true' } });
const expected = readExpectations();
const unexpected: string[] = [];
let checked = 0;
try {
  for (const name of CASES) {
    const answers = await answersTo(cluster, name);
    if (values.print) console.log(`${ROLES.map((role) => answers[role]).join(' | ')}\n  ${name}`);
    const row = expected.get(name);
    if (row === undefined) unexpected.push(`${name} is not in security-answers.txt`);
    for (const [index, role] of ROLES.entries()) check(name, role, answers[role], row?.[index]);
  }
  for (const name of expected.keys())
    if (!CASES.includes(name)) unexpected.push(`${name} is in security-answers.txt, but not in the protocol`);
} finally {
  await cluster.stop();
}

function check(name: string, role: Role, answer: string, wanted: string | undefined): void {
  checked++;
  if (wanted !== undefined && wanted !== answer) unexpected.push(`${name} as ${role}: ${answer} instead of ${wanted}`);
}

if (values.json) console.log(JSON.stringify({ checked, unexpected: unexpected.length, found: unexpected }));
else if (!values.print) console.log(`${checked} answers, ${unexpected.length} unexpected\n${unexpected.join('\n')}`);
process.exitCode = unexpected.length === 0 ? 0 : 1;
