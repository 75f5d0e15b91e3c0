import type { ReportReason } from '@la-stanza/protocol';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';

const MOST_A_DAY = 10;
const MOST_LINES = 30;

interface Report {
  readonly game: string | null;
  readonly reason: ReportReason;
  readonly text: string;
}

/** Stores a report for the operator, with a copy of the last lines the reported user wrote in the game. */
export async function report(
  db: Kysely<Schema>,
  by: string,
  about: string,
  { game, reason, text }: Report,
): Promise<Refused | undefined> {
  if (by === about) return refuse('self-meant');
  const person = await db.selectFrom('users').select('name').where('id', '=', about).executeTakeFirst();
  if (person === undefined) return refuse('no-such-player');
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('by_id', '=', by)
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_A_DAY) return refuse('too-many-reports', null, { most: MOST_A_DAY });
  await db
    .insertInto('reports')
    .values({
      by_id: by,
      about_id: about,
      about_name: person.name,
      game_id: game,
      reason,
      text,
      lines: JSON.stringify(game === null ? [] : await linesOf(db, game, about)),
    })
    .execute();
  return undefined;
}

async function linesOf(db: Kysely<Schema>, game: string, user: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('chat')
    .select('text')
    .where('game_id', '=', game)
    .where('user_id', '=', user)
    .orderBy('number', 'desc')
    .limit(MOST_LINES)
    .execute();
  return rows.map((row) => row.text).toReversed();
}
