import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { createDatabase, dropDatabase } from '../test/kit/services.ts';
import { schemaSource } from './schema-source.ts';

/** The expected text of src/db/schema.ts, read from a freshly migrated database. */
export async function migratedSchema(): Promise<string> {
  const database = await createDatabase(`stanza_${randomBytes(6).toString('hex')}`);
  try {
    await migrate(database);
    const client = new Client({ connectionString: database });
    await client.connect();
    try {
      return await schemaSource(client);
    } finally {
      await client.end();
    }
  } finally {
    await dropDatabase(database);
  }
}
