import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SPOKEN, wireForm } from './index.ts';

const FOLDER = join(import.meta.dirname, '../kept');
const kept = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));

test('the client is kept as of the last change of the messages: run protocol:keep of the web package', () => {
  const numbers = kept.filter((name) => name.startsWith(`${SPOKEN[0]}.`)).map((name) => Number(name.split('.')[1]));
  const newest = readFileSync(join(FOLDER, `${SPOKEN[0]}.${Math.max(...numbers)}.js`), 'utf8');
  expect(newest.split('\n')[0]).toContain(createHash('sha256').update(wireForm()).digest('hex'));
});

test('every version of the window has a kept client', () => {
  for (const version of SPOKEN) expect(kept.some((name) => name.startsWith(`${version}.`))).toBe(true);
});
