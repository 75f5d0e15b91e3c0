import { NEWEST_EDITION, openRecord } from '@la-stanza/engine';
import { Pool } from 'pg';
import { requireConfig } from './config.ts';
import { Lineage } from '../db/lineage.ts';
import { loadGame } from '../play/load-game.ts';
import { recordOf } from '../play/record.ts';
import { SeedVault } from '../play/seed-vault.ts';

/*
 * Run before a deploy: replays every stored game with this build and reports each one whose result would differ. Also reports games of an
 * edition that this build does not know.
 */

const pool = new Pool({ connectionString: requireConfig().STANZA_DATABASE_URL, max: 2 });
const seeds = new SeedVault(pool, new Lineage());

/** The difference of a game under this build; undefined if there is no difference. */
async function difference(id: string): Promise<string | undefined> {
  try {
    const stored = await loadGame(pool, id, undefined);
    if (stored === undefined) return 'it is gone';
    const record = await recordOf(stored, seeds, Date.now());
    const replayed = openRecord({ ...record });
    if ('fault' in replayed) return JSON.stringify(replayed.fault);
    const { closing } = replayed.game;
    if (
      stored.ending === 'played' &&
      JSON.stringify(closing?.result.totals) !== JSON.stringify(stored.result?.totals)
    ) {
      return `the result was ${JSON.stringify(stored.result)} and would be ${JSON.stringify(closing?.result)}`;
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

let games = 0;
let differing = 0;
for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
  const { rows } = await pool.query<{ id: string }>(
    'select id from games where started_at is not null and id > $1 order by id limit 500',
    [after],
  );
  for (const { id } of rows) {
    games++;
    const found = await difference(id);
    if (found === undefined) continue;
    differing++;
    console.error(`${id}: ${found}`);
  }
  const last = rows.at(-1);
  if (last === undefined) break;
  after = last.id;
}
await pool.end();
console.log(JSON.stringify({ edition: NEWEST_EDITION.number, games, differing }));
process.exitCode = differing === 0 ? 0 : 1;
