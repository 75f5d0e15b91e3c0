import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { cpuUsed } from './cpu.ts';
import { percentile, round } from './percentile.ts';
import { Players } from './players.ts';

/* What a command costs with few stored games and with many: it must not grow with them. */

const STORED = Number(process.env['STANZA_STORED'] ?? 10_000);
const SECONDS = 6;

await requireServices();
const cluster = await Cluster.start({ nodes: 1, workers: 0, settings: { STANZA_POOL: '8' } });

interface Cost {
  readonly storedGames: number;
  readonly storedEntries: number;
  readonly commandsPerSecond: number;
  readonly ackP50: number;
  readonly nodeCpu: number;
  readonly databaseCpu: number;
}

async function measure(): Promise<Cost> {
  const players = new Players();
  await players.seat(cluster, 0, 6, 10);
  await players.play(16, 2);
  players.reset();
  const before = await cpuUsed(cluster.nodes, cluster.pool);
  const seconds = await players.play(16, SECONDS);
  const after = await cpuUsed(cluster.nodes, cluster.pool);
  const { rows } = await cluster.pool.query<{ games: number; entries: number }>(
    'select (select count(*)::int from games) as games, (select count(*)::int from entries) as entries',
  );
  players.close();
  return {
    storedGames: rows[0]?.games ?? 0,
    storedEntries: rows[0]?.entries ?? 0,
    commandsPerSecond: round(players.accepted / seconds),
    ackP50: round(percentile(players.acknowledged, 0.5)),
    nodeCpu: Math.round((after.nodes - before.nodes) / players.accepted),
    databaseCpu: Math.round((after.database - before.database) / players.accepted),
  };
}

/** Copies of a game that was played, as if they had been finished here. */
async function fill(): Promise<void> {
  const { rows } = await cluster.pool.query<{ id: string }>('select id from games order by version desc limit 1');
  const source = rows[0]?.id;
  await cluster.pool.query(
    `create temporary table copies as select gen_random_uuid() as id from generate_series(1, ${STORED});
     insert into games (id, host_id, engine, options, figures, pace, listed, status, ending, version, created_at, started_at, ended_at)
       select c.id, g.host_id, g.engine, g.options, g.figures, g.pace, true, 'over', 'played', g.version, now(), now(), now()
       from copies c, games g where g.id = '${source ?? ''}';
     insert into seats (game_id, seat, kind, user_id, name)
       select c.id, s.seat, s.kind, s.user_id, s.name from copies c, seats s where s.game_id = '${source ?? ''}';
     insert into entries (game_id, seq, text, seat)
       select c.id, e.seq, e.text, e.seat from copies c, entries e where e.game_id = '${source ?? ''}';
     drop table copies;`,
  );
  await cluster.pool.query('analyze');
}

try {
  const few = await measure();
  await fill();
  const many = await measure();
  const result = {
    few,
    many,
    databaseCpuRatio: round(many.databaseCpu / few.databaseCpu),
    nodeCpuRatio: round(many.nodeCpu / few.nodeCpu),
  };
  if (process.argv.includes('--json')) console.log(JSON.stringify(result));
  else console.dir(result);
} finally {
  await cluster.stop();
}
process.exit();
