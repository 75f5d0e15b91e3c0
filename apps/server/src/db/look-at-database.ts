import { readdirSync } from 'node:fs';
import { Client, DatabaseError } from 'pg';

/** The oldest supported version of PostgreSQL. */
export const OLDEST = 15;
const PATIENCE = 10_000;
const NO_SUCH_DATABASE = '3D000';

export const MIGRATIONS: string = `${import.meta.dirname}/migrations`;

/** The state of the database that a server checks before it starts. */
export interface DatabaseState {
  /** The major version of PostgreSQL. */
  readonly version: number;
  readonly isThere: boolean;
  readonly mayCreate: boolean;
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  readonly ahead: number;
  /** Migrations of this program that the database does not have. */
  readonly missing: readonly string[];
}

/** Why a reachable database cannot be used. */
export class UnfitDatabase extends Error {
  readonly reason: 'too-old' | 'missing' | 'cannot-be-created' | 'tables-too-old';

  constructor(reason: UnfitDatabase['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Throws unless the database can be used as it is: nodes and workers do not migrate it. */
export async function requireTables(url: string): Promise<void> {
  const { version, isThere, missing } = await lookAtDatabase(url);
  if (version < OLDEST) throw new UnfitDatabase('too-old');
  if (!isThere) throw new UnfitDatabase('missing');
  if (missing.length > 0) throw new UnfitDatabase('tables-too-old');
}

/** A connection to another database of the same server. */
export function clientOf(url: string, database?: string): Client {
  const address = new URL(url);
  if (database !== undefined) address.pathname = `/${database}`;
  return new Client({ connectionString: address.href, connectionTimeoutMillis: PATIENCE });
}

/** Connects once and reads the state; throws the errors of the connection. */
export async function lookAtDatabase(url: string): Promise<DatabaseState> {
  let isThere = true;
  let client = clientOf(url);
  try {
    await client.connect();
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== NO_SUCH_DATABASE) throw error;
    isThere = false;
    client = clientOf(url, 'postgres');
    await client.connect();
  }
  try {
    const { rows } = await client.query<{ version: string; creates: boolean; now: Date; tables: boolean }>(
      `select current_setting('server_version_num') as version, clock_timestamp() as now,
        to_regclass('migrations') is not null as tables,
        (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as creates`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('PostgreSQL gives no answer about itself');
    const ahead = Date.now() - row.now.getTime();
    const had = isThere && row.tables ? await namesOf(client) : [];
    return {
      version: Math.floor(Number(row.version) / 10_000),
      isThere,
      mayCreate: row.creates,
      ahead,
      missing: ownMigrations().filter((name) => !had.includes(name)),
    };
  } finally {
    await client.end();
  }
}

async function namesOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return rows.map(({ name }) => name);
}

const ownMigrations = (): readonly string[] => readdirSync(MIGRATIONS).map((file) => file.replace(/\.\w+$/, ''));
