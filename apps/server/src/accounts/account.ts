import type { Account, Me } from '@la-stanza/protocol';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Sessions } from './sessions.ts';
import { NOTIFIED_ACTS } from './notified-acts.ts';

export async function meOf(db: Kysely<Schema>, user: string): Promise<Me | Refused> {
  const row = await db
    .selectFrom('users')
    .select((query) => [
      'id',
      'name',
      'vacation_until',
      'is_operator',
      'handle',
      'is_ranked',
      'muted_until',
      'suspended_until',
      sql<number>`(select count(*)::int from acts where acts.user_id = users.id and ${NOTIFIED_ACTS}
        and not exists (select 1 from answers where answers.act_id = acts.id))`.as('unread'),
      query
        .or([
          query.exists(query.selectFrom('passkeys').select('id').where('user_id', '=', user)),
          query.exists(query.selectFrom('recovery_codes').select('user_id').where('user_id', '=', user)),
        ])
        .as('is_kept'),
    ])
    .where('id', '=', user)
    .executeTakeFirst();
  if (row === undefined) return refuse('no-session');
  const future = (moment: Date | null): number | null =>
    moment === null || moment.getTime() < Date.now() ? null : moment.getTime();
  return {
    user: row.id,
    name: row.name,
    handle: row.handle,
    isRanked: row.is_ranked,
    vacationUntil: row.vacation_until?.getTime() ?? null,
    isKept: Boolean(row.is_kept),
    isOperator: row.is_operator,
    unread: row.unread,
    mutedUntil: future(row.muted_until),
    suspendedUntil: future(row.suspended_until),
  };
}

/** A user's own passkeys, recovery codes and devices. */
export async function accountOf(
  db: Kysely<Schema>,
  sessions: Sessions,
  user: string,
  token: string | undefined,
): Promise<Account | Refused> {
  const me = await meOf(db, user);
  if ('refused' in me) return me;
  const { created_at: since } = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('user_id', '=', user)
    .orderBy('created_at')
    .execute();
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return {
    me,
    since: since.getTime(),
    passkeys: passkeys.map(({ id, device, created_at: created, used_at: used }) => ({
      id,
      device,
      createdAt: created.getTime(),
      usedAt: used?.getTime() ?? null,
    })),
    codes: Number(count),
    devices: await sessions.devicesOf(user, token),
  };
}

/** Whether the user can sign in without this device's cookie. */
export async function hasCredentials(db: Kysely<Schema>, user: string): Promise<boolean> {
  const passkey = await db.selectFrom('passkeys').select('id').where('user_id', '=', user).executeTakeFirst();
  if (passkey !== undefined) return true;
  const code = await db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', user).executeTakeFirst();
  return code !== undefined;
}
