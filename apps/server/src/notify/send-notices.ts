import type { Pool } from 'pg';
import type { Bus } from '../live/bus.ts';
import { userTopic } from '../live/bus-message.ts';

const BATCH = 200;

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly kind: string;
  readonly game_id: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Kinds that do not wait for the next mail. */
const URGENT = `('reminder', 'time-up')`;

/**
 * Marks the rows in the outbox as sent, adds a push job for every browser of players who asked for pushes of the game, and queues the
 * notices for the next mail to their mailboxes. All in one statement.
 */
const SEND = `with sent as (
  update outbox set sent_at = now() where id in
    (select id from outbox where sent_at is null order by id limit ${BATCH} for update skip locked)
  returning id, user_id, kind, game_id, params, at),
pushed as (
  select graphile_worker.add_job('deliver',
    json_build_object('channel', c.id, 'letter', json_build_object('kind', sent.kind, 'game', sent.game_id)),
    -- whoever looks at the table needs no push, and a full table starts after ten seconds
    run_at => now() + case when sent.kind = 'arrival' then interval '5 seconds' else interval '0' end, max_attempts => 8) as job
  from sent join channels c on c.user_id = sent.user_id and c.kind = 'push'
  join told_games t on t.user_id = sent.user_id and t.game_id = sent.game_id),
laid as (
  insert into letters (channel_id, kind, game_id)
  select c.id, sent.kind, sent.game_id from sent
  join channels c on c.user_id = sent.user_id and c.kind = 'mail' and c.code_hash is null
  returning channel_id, kind),
posted as (
  select graphile_worker.add_job('mail', json_build_object('channel', c.id), queue_name => 'mail:' || c.id::text,
    run_at => case when due.is_urgent then now()
      else greatest(now() + $1 * interval '1 millisecond', c.mailed_at + $2 * interval '1 millisecond') end,
    job_key => case when due.is_urgent then 'mail-now:' else 'mail:' end || c.id::text,
    job_key_mode => 'preserve_run_at', max_attempts => 8) as job
  from (select channel_id, bool_or(kind in ${URGENT}) as is_urgent from laid group by channel_id) as due
  join channels c on c.id = due.channel_id)
select sent.*, (select count(job) from pushed) + (select count(job) from posted) as jobs from sent`;

export interface MailPace {
  /** Milliseconds before an ordinary mail is sent: later notices join it, or a move makes it needless. */
  readonly delay: number;
  /** Milliseconds between two ordinary mails to the same mailbox. */
  readonly rest: number;
}

/** Sends the notices in the outbox: immediately to open windows, and by jobs to the other channels. */
export async function sendNotices(pool: Pool, bus: Bus, node: string, { delay, rest }: MailPace): Promise<number> {
  const { rows } = await pool.query<Row>(SEND, [delay, rest]);
  for (const { id, user_id: user, kind, game_id: game, params, at } of rows) {
    const notice = { id, kind, game, ...params, at: at.getTime() };
    bus.publish(userTopic(user), JSON.stringify({ node, kind: 'notice', notice }));
  }
  return rows.length;
}
