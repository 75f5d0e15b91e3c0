import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('only frames/ reads the bare numbers of a frame; everything else uses their names', () => {
  const files = globSync(['packages/{engine,bots}/src/**/*.ts', 'apps/*/src/**/*.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const readers = files.filter(
    (file) => !file.endsWith('.test.ts') && /\b(f|setF)rame[ABC]\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  const elsewhere = readers.filter((file) => !/engine\/src\/(frames\/|state\/frame\.ts)/.test(file));
  expect(readers.length).toBeGreaterThan(5);
  expect(elsewhere).toEqual([]);
});
