import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* Plays the game of docs/play-transcript.md again, with what was typed there, and writes what the terminal shows now. */

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/play-transcript.md');

const page = readFileSync(PAGE, 'utf8');
const [, command, transcript] = /`pnpm stanza (play [^`]*)`[^]*?```text\n([^]*?)\n```/.exec(page) ?? [];
if (command === undefined || transcript === undefined) throw new Error(`${PAGE} holds no transcript`);
const typed = transcript.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
const shown = execFileSync(
  process.execPath,
  [join(ROOT, 'apps/cli/src/main.ts'), ...command.split(' '), '--language', 'en'],
  { input: `${typed.join('\n')}\n`, encoding: 'utf8' },
);
writeFileSync(
  PAGE,
  page.replace(transcript, () => shown.trimEnd()),
);
