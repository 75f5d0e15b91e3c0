import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScripted } from '../test-kit/scripted-terminal.ts';

test('docs/play-transcript.md is what the terminal shows for what was typed', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/play-transcript.md'), 'utf8');
  const [, command = '', transcript = ''] = /`pnpm stanza (play [^`]*)`[^]*?```text\n([^]*?)\n```/.exec(page) ?? [];
  const typed = transcript.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
  const { out } = await runScripted(command.split(' '), typed);
  expect(out).toBe(transcript);
  expect(out).toContain('The game is over.');
});
