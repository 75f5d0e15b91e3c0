import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { migrate } from '../../src/db/migrate.ts';
import { Guest } from './guest.ts';
import { ServerProcess, UNLIMITED, type Settings } from './processes.ts';
import { createDatabase, dropDatabase, POSTGRES, REDIS } from './services.ts';

export interface ClusterPlan {
  readonly nodes: number;
  readonly workers: number;
  readonly settings?: Settings;
  readonly postgres?: string;
  readonly redis?: string;
  /** More settings of the first, second … worker. */
  readonly ofWorker?: readonly Settings[];
  /** An existing database: it is migrated, used and kept. */
  readonly database?: string;
}

/** Real nodes and workers on a separate database. */
export class Cluster {
  readonly database: string;
  readonly nodes: readonly ServerProcess[];
  readonly workers: readonly ServerProcess[];
  readonly pool: Pool;

  readonly #isKept: boolean;

  private constructor(
    database: string,
    nodes: readonly ServerProcess[],
    workers: readonly ServerProcess[],
    isKept: boolean,
  ) {
    this.#isKept = isKept;
    this.database = database;
    this.nodes = nodes;
    this.workers = workers;
    this.pool = new Pool({ connectionString: database, max: 4 });
    this.pool.on('error', () => {});
  }

  static async start({
    nodes,
    workers,
    settings = {},
    postgres = POSTGRES,
    redis = REDIS,
    ofWorker = [],
    database: kept,
  }: ClusterPlan): Promise<Cluster> {
    const database = kept ?? (await createDatabase(`stanza_${randomBytes(6).toString('hex')}`, postgres));
    await migrate(database);
    const shared = { ...UNLIMITED, STANZA_DATABASE_URL: database, STANZA_REDIS_URL: redis };
    const make = (script: 'main.ts' | 'worker.ts', count: number, own: readonly Settings[] = []): ServerProcess[] =>
      Array.from({ length: count }, (_, index) => {
        const name = `${script}-${index}`;
        return new ServerProcess(script, { ...shared, STANZA_NODE: name, ...settings, ...own[index] });
      });
    const cluster = new Cluster(
      database,
      make('main.ts', nodes),
      make('worker.ts', workers, ofWorker),
      kept !== undefined,
    );
    await Promise.all([...cluster.nodes, ...cluster.workers].map((process) => process.start()));
    return cluster;
  }

  url(index = 0): string {
    const node = this.nodes[index];
    if (node === undefined) throw new Error(`there is no node ${index}`);
    return node.url;
  }

  guest(index = 0): Promise<Guest> {
    return Guest.enter(() => this.url(index));
  }

  /** Reconnects after the database was dropped and restored, or to a copy on another port. */
  reopen(port?: number): Pool {
    const url = new URL(this.database);
    if (port !== undefined) url.port = String(port);
    return new Pool({ connectionString: url.href, max: 4 });
  }

  async stop(): Promise<void> {
    await Promise.all([...this.nodes, ...this.workers].map((process) => process.stop('SIGKILL')));
    if (!this.pool.ended) await this.pool.end();
    if (!this.#isKept) await dropDatabase(this.database);
  }
}
