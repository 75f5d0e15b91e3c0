import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { APPEND } from '../../apps/server/src/play/append-statement.ts';

const GAMES = 1_000;

/** The statement of a command as pgbench sends it: with a random game, and no version to compare. */
function script(): string {
  const deadline = '1900000000000 + :n';
  const values: readonly string[] = [
    `('00000000-0000-7000-8000-' || lpad((:n)::text, 12, '0'))`,
    '0',
    '0',
    'gen_random_uuid()',
    'gen_random_uuid()',
    `array['land 3']`,
    'array[0]',
    `'0192d7a0-0000-7000-8000-000000000001'`,
    '1',
    deadline,
    'null',
    'array[600000, 590000]',
    '0',
    `'running'`,
    'null',
    'null',
    'null',
  ];
  const compared = 'g.version = given.version and g.revision = given.revision and g.mark = given.mark';
  if (!APPEND.includes(compared)) throw new Error('the statement compares something else');
  const bare = APPEND.replace(compared, 'g.version >= 0').replace(
    'given.version as first',
    'g.version - cardinality(given.texts) as first',
  );
  const filled = bare.replaceAll(/\$(\d+)/g, (_, number) => values[Number(number) - 1] ?? '');
  return `\\set n random(1, ${GAMES})\n${filled.replaceAll(/\s+/g, ' ')};\n`;
}

/** PostgreSQL alone, with the same statement on the same tables. */
export class Bare {
  readonly #cluster: Cluster;
  readonly #folder: string;

  private constructor(cluster: Cluster) {
    this.#cluster = cluster;
    this.#folder = mkdtempSync(join(tmpdir(), 'stanza-bare-'));
    writeFileSync(join(this.#folder, 'command.sql'), script());
  }

  static async start(): Promise<Bare> {
    const cluster = await Cluster.start({ nodes: 0, workers: 0 });
    const host = `0192d7a0-0000-7000-8000-${randomBytes(6).toString('hex')}`;
    await cluster.pool.query(`insert into users (id, name) values ($1, 'host')`, [host]);
    await cluster.pool.query(
      `insert into games (id, host_id, engine, options, figures, pace, listed, status)
       select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, '1', '{}', '"standard"', '{}', false, 'running'
       from generate_series(1, ${GAMES}) as n`,
      [host],
    );
    return new Bare(cluster);
  }

  /** Transactions a second. */
  async run(connections: number, seconds: number): Promise<number> {
    const { stdout } = await promisify(execFile)('pgbench', [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${connections}`,
      `--jobs=${Math.min(2, connections)}`,
      `--time=${seconds}`,
      `--file=${join(this.#folder, 'command.sql')}`,
      this.#cluster.database,
    ]);
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (rate === undefined) throw new Error(`pgbench printed no rate: ${stdout}`);
    return Number(rate);
  }

  async stop(): Promise<void> {
    rmSync(this.#folder, { recursive: true });
    await this.#cluster.stop();
  }
}
