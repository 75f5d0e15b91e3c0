import type { Pool } from 'pg';
import type { News } from './courier.ts';

/** Who has moved in the meantime need not be told that it is their turn. */
export async function stillMatters(pool: Pool, user: string, { kind, game }: News): Promise<boolean> {
  if (kind !== 'your-turn' && kind !== 'reminder') return true;
  const { rowCount } = await pool.query(
    `select 1 from games g join seats s on s.game_id = g.id and s.seat = g.acting
     where g.id = $1 and g.status = 'running' and s.user_id = $2`,
    [game, user],
  );
  return rowCount === 1;
}
