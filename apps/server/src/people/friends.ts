import type { Friends } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { refuse, type Refused } from '../play/outcome.ts';

const MOST = 200;

/** A running public game of the person, and whether a bot's seat is free there. */
const GAME = `(select json_build_object('game', g.id, 'hasFreeSeat', g.bot_seats = 'open'
      and not exists (select 1 from seats a where a.game_id = g.id and a.arriving_id is not null))
    from seats s join games g on g.id = s.game_id
    where s.user_id = u.id and not s.is_packed and s.kind = 'human' and s.standing = 'playing' and g.status = 'running' and g.listed
    order by g.started_at desc limit 1)`;

const PEOPLE = `select u.id as "user", u.name, u.handle, (extract(epoch from u.connected_at) * 1000)::bigint::text as seen,
    mine.user_id is not null as is_wanted, theirs.user_id is not null as wants, ${GAME} as game
  from (select friend_id as id from friends where user_id = $1 union select user_id from friends where friend_id = $1) as known
  join users u on u.id = known.id and u.deleted_at is null
  left join friends mine on mine.user_id = $1 and mine.friend_id = u.id
  left join friends theirs on theirs.user_id = u.id and theirs.friend_id = $1
  order by u.connected_at desc nulls last, u.name`;

/** People the person has played with most, and who are not friends yet. */
const MET = `select u.id as "user", u.name, u.handle, count(*)::int as games from
  (select game_id from results where user_id = $1 order by ended_at desc limit 200) as newest
  join results o on o.game_id = newest.game_id and o.user_id is not null and o.user_id <> $1
  join users u on u.id = o.user_id and u.deleted_at is null
  where not exists (select 1 from friends f where f.user_id = $1 and f.friend_id = u.id)
    and not exists (select 1 from blocks b where (b.user_id = u.id and b.blocked_id = $1) or (b.user_id = $1 and b.blocked_id = u.id))
  group by u.id order by count(*) desc, max(o.ended_at) desc limit 5`;

interface FriendRow {
  readonly user: string;
  readonly name: string;
  readonly handle: string | null;
  readonly seen: string | null;
  readonly is_wanted: boolean;
  readonly wants: boolean;
  readonly game: { readonly game: string; readonly hasFreeSeat: boolean | null } | null;
}

/** A person's friends, pending requests, and suggestions. */
export async function friendsOf(pool: Pool, user: string): Promise<Friends> {
  const [{ rows }, met] = await Promise.all([
    pool.query<FriendRow>({ name: 'friends', text: PEOPLE, values: [user] }),
    pool.query<Friends['met'][number]>({ name: 'met-most', text: MET, values: [user] }),
  ]);
  const plain = rows.map((row) => ({ user: row.user, name: row.name, handle: row.handle }));
  return {
    friends: rows.flatMap((row) =>
      row.is_wanted && row.wants
        ? [
            {
              user: row.user,
              name: row.name,
              handle: row.handle,
              seenAt: row.seen === null ? null : Number(row.seen),
              game: row.game === null ? null : { game: row.game.game, hasFreeSeat: row.game.hasFreeSeat === true },
            },
          ]
        : [],
    ),
    asking: plain.filter((_, index) => rows[index]?.wants === true && !rows[index].is_wanted),
    asked: plain.filter((_, index) => rows[index]?.is_wanted === true && !rows[index].wants),
    met: met.rows,
  };
}

/** Requests or accepts a friendship; or ends both. */
export async function setFriend(
  pool: Pool,
  user: string,
  other: string,
  isFriend: boolean,
): Promise<Refused | undefined> {
  if (user === other) return refuse('self-meant');
  if (!isFriend) {
    await pool.query(
      'delete from friends where (user_id = $1 and friend_id = $2) or (user_id = $2 and friend_id = $1)',
      [user, other],
    );
    return undefined;
  }
  const { rows } = await pool.query<{ is_known: boolean; is_blocked: boolean; count: number }>(
    `select exists (select 1 from users where id = $2 and deleted_at is null) as is_known,
       exists (select 1 from blocks where (user_id = $1 and blocked_id = $2) or (user_id = $2 and blocked_id = $1)) as is_blocked,
       (select count(*)::int from friends where user_id = $1) as count`,
    [user, other],
  );
  // a blocked user does not learn of the block
  if (rows[0]?.is_known !== true || rows[0].is_blocked) return refuse('no-such-player');
  if (rows[0].count >= MOST) return refuse('too-many-friends', null, { most: MOST });
  await pool.query('insert into friends (user_id, friend_id) values ($1, $2) on conflict do nothing', [user, other]);
  return undefined;
}
