import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi, socketReference } from '../packages/protocol/src/index.ts';

/* Writes the published pages of the protocol; with --check it only reports whether they are up to date. */

const ROOT = join(import.meta.dirname, '..');
const pages = [
  { path: 'docs/guide/openapi.json', text: `${JSON.stringify(openApi())}\n` },
  { path: 'docs/guide/socket.md', text: socketReference() },
];

function read(path: string): string {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return '';
  }
}

for (const { path, text } of pages) {
  const isCurrent = read(path) === text;
  if (process.argv.includes('--check')) {
    if (!isCurrent) {
      console.error(`${path} is out of date: run node tools/protocol-docs.ts`);
      process.exitCode = 1;
    }
  } else if (!isCurrent) {
    writeFileSync(join(ROOT, path), text);
    console.log(`${path} written`);
  }
}
