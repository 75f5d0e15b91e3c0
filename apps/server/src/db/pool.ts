import { Pool, type Client, type PoolClient } from 'pg';
import { Lineage } from './lineage.ts';

/** Connections to PostgreSQL, each checked by the lineage before its first use. Transactions run through `inTransaction`. */
export function openPool(
  url: string,
  size: number,
  onError: (error: Error) => void,
  lineage: Lineage = new Lineage(),
): Pool {
  const settings = {
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    // also covers a database that stops responding
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'stanza',
    // Every statement finds its rows by key, also when it was planned while the tables were empty. A custom plan for each list of
    // values and compiled expressions both cost more than they save.
    options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off',
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
