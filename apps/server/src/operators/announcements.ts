import type { Announcement } from '@la-stanza/protocol';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { writeAct, type Operator } from './write-act.ts';

/** The newest announcement that has not ended. */
export async function currentAnnouncement(db: Kysely<Schema>): Promise<Announcement> {
  const row = await db
    .selectFrom('announcements')
    .select(['id', 'texts', 'until'])
    .where('until', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : { id: Number(row.id), texts: textsOf(row.texts), until: row.until.getTime() };
}

function textsOf(texts: unknown): Record<string, string> {
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(
    Object.entries(texts).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}

/** Shows an announcement for some hours, replacing the current one. */
export async function announce(
  db: Kysely<Schema>,
  operator: Operator,
  texts: Readonly<Record<string, string | undefined>>,
  hours: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('announcements')
      .set({ until: sql`now()` })
      .where('until', '>', sql<Date>`now()`)
      .execute();
    await transaction
      .insertInto('announcements')
      .values({ texts: JSON.stringify(texts), until: sql<Date>`now() + make_interval(hours => ${hours})` })
      .execute();
    await writeAct(transaction, operator, { kind: 'announce', reason: Object.values(texts).find(Boolean) ?? '' });
  });
}
