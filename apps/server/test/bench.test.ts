import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');

test('a bench that lacks a new column of the append statement fails the short run', async () => {
  const fault = {
    file: 'src/play/append-statement.ts',
    text: `['notices', 'jsonb'],`,
    replacement: `['notices', 'jsonb'], ['planted', 'text'],`,
  };
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'kit/plant-fault.ts')}`,
    STANZA_TEST_FAULT: JSON.stringify(fault),
  };
  const run = promisify(execFile)('node', ['lab/measure.ts', '--short', 'bench:server'], { cwd: ROOT, env });
  const why = /bench:server: FAILED[^]*column "undefined" does not exist/;
  await expect(run).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(why) });
});
