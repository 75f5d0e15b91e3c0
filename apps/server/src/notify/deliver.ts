import type { Language, PushKeys } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Couriers, Letter } from './courier.ts';

/** A job: one letter to one channel. The job library tries again, later each time, when it fails. */
export const deliverySchema = z.object({
  channel: z.uuid(),
  letter: z.object({
    kind: z.enum(['your-turn', 'reminder', 'game-over', 'offer', 'time-up', 'confirm']),
    game: z.uuid().nullable(),
    code: z.string().optional(),
  }),
});

type Delivery = z.infer<typeof deliverySchema>;

interface Row {
  readonly user_id: string;
  readonly kind: 'push' | 'mail';
  readonly address: string;
  readonly keys: PushKeys | null;
  readonly language: Language;
  readonly is_confirmed: boolean;
}

/** Brings a letter to its channel, unless it no longer matters there. */
export async function deliver(pool: Pool, couriers: Couriers, { channel, letter }: Delivery): Promise<void> {
  const { rows } = await pool.query<Row>(
    'select user_id, kind, address, keys, language, code_hash is null as is_confirmed from channels where id = $1',
    [channel],
  );
  const [row] = rows;
  const courier = row === undefined ? null : couriers[row.kind];
  if (row === undefined || courier === null) return;
  if (row.is_confirmed === (letter.kind === 'confirm')) return;
  const { user_id: user, kind, address, keys, language } = row;
  if (!(await stillMatters(pool, user, letter))) return;
  const { code, ...rest } = letter;
  const outcome = await courier.deliver(
    { id: channel, user, kind, address, keys, language },
    code === undefined ? rest : { ...rest, code },
  );
  if (outcome === 'gone') await pool.query('delete from channels where id = $1', [channel]);
}

/** Who has moved in the meantime need not be told that it is their turn. */
async function stillMatters(pool: Pool, user: string, { kind, game }: Pick<Letter, 'kind' | 'game'>): Promise<boolean> {
  if (kind !== 'your-turn' && kind !== 'reminder') return true;
  const { rowCount } = await pool.query(
    `select 1 from games g join seats s on s.game_id = g.id and s.seat = g.acting
     where g.id = $1 and g.status = 'running' and s.user_id = $2`,
    [game, user],
  );
  return rowCount === 1;
}
