import type { OwnMeasures } from '@la-stanza/protocol';
import { sql, type Kysely } from 'kysely';
import { NOTIFIED_ACTS } from '../accounts/notified-acts.ts';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';

export async function ownMeasures(db: Kysely<Schema>, user: string): Promise<OwnMeasures> {
  const { rows } = await sql<OwnMeasures['measures'][number]>`select a.id::int as id,
      round(extract(epoch from a.at) * 1000)::float8 as at, a.kind, a.days, a.reason, w.act_id is not null as read, w.text as answer
    from acts a left join answers w on w.act_id = a.id where a.user_id = ${user} and ${NOTIFIED_ACTS} order by a.id desc limit 50`.execute(
    db,
  );
  return { measures: rows };
}

/** Records that a person has read a measure, and their answer. Only one answer is allowed. */
export async function answerMeasure(
  db: Kysely<Schema>,
  user: string,
  act: number,
  text: string | undefined,
): Promise<Refused | undefined> {
  const own = await sql`select 1 from acts where id = ${act} and user_id = ${user} and ${NOTIFIED_ACTS}`.execute(db);
  if (own.rows.length === 0) return refuse('no-such-measure');
  const { rows } = await sql`insert into answers (act_id, user_id, text, answered_at)
    values (${act}, ${user}, ${text ?? null}, case when ${text ?? null}::text is null then null else now() end)
    on conflict (act_id) do update set text = coalesce(answers.text, excluded.text),
      answered_at = coalesce(answers.answered_at, excluded.answered_at)
    where answers.text is null or excluded.text is null returning act_id`.execute(db);
  return rows.length === 0 ? refuse('already-answered') : undefined;
}
