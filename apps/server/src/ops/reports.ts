import { Pool } from 'pg';
import { requireConfig } from './config.ts';

/*
 * Lists the players' open reports, oldest first. With `settle 12`, settles that one.
 */

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly reason: string;
  readonly about_id: string | null;
  readonly about_name: string;
  readonly by_id: string | null;
  readonly game_id: string | null;
  readonly text: string;
  readonly lines: readonly string[];
  readonly before: string;
}

const OPEN = `select r.*, (select count(*) from reports o where o.about_id = r.about_id and o.id < r.id) as before
  from reports r where r.settled_at is null order by r.id limit 100`;

const pool = new Pool({ connectionString: requireConfig().STANZA_DATABASE_URL, max: 1 });
const [, , word, id] = process.argv;
if (word === 'settle' && id !== undefined) {
  const { rowCount } = await pool.query('update reports set settled_at = now() where id = $1 and settled_at is null', [
    id,
  ]);
  console.log(rowCount === 1 ? `${id} is settled.` : `There is no open report ${id}.`);
} else {
  const { rows } = await pool.query<Row>(OPEN);
  for (const row of rows) {
    console.log(
      `${row.id}  ${row.at.toISOString()}  ${row.reason}  about ${row.about_name} (${row.about_id ?? 'gone'})`,
    );
    console.log(
      `    by ${row.by_id ?? 'gone'}, game ${row.game_id ?? 'none'}, ${row.before} earlier reports about the same`,
    );
    if (row.text !== '') console.log(`    says: ${row.text}`);
    for (const line of row.lines) console.log(`    > ${line}`);
  }
  console.log(`${rows.length} open`);
}
await pool.end();
