import { runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import { Client, DatabaseError } from 'pg';

/** Creates the database if it is missing and runs the migrations. Several nodes may call this concurrently. */
export async function migrate(url: string): Promise<void> {
  await createDatabase(url);
  await runner({
    databaseUrl: url,
    dir: `${import.meta.dirname}/migrations`,
    direction: 'up',
    migrationsTable: 'migrations',
    checkOrder: true,
    advisoryLockMode: 'wait',
    log: () => {},
  });
  await runMigrations({ connectionString: url });
}

async function createDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // another node created it first
    if (!(error instanceof DatabaseError) || error.code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}
