import type { Language, PushKeys } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Transports, Notification, GameNotice } from './transport.ts';
import { isStillRelevant } from './is-still-relevant.ts';

const noticeSchema = z.object({
  kind: z.enum(['your-turn', 'reminder', 'game-over', 'offer', 'time-up', 'invitation', 'arrival']),
  game: z.uuid(),
});

/** The payload of a job that delivers one message to one channel. The job library retries with a growing delay. */
export const deliverySchema = z.object({
  channel: z.uuid(),
  letter: z.union([noticeSchema, z.object({ kind: z.literal('confirm'), code: z.string() })]),
});

interface Row {
  readonly user_id: string;
  readonly kind: 'push' | 'mail';
  readonly address: string;
  readonly keys: PushKeys | null;
  readonly language: Language;
  readonly is_confirmed: boolean;
}

/** Delivers a message to its channel, unless it is no longer relevant. */
export async function deliver(
  pool: Pool,
  transports: Transports,
  { channel, letter: notification }: z.infer<typeof deliverySchema>,
): Promise<void> {
  await send(pool, transports, channel, async (user) => {
    if (notification.kind === 'confirm') return notification;
    return (await isStillRelevant(pool, user, notification)) ? notification : undefined;
  });
}

/** A job: sends everything queued for a mailbox in one mail, then deletes the queued rows. */
export async function mailQueued(pool: Pool, transports: Transports, channel: string): Promise<void> {
  const { rows } = await pool.query<{ id: string; kind: string; game_id: string }>(
    'select id, kind, game_id from letters where channel_id = $1 order by id',
    [channel],
  );
  // a newer node may have queued a kind that this worker does not know
  const queued = rows.flatMap(({ kind, game_id: game }) => noticeSchema.safeParse({ kind, game }).data ?? []);
  await send(pool, transports, channel, async (user) => {
    const notices: GameNotice[] = [];
    for (const each of queued) {
      const isRepeated = notices.some(({ kind, game }) => kind === each.kind && game === each.game);
      if (!isRepeated && (await isStillRelevant(pool, user, each))) notices.push(await withFacts(pool, user, each));
    }
    return notices.length > 1 ? { kind: 'digest', notices } : notices[0];
  });
  await pool.query('delete from letters where id = any($1::bigint[])', [rows.map(({ id }) => id)]);
}

const FACTS = `select g.deadline, array(select s.name from seats s where s.game_id = g.id and s.name is not null
  and s.user_id is distinct from $2 order by s.seat) as others from games g where g.id = $1`;

/** Adds to a notice who else plays and when the turn ends. */
async function withFacts(pool: Pool, user: string, notice: GameNotice): Promise<GameNotice> {
  const { rows } = await pool.query<{ deadline: Date | null; others: string[] }>(FACTS, [notice.game, user]);
  const [row] = rows;
  return row === undefined ? notice : { ...notice, others: row.others, deadline: row.deadline?.getTime() ?? null };
}

async function send(
  pool: Pool,
  transports: Transports,
  channel: string,
  write: (user: string) => Promise<Notification | undefined>,
): Promise<void> {
  const { rows } = await pool.query<Row>(
    'select user_id, kind, address, keys, language, code_hash is null as is_confirmed from channels where id = $1',
    [channel],
  );
  const [row] = rows;
  const transport = row === undefined ? null : transports[row.kind];
  if (row === undefined || transport === null) return;
  const { user_id: user, kind, address, keys, language } = row;
  const notification = await write(user);
  if (notification === undefined || row.is_confirmed === (notification.kind === 'confirm')) return;
  const outcome = await transport.deliver({ id: channel, user, kind, address, keys, language }, notification);
  if (outcome === 'gone') await pool.query('delete from channels where id = $1', [channel]);
  else if (notification.kind !== 'confirm')
    await pool.query('update channels set mailed_at = now() where id = $1', [channel]);
}
