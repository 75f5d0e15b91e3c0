import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migratedSchema } from '../schema/migrated-schema.ts';

test('schema.ts matches the migrated database (pnpm lab schema writes it)', async () => {
  expect(readFileSync(join(import.meta.dirname, '../src/db/schema.ts'), 'utf8')).toBe(await migratedSchema());
});
