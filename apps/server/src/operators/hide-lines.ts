import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Hides chat lines of a person; false if one of them is not theirs. */
export async function hideLines(
  db: Kysely<Schema>,
  user: string,
  game: string,
  lines: readonly number[],
): Promise<boolean> {
  const { rows } = await sql<{ number: number }>`update chat set hidden_at = coalesce(hidden_at, now())
    where game_id = ${game} and user_id = ${user} and number = any(${[...lines]}::int[])
      and (select count(*) from chat c where c.game_id = ${game} and c.user_id = ${user} and c.number = any(${[...lines]}::int[]))
        = ${new Set(lines).size} returning number`.execute(db);
  return rows.length > 0;
}
