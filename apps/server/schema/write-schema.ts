import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migratedSchema } from './migrated-schema.ts';

writeFileSync(join(import.meta.dirname, '../src/db/schema.ts'), await migratedSchema());
