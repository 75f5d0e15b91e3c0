import { readFileSync, writeFileSync } from 'node:fs';
import { openApi, socketReference } from '../packages/protocol/src/index.ts';

/* Writes the published form of the protocol; with --check it only says whether the pages are up to date. */

const pages = [
  { path: 'docs/guide/openapi.json', text: `${JSON.stringify(openApi(), null, 1)}\n` },
  { path: 'docs/guide/socket.md', text: socketReference() },
];

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

for (const { path, text } of pages) {
  const isCurrent = read(path) === text;
  if (process.argv.includes('--check')) {
    if (!isCurrent) {
      console.error(`${path} is out of date: run pnpm protocol:docs`);
      process.exitCode = 1;
    }
  } else if (!isCurrent) {
    writeFileSync(path, text);
    console.log(`${path} written`);
  }
}
