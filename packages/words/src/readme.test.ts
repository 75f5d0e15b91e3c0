import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { example } from '../test/readme-example.ts';

const README = join(import.meta.dirname, '../README.md');
const EXAMPLE = join(import.meta.dirname, '../test/readme-example.ts');

test('the README shows the example and what it says', () => {
  const [, code = '', said = ''] =
    /```ts\n([^]*?)```[^]*?```text\n([^]*?)\n```/.exec(readFileSync(README, 'utf8')) ?? [];
  expect(code).toBe(readFileSync(EXAMPLE, 'utf8'));
  expect(example().join('\n')).toBe(said);
});
