import { openRecord } from '@la-stanza/engine';
import type { Pool } from 'pg';

/** All faults of the stored games; an empty list is the proof. */
export async function checkRecords(pool: Pool, exported: (game: string) => Promise<unknown>): Promise<string[]> {
  const { rows } = await pool.query<{
    id: string;
    version: number;
    count: number;
    last: number | null;
    texts: string[];
  }>(
    `select g.id, g.version, count(e.seq)::int as count, max(e.seq) as last, array_agg(e.text order by e.seq) as texts
     from games g left join entries e on e.game_id = g.id where g.started_at is not null group by g.id`,
  );
  const faults: string[] = [];
  for (const { id, version, count, last, texts } of rows) {
    if (count !== version || last !== version - 1)
      faults.push(`${id}: version ${version}, ${count} entries, last ${last}`);
    const record = await exported(id);
    const replayed = openRecord(record);
    if ('fault' in replayed) faults.push(`${id}: ${JSON.stringify(replayed.fault)}`);
    else if (replayed.game.record.entries.join('\n') !== texts.join('\n'))
      faults.push(`${id}: the export is another game`);
  }
  return faults;
}
