import { dayOf } from '@la-stanza/bots/daily';
import type { Pool } from 'pg';
import { refuse, type Refused } from '../play/outcome.ts';

const GAMES = `select r.game_id as game, r.lead is not null as is_played, (r.user_id = $2) as is_own,
    exists (select 1 from friends a join friends b on b.user_id = a.friend_id and b.friend_id = a.user_id
      where a.user_id = $2 and a.friend_id = $3) as is_friend
  from daily_results r where r.daily_on = $1 and r.user_id in ($2, $3)`;

interface GameRow {
  readonly game: string;
  readonly is_played: boolean;
  readonly is_own: boolean;
  readonly is_friend: boolean;
}

/** The counted game of the caller or a friend. A friend's game is visible once the caller has finished theirs, or after the day. */
export async function dailyGameOf(
  pool: Pool,
  { day, user, of, now }: { readonly day: string; readonly user: string; readonly of: string; readonly now: number },
): Promise<string | Refused> {
  const { rows } = await pool.query<GameRow>({ name: 'daily-games', text: GAMES, values: [day, user, of] });
  const own = rows.find((row) => row.is_own);
  if (of === user) return own?.game ?? refuse('no-such-game');
  const theirs = rows.find((row) => !row.is_own);
  if (theirs === undefined || !theirs.is_friend || !theirs.is_played) return refuse('no-such-game');
  return own?.is_played === true || day < dayOf(now) ? theirs.game : refuse('daily-first');
}
