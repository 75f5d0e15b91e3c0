import type { Blocks } from '@la-stanza/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';

const MOST_BLOCKS = 500;

/** The users a person has blocked. */
export async function blocksOf(db: Kysely<Schema>, user: string): Promise<Blocks> {
  const blocked = await db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id as user', 'users.name'])
    .where('blocks.user_id', '=', user)
    .orderBy('blocks.at')
    .execute();
  return { blocked };
}

/** The users who have blocked a person. */
export async function blockersOf(db: Kysely<Schema>, user: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('blocks').select('user_id').where('blocked_id', '=', user).execute();
  return new Set(rows.map((row) => row.user_id));
}

/** The users who must not meet a person: users blocked by the person, and users who have blocked the person. */
export async function blockedEitherWay(db: Kysely<Schema>, user: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('blocks')
    .select(['user_id', 'blocked_id'])
    .where((all) => all.or([all('user_id', '=', user), all('blocked_id', '=', user)]))
    .execute();
  return new Set(rows.map((row) => (row.user_id === user ? row.blocked_id : row.user_id)));
}

export async function setBlock(
  db: Kysely<Schema>,
  user: string,
  other: string,
  isBlocked: boolean,
): Promise<Refused | undefined> {
  if (user === other) return refuse('self-meant');
  if (!isBlocked) {
    await db.deleteFrom('blocks').where('user_id', '=', user).where('blocked_id', '=', other).execute();
    return undefined;
  }
  const known = await db.selectFrom('users').select('id').where('id', '=', other).executeTakeFirst();
  if (known === undefined) return refuse('no-such-player');
  const { blocked } = await blocksOf(db, user);
  if (blocked.length >= MOST_BLOCKS) return refuse('too-many-blocks', null, { most: MOST_BLOCKS });
  await db
    .deleteFrom('friends')
    .where((all) =>
      all.or([
        all.and([all('user_id', '=', user), all('friend_id', '=', other)]),
        all.and([all('user_id', '=', other), all('friend_id', '=', user)]),
      ]),
    )
    .execute();
  await db
    .insertInto('blocks')
    .values({ user_id: user, blocked_id: other })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return undefined;
}
