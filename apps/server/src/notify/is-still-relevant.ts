import type { Pool } from 'pg';
import type { GameNotice } from './transport.ts';

/** A player who has already moved needs no notice about that turn, nor does a host who is already at the running game. */
export async function isStillRelevant(pool: Pool, user: string, { kind, game }: GameNotice): Promise<boolean> {
  if (kind === 'arrival') {
    const { rowCount } = await pool.query(`select 1 from games where id = $1 and status = 'open'`, [game]);
    return rowCount === 1;
  }
  if (kind !== 'your-turn' && kind !== 'reminder') return true;
  const { rowCount } = await pool.query(
    `select 1 from games g join seats s on s.game_id = g.id and s.seat = g.acting
     where g.id = $1 and g.status = 'running' and s.user_id = $2`,
    [game, user],
  );
  return rowCount === 1;
}
