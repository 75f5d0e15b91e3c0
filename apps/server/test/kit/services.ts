import { userInfo } from 'node:os';
import { Client } from 'pg';
import { createClient } from 'redis';

/** Where PostgreSQL and Redis are: from the environment, with defaults for a local machine. */
export const POSTGRES =
  process.env['STANZA_TEST_POSTGRES'] ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;
export const REDIS = process.env['STANZA_TEST_REDIS'] ?? 'redis://127.0.0.1:6379';

/** Throws one sentence that says which service is missing. */
export async function requireServices(): Promise<void> {
  await requirePostgres();
  await requireRedis();
}

async function requirePostgres(): Promise<void> {
  const client = new Client({ connectionString: POSTGRES, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await client.end();
  } catch {
    throw new Error(`PostgreSQL does not answer at ${POSTGRES}: start it or name another in STANZA_TEST_POSTGRES.`);
  }
}

async function requireRedis(): Promise<void> {
  const client = createClient({ url: REDIS, socket: { connectTimeout: 3_000, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    client.destroy();
  } catch {
    throw new Error(`Redis does not answer at ${REDIS}: start it or name another in STANZA_TEST_REDIS.`);
  }
}

/** A filled database that is copied for every test; empty for none. */
const TEMPLATE = process.env['STANZA_TEST_TEMPLATE'] ?? '';

/** Creates a database, which the caller must drop. */
export async function createDatabase(name: string, server: string = POSTGRES): Promise<string> {
  await onServer(server, `create database ${name}${TEMPLATE === '' ? '' : ` template ${TEMPLATE}`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const server = new URL(url);
  server.pathname = '/postgres';
  await onServer(server.href, `drop database if exists ${name} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
