import { spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { forCommands, openPool } from '../../apps/server/src/db/pool.ts';
import { judge, type Judged } from '../../apps/server/test/kit/plan-rows.ts';
import { createDatabase, dropDatabase, requireServices } from '../../apps/server/test/kit/services.ts';
import { loadGames } from './load-games.ts';

/*
 * Runs the server's tests on copies of a filled database (100,000 people, 200,000 games), where PostgreSQL reports the rows that every
 * statement reads, and fails if a statement reads far more than it returns or changes. `--short`: fewer rows, and one file of tests.
 */

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const GAMES = values.short ? 5_000 : 200_000;
const PEOPLE = values.short ? 5_000 : 100_000;
/** Tests with many different requests; those of outages and backups restore whole databases. */
const TESTS = values.short
  ? ['friends']
  : [
      'friends',
      'people',
      'lobby',
      'play',
      'identity',
      'sessions',
      'operators',
      'daily',
      'sit-down',
      'channels',
      'starting',
    ];

/** PostgreSQL plans a repeated statement without its values, if it expects no more cost: both plans must be right. */
const MODES = values.short ? ['force_generic_plan'] : ['force_generic_plan', 'force_custom_plan'];

const SETTINGS: Readonly<Record<string, string>> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

await requireServices();
const folder = mkdtempSync(join(tmpdir(), 'stanza-plans-'));
const plans = join(folder, 'plans');
const name = `stanza_filled_${process.pid}`;
const template = await createDatabase(name);
let judged: readonly Judged[] = [];
try {
  await migrate(template);
  const pool = openPool(template, { ...forCommands(2), statement: 600_000 }, () => {});
  await loadGames(pool, GAMES, () => true, PEOPLE);
  await pool.end();
  const files = positionals.length > 0 ? positionals : TESTS;
  const tests = files.map((file) => `apps/server/test/${file}.test.ts`);
  for (const mode of MODES) {
    const given = Object.entries({ ...SETTINGS, plan_cache_mode: mode });
    // a test that expects an empty database may fail: only its statements' reads count
    spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'server', ...tests], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        STANZA_TEST_TEMPLATE: name,
        STANZA_TEST_PLANS: plans,
        PGOPTIONS: given.map(([setting, value]) => `-c ${setting}=${value}`).join(' '),
      },
      stdio: 'ignore',
    });
  }
  judged = await judge(createInterface({ input: createReadStream(plans) }));
} finally {
  rmSync(folder, { recursive: true });
  await dropDatabase(template);
}
const offenders = judged.filter(({ isTooMuch }) => isTooMuch);
const result = {
  people: PEOPLE,
  games: GAMES,
  statements: judged.length,
  offenders: offenders.length,
  worst: offenders,
};
if (values.json) console.log(JSON.stringify(result));
else console.dir(result, { depth: 4 });
// hardly any statement means that nothing was recorded
process.exit(offenders.length === 0 && judged.length > 40 ? 0 : 1);
