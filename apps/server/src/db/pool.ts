import { Pool, type PoolClient } from 'pg';

/** Connections to PostgreSQL. Whoever needs a transaction checks one out with `inTransaction`. */
export function openPool(url: string, size: number, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    // also when the database no longer says anything at all
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'stanza',
    // every statement finds its rows by key: planning them anew for each list of values costs more than running them
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // a connection that breaks while idle is replaced; without a listener it would end the process
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** One transaction on a connection of its own: committed when the work is done, rolled back when it throws. */
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
