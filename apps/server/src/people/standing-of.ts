import type { Pool, PoolClient } from 'pg';
import { isEstablished } from '../ratings/established.ts';
import type { Rated } from '../ratings/weigh.ts';

const STANDING = `select u.id, ${isEstablished('u')} as is_established,
  array(select (select count(*)::int from rating_changes a join rating_changes b on b.game_id = a.game_id and b.user_id = o.id
      where a.user_id = u.id and a.at > now() - interval '30 days') from unnest($1::uuid[]) with ordinality as o (id, seat)
    order by o.seat) as met
  from users u where u.id = any($1::uuid[])`;

/** For each player, in the order given: whether the account is established, and the recent rated games with each of the others. */
export async function standingOf(client: Pool | PoolClient, users: readonly string[]): Promise<readonly Rated[]> {
  const { rows } = await client.query<{ id: string; is_established: boolean; met: number[] }>(STANDING, [users]);
  return users.map((user) => {
    const row = rows.find(({ id }) => id === user);
    return { isEstablished: row?.is_established === true, met: row?.met ?? [] };
  });
}
