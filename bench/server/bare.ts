import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appendOf, type NewEntries } from '../../apps/server/src/play/append-statement.ts';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { startedGame } from '../../apps/server/test/kit/tables.ts';

const GAMES = 1_000;

const idOf = (n: string): string => `('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))`;

/** The values that a command of the mix writes, as SQL. */
const VALUES: Readonly<Record<keyof NewEntries, string>> = {
  id: idOf(':n'),
  version: '0',
  revision: '0',
  mark: 'gen_random_uuid()',
  next: 'gen_random_uuid()',
  texts: `array['land 3']`,
  seats: 'array[0]',
  client: 'gen_random_uuid()',
  acting: '1',
  deadline: '(1900000000000 + :n)',
  remind: 'null',
  banks: 'array[600000, 590000]',
  revised: '0',
  status: `'running'`,
  ending: 'null',
  result: 'null',
  botSeats: 'null',
  notices: 'null',
};

/** The statement of a command as pgbench sends it: for a random game, without a version to compare. */
function script(): string {
  const append = appendOf((name) => VALUES[name]);
  const compared = 'g.version = given.version and g.revision = given.revision and g.mark = given.mark';
  if (!append.includes(compared)) throw new Error('the statement compares something else');
  const bare = append
    .replace(compared, 'g.version >= 0')
    .replace('given.version as first', 'g.version - cardinality(given.texts) as first');
  return `\\set n random(1, ${GAMES})\n${bare.replaceAll(/\s+/g, ' ')};\n`;
}

/** Running games, all copies (with every column) of one that a node has started. */
async function fill(cluster: Cluster): Promise<void> {
  const game = await startedGame([await cluster.guest(), await cluster.guest()]);
  await cluster.nodes[0]?.stop();
  await cluster.pool.query(
    `insert into games select (jsonb_populate_record(g, jsonb_build_object('id', ${idOf('n')}))).*
     from games g, generate_series(1, ${GAMES}) as n where id = $1`,
    [game],
  );
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
    const cluster = await Cluster.start({ nodes: 1, workers: 0 });
    await fill(cluster);
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
