import { Pool, type Client, type PoolClient } from 'pg';
import { Lineage } from './lineage.ts';

/** The limits of one kind of work, so that it cannot use up the connections of another. Times in milliseconds. */
export interface Budget {
  readonly connections: number;
  /** The timeout of one statement. */
  readonly statement: number;
  /** The timeout for getting a connection from the pool, and for opening one. */
  readonly wait: number;
}

/** The limits of commands and jobs. */
export const forCommands = (connections: number): Budget => ({ connections, statement: 10_000, wait: 5_000 });
/** The limits of reads that a client can repeat. */
export const forReads = (connections: number): Budget => ({ connections, statement: 3_000, wait: 3_000 });

/** Connections to PostgreSQL, each checked by the lineage before its first use. Transactions run through `inTransaction`. */
export function openPool(
  url: string,
  { connections, statement, wait }: Budget,
  onError: (error: Error) => void,
  lineage: Lineage = new Lineage(),
): Pool {
  const settings = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: wait,
    idleTimeoutMillis: 60_000,
    statement_timeout: statement,
    // also covers a database that stops responding
    query_timeout: statement + 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'stanza',
    onConnect: (client: Client) => lineage.admit(client),
  };
  const pool = new Pool(settings);
  // the pool replaces a connection that breaks while idle; without a listener the error would end the process
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Runs a transaction on its own connection: committed when the work resolves, rolled back when it throws. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
