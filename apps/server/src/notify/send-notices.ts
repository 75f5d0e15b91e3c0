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

/** Marks what waits in the outbox as sent, and makes a job for every channel of its players, in one statement. */
const SEND = `with sent as (
  update outbox set sent_at = now() where id in
    (select id from outbox where sent_at is null order by id limit ${AT_ONCE} for update skip locked)
  returning id, user_id, kind, game_id, params, at)
select sent.*, (select count(graphile_worker.add_job('deliver',
    json_build_object('channel', c.id, 'letter', json_build_object('kind', sent.kind, 'game', sent.game_id)),
    run_at => now() + case when c.kind = 'mail' and sent.kind = 'your-turn' then $1 * interval '1 millisecond' else interval '0' end,
    max_attempts => 8))
  from channels c where c.user_id = sent.user_id and c.code_hash is null) as jobs
from sent`;

/** Sends what waits in the outbox: at once to the open windows of its players, and by jobs to their other channels. */
export async function sendNotices(pool: Pool, bus: Bus, node: string, mailDelay: number): Promise<number> {
  const { rows } = await pool.query<Row>(SEND, [mailDelay]);
  for (const { id, user_id: user, kind, game_id: game, params, at } of rows) {
    const notice = { id, kind, game, ...params, at: at.getTime() };
    bus.publish(userTopic(user), JSON.stringify({ node, kind: 'notice', notice }));
  }
  return rows.length;
}
