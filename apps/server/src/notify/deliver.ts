import type { Language, PushKeys } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Couriers, Letter, News } from './courier.ts';
import { stillMatters } from './still-matters.ts';

const newsSchema = z.object({
  kind: z.enum(['your-turn', 'reminder', 'game-over', 'offer', 'time-up', 'invitation']),
  game: z.uuid(),
});

/** A job: one letter to one channel. The job library tries again, later each time, when it fails. */
export const deliverySchema = z.object({
  channel: z.uuid(),
  letter: z.union([newsSchema, z.object({ kind: z.literal('confirm'), code: z.string() })]),
});

interface Row {
  readonly user_id: string;
  readonly kind: 'push' | 'mail';
  readonly address: string;
  readonly keys: PushKeys | null;
  readonly language: Language;
  readonly is_confirmed: boolean;
}

/** Brings a letter to its channel, unless it no longer matters there. */
export async function deliver(
  pool: Pool,
  couriers: Couriers,
  { channel, letter }: z.infer<typeof deliverySchema>,
): Promise<void> {
  await bring(pool, couriers, channel, async (user) => {
    if (letter.kind === 'confirm') return letter;
    return (await stillMatters(pool, user, letter)) ? letter : undefined;
  });
}

/** A job: one mail for everything that waits for a mailbox. What it told of is forgotten when it has left. */
export async function mailLetters(pool: Pool, couriers: Couriers, channel: string): Promise<void> {
  const { rows } = await pool.query<{ id: string; kind: string; game_id: string }>(
    'select id, kind, game_id from letters where channel_id = $1 order by id',
    [channel],
  );
  const all = rows.map(({ kind, game_id: game }) => newsSchema.parse({ kind, game }));
  await bring(pool, couriers, channel, async (user) => {
    const news: News[] = [];
    for (const each of all) {
      const isTold = news.some(({ kind, game }) => kind === each.kind && game === each.game);
      if (!isTold && (await stillMatters(pool, user, each))) news.push(each);
    }
    return news.length > 1 ? { kind: 'digest', news } : news[0];
  });
  await pool.query('delete from letters where id = any($1::bigint[])', [rows.map(({ id }) => id)]);
}

async function bring(
  pool: Pool,
  couriers: Couriers,
  channel: string,
  write: (user: string) => Promise<Letter | undefined>,
): Promise<void> {
  const { rows } = await pool.query<Row>(
    'select user_id, kind, address, keys, language, code_hash is null as is_confirmed from channels where id = $1',
    [channel],
  );
  const [row] = rows;
  const courier = row === undefined ? null : couriers[row.kind];
  if (row === undefined || courier === null) return;
  const { user_id: user, kind, address, keys, language } = row;
  const letter = await write(user);
  if (letter === undefined || row.is_confirmed === (letter.kind === 'confirm')) return;
  const outcome = await courier.deliver({ id: channel, user, kind, address, keys, language }, letter);
  if (outcome === 'gone') await pool.query('delete from channels where id = $1', [channel]);
  else if (letter.kind !== 'confirm')
    await pool.query('update channels set mailed_at = now() where id = $1', [channel]);
}
