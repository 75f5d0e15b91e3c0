import type { Act, Concerned } from '@la-stanza/protocol';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { afterAll } from '../people/find-players.ts';
import { isUserId } from './is-user-id.ts';

const PAGE = 100;
/** The most people that a search returns: many names may begin alike. */
const FOUND = 20;

const ACTS = sql`select a.id::int as id, (extract(epoch from a.at) * 1000)::float8 as at, a.kind, o.name as operator, a.user_id as "user",
  u.name, a.report_id::int as report, a.game_id as game, a.days, a.reason, w.text as answer
  from acts a left join users o on o.id = a.operator_id left join users u on u.id = a.user_id left join answers w on w.act_id = a.id`;

/** The acts of operators, newest first. */
export async function actsBefore(db: Kysely<Schema>, before: number | undefined): Promise<Act[]> {
  const { rows } =
    await sql<Act>`${ACTS} where a.id < ${before ?? Number.MAX_SAFE_INTEGER} order by a.id desc limit ${PAGE}`.execute(
      db,
    );
  return rows.map(whole);
}

// the time of a row comes with a fraction of a millisecond
const whole = (act: Act): Act => ({ ...act, at: Math.round(act.at) });

type PersonRow = Omit<Concerned, 'acts' | 'since' | 'mutedUntil' | 'suspendedUntil'> & {
  readonly since: Date;
  readonly muted_until: Date | null;
  readonly suspended_until: Date | null;
};

async function people(db: Kysely<Schema>, where: RawBuilder<unknown>): Promise<Concerned[]> {
  const { rows } =
    await sql<PersonRow>`select u.id as "user", u.name, u.created_at as since, u.muted_until, u.suspended_until,
      (select count(*)::int from results r where r.user_id = u.id and r.place is not null) as games,
      (select count(*)::int from seats s where s.user_id = u.id and s.standing = 'resigned') as unfinished
    from users u where u.deleted_at is null and ${where} limit ${FOUND}`.execute(db);
  return Promise.all(
    rows.map(async ({ since, muted_until: muted, suspended_until: suspended, ...row }) => ({
      ...row,
      since: since.getTime(),
      mutedUntil: muted?.getTime() ?? null,
      suspendedUntil: suspended?.getTime() ?? null,
      acts: (
        await sql<Act>`${ACTS} where a.user_id = ${row.user} order by a.id desc limit ${PAGE}`.execute(db)
      ).rows.map(whole),
    })),
  );
}

/** People by the beginning of their name, or by their id. */
export const findPeople = (db: Kysely<Schema>, name: string): Promise<Concerned[]> =>
  isUserId(name) ? people(db, sql`u.id = ${name}`) : people(db, namedFrom(name.toLowerCase()));

/** In the order of the index, so that every plan reads only the first few. */
const namedFrom = (text: string): RawBuilder<unknown> =>
  sql`lower(u.name) ~>=~ ${text} and lower(u.name) ~<~ ${afterAll(text)} order by lower(u.name) using ~<~`;

export async function personOf(db: Kysely<Schema>, user: string): Promise<Concerned | null> {
  const [person] = await people(db, sql`u.id = ${user}`);
  return person ?? null;
}
