import type { Pool } from 'pg';
import type { Bus } from '../live/bus.ts';
import { userTopic } from '../live/parcel.ts';

const AT_ONCE = 200;

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly kind: string;
  readonly game_id: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Sends what waits in the outbox to the sockets of its players, and marks it as sent; what fails is tried again. */
export async function sendNotices(pool: Pool, bus: Bus, node: string): Promise<number> {
  const { rows } = await pool.query<Row>(
    `update outbox set sent_at = now() where id in
      (select id from outbox where sent_at is null order by id limit ${AT_ONCE} for update skip locked)
     returning id, user_id, kind, game_id, params, at`,
  );
  for (const { id, user_id: user, kind, game_id: game, params, at } of rows) {
    const notice = { id, kind, game, ...params, at: at.getTime() };
    bus.publish(userTopic(user), JSON.stringify({ node, kind: 'notice', notice }));
  }
  return rows.length;
}
