import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkRecords } from '../test/kit/check-records.ts';
import { Cluster } from '../test/kit/cluster.ts';
import { Guest } from '../test/kit/guest.ts';
import { createDatabase, dropDatabase, requireServices } from '../test/kit/services.ts';
import { isShort, size } from '../test/kit/size.ts';
import { until } from '../test/kit/until.ts';
import { keepPlaying, step, type Seen, type TestTable } from './fault-games.ts';

/*
 * A deploy and a disaster. First every node is stopped with SIGTERM and restarted, one after the other, while a hundred games run: no
 * command may be refused. Then the database is backed up, dropped and restored with the scripts in infra/, and every game must be
 * playable.
 */

const GAMES = size('STANZA_TEST_GAMES', 100, 2);
const run = promisify(execFile);
const infra = resolve(import.meta.dirname, '../../../infra');

/** The check before a deploy accepts the untouched games and finds the one that was tampered with. */
async function deployCheck(): Promise<string[]> {
  const check = async (): Promise<string> => {
    const script = resolve(import.meta.dirname, '../src/ops/replay-all.ts');
    const { stdout } = await run(process.execPath, [script], { env }).catch((failure: { stdout: string }) => failure);
    return stdout.trim();
  };
  const whole = await check();
  await restored.query(
    `update entries set text = 'land 15' where (game_id, seq) in (select game_id, max(seq) from entries group by game_id limit 1)`,
  );
  const broken = await check();
  const isRight = whole.endsWith('"differing":0}') && broken.endsWith('"differing":1}');
  return isRight ? [] : [`the deploy check said ${whole} and ${broken}`];
}

await requireServices();
const cluster = await Cluster.start({
  nodes: isShort ? 2 : 3,
  workers: 1,
  settings: { STANZA_DRAIN: isShort ? '0' : '5' },
});
const anyNode = (): string => cluster.url(randomInt(cluster.nodes.length));
const seen: Seen = { acknowledged: [], matches: [], violations: [], finished: 0 };
let isStopped = false;

const tables: TestTable[] = await Promise.all(
  Array.from({ length: GAMES }, async (_, index) => {
    const bots = index % 10 === 0 ? ['level-1'] : [];
    const players =
      bots.length > 0 ? [await Guest.enter(anyNode)] : [await Guest.enter(anyNode), await Guest.enter(anyNode)];
    return { players, bots, clients: players.map((player) => player.live()) };
  }),
);
const playing = tables.map((table) =>
  keepPlaying(table, seen, () => isStopped).catch((error: unknown) => void seen.violations.push(String(error))),
);
await until('every table plays', () => seen.matches.length >= GAMES, 120_000);
const exits: (number | null)[] = [];
for (const node of cluster.nodes) {
  const before = seen.acknowledged.length;
  exits.push(await node.stop('SIGTERM'));
  await node.start();
  await until('play goes on', () => seen.acknowledged.length > before + GAMES, 120_000);
}
isStopped = true;
await Promise.all(playing);
const refusedInDeploy = seen.violations.length;
const acknowledgedInDeploy = seen.acknowledged.length;
if (exits.some((code) => code !== 0)) seen.violations.push(`nodes ended with ${exits.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'stanza-backup-'));
const env = { ...process.env, STANZA_DATABASE_URL: cluster.database };
await Promise.all([...cluster.nodes, ...cluster.workers].map((process) => process.stop('SIGTERM')));
await run(join(infra, 'backup.sh'), [join(folder, 'backup')], { env });
await cluster.pool.end();
await dropDatabase(cluster.database);
await createDatabase(new URL(cluster.database).pathname.slice(1));
await run(join(infra, 'restore.sh'), [join(folder, 'backup')], { env });
rmSync(folder, { recursive: true });
await Promise.all([...cluster.nodes, ...cluster.workers].map((process) => process.start()));

const restored = cluster.reopen();
const goesOn = seen.matches.slice(-GAMES).map(async (match) => {
  const table = tables.find((each) => each.clients[0] === match.clients[0]);
  if (table === undefined) return;
  for (let decisions = 0; decisions < 6; decisions++) if (!(await step(match, table, seen))) return;
});
await Promise.all(goesOn).catch((error: unknown) => void seen.violations.push(String(error)));
const reader = await Guest.enter(anyNode);
const faults = await checkRecords(
  restored,
  async (game) => (await reader.call('GET', `/api/games/${game}/record`)).body,
);
const violations = [...seen.violations, ...faults, ...(await deployCheck())];
console.log(
  JSON.stringify({
    games: seen.matches.length,
    atOnce: GAMES,
    acknowledgedInDeploy,
    refusedInDeploy,
    acknowledgedAfterRestore: seen.acknowledged.length - acknowledgedInDeploy,
    violations: violations.length,
  }),
);
for (const violation of violations.slice(0, 20)) console.error(violation);
for (const table of tables) for (const client of table.clients) client.close();
await restored.end();
await cluster.stop();
process.exit(violations.length === 0 ? 0 : 1);
