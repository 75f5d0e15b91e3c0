import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import type { Client, ClientBase } from 'pg';
import { DatabaseClock } from './database-clock.ts';

/** No database that takes writes can be reached: the request may be retried later. */
export class NoPrimary extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NoPrimary';
  }
}

/** Identifies one history of the database. */
interface Origin {
  readonly system: string;
  /** Increases with every promotion of a standby and every recovery to a point in time. */
  readonly timeline: number;
  /** Changes when the server restarts. */
  readonly started: string;
  /** Changes when the database is dropped and created again. */
  readonly database: string;
  /** Changes when a dump is restored. */
  readonly epoch: string;
}

interface OriginRow extends Omit<Origin, 'timeline'> {
  readonly wal: string | null;
  readonly now: number;
}

// the control file shows the old timeline until the first checkpoint after a promotion; the name of the log file does not
const ORIGIN = `select (pg_control_system()).system_identifier::text as system,
  case when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_insert_lsn()) end as wal,
  extract(epoch from pg_postmaster_start_time())::text as started,
  (select oid::text from pg_database where datname = current_database()) as database,
  (select epoch::text from lineage) as epoch,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as now`;

/** The timeline is the first eight hexadecimal digits of the name of a log file. */
const timelineOf = (wal: string): number => Number.parseInt(wal.slice(0, 8), 16);

const labelOf = (origin: Origin): string =>
  createHash('sha256').update(Object.values(origin).join(' ')).digest('hex').slice(0, 16);

/**
 * Detects that the database has another history: after a failover or a restore it may have lost rows that this process has cached. Checks
 * every connection before its first use, and closes a connection to an older history than that of another connection.
 */
export class Lineage {
  readonly clock: DatabaseClock = new DatabaseClock();
  readonly #connections = new Set<Client>();
  readonly #listeners: (() => void)[] = [];
  #origin: Origin | undefined;
  #label = '';

  /** A label of the history; empty before the first connection. Two processes on the same history have the same label. */
  get label(): string {
    return this.#label;
  }

  /** Calls the listener after another history was found: rows that were read before may be lost. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Checks a new connection; throws if it must not be used. */
  async admit(client: Client): Promise<void> {
    await this.check(client);
    this.#connections.add(client);
    client.once('end', () => this.#connections.delete(client));
  }

  /** Reads the history a connection leads to. */
  async check(client: Pick<ClientBase, 'query'>): Promise<void> {
    const sent = performance.now();
    const [row] = await readOrigin(client);
    if (row === undefined || row.wal === null) throw new NoPrimary('the database is a standby');
    const { system, wal, started, database, epoch, now } = row;
    const origin: Origin = { system, timeline: timelineOf(wal), started, database, epoch };
    const known = this.#origin;
    if (known?.system === system && origin.timeline < known.timeline)
      throw new NoPrimary(`the database is on timeline ${origin.timeline}, but ${known.timeline} was seen before`);
    this.clock.note(now, sent, performance.now());
    const label = labelOf(origin);
    if (label === this.#label) return;
    this.#origin = origin;
    this.#label = label;
    if (known !== undefined) this.#leave();
  }

  /** Closes the connections to the old history, whose answers must not be used any more, and notifies the listeners. */
  #leave(): void {
    const old = [...this.#connections];
    this.#connections.clear();
    for (const client of old) destroySocket(client);
    for (const listener of this.#listeners) listener();
  }
}

async function readOrigin(client: Pick<ClientBase, 'query'>): Promise<readonly OriginRow[]> {
  try {
    const { rows } = await client.query<OriginRow>(ORIGIN);
    return rows;
  } catch (error) {
    // the table is missing while a dump is being restored
    throw new NoPrimary('the database does not say which history it holds', error);
  }
}

/** Cuts a connection: the pool replaces it, and a pending query fails. */
function destroySocket(client: Client): void {
  // the driver's types leave the socket out
  const stream: unknown = Reflect.get(Object(Reflect.get(client, 'connection')), 'stream');
  if (stream instanceof Socket) stream.destroy();
  else void client.end();
}
