import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../packages/protocol/src/index.ts';

/* Writes the description of the HTTP endpoints; with --check it only reports whether it is up to date. */

const PATH = 'docs/guide/openapi.json';
const FILE = join(import.meta.dirname, '..', PATH);

const text = `${JSON.stringify(openApi())}\n`;
const isCurrent = readFileSync(FILE, 'utf8') === text;
if (process.argv.includes('--check')) {
  if (!isCurrent) {
    console.error(`${PATH} is out of date: run node tools/protocol-docs.ts`);
    process.exitCode = 1;
  }
} else if (!isCurrent) {
  writeFileSync(FILE, text);
  console.log(`${PATH} written`);
}
