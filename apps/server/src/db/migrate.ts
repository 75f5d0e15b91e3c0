import { runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import { DatabaseError } from 'pg';
import { clientOf, lookAtDatabase, MIGRATIONS, OLDEST, UnfitDatabase } from './look-at-database.ts';

/** The result of a migration. */
export interface Migrated {
  readonly isCreated: boolean;
  readonly changes: number;
}

/** Creates the database if it is missing and runs the migrations. Several nodes may call this concurrently. */
export async function migrate(url: string): Promise<Migrated> {
  const { version, isThere, mayCreate } = await lookAtDatabase(url);
  if (version < OLDEST) throw new UnfitDatabase('too-old');
  if (!isThere && !mayCreate) throw new UnfitDatabase('cannot-be-created');
  const isCreated = !isThere && (await createDatabase(url));
  const done = await runner({
    databaseUrl: url,
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: 'migrations',
    checkOrder: true,
    advisoryLockMode: 'wait',
    log: () => {},
  });
  await runMigrations({ connectionString: url });
  return { isCreated, changes: done.length };
}

async function createDatabase(url: string): Promise<boolean> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const client = clientOf(url, 'postgres');
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    return true;
  } catch (error) {
    // another node created it first
    if (!(error instanceof DatabaseError) || (error.code !== '42P04' && error.code !== '23505')) throw error;
    return false;
  } finally {
    await client.end();
  }
}
