import type { Leaderboard } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { shownRating } from '../ratings/rate.ts';

/** The number of rated games that a listed person needs. */
const LEAST_GAMES = 5;
const MOST = 100;
/** With fewer people the list has no ranks. */
const RANKS_FROM = 10;

/** Ordered by a cautious estimate: the rating minus its uncertainty. */
const BEST = `select u.id as "user", u.name, u.handle, r.mu, r.sigma, r.games,
    (select count(*)::int from results w where w.user_id = u.id and w.players = r.players and w.place = 1
      and exists (select 1 from rating_changes c where c.game_id = w.game_id and c.user_id = u.id)) as won
  from ratings r join users u on u.id = r.user_id and u.is_ranked and u.deleted_at is null
  where r.players = $1 and r.games >= ${LEAST_GAMES}
    and ($2::text is null or ${LEAST_GAMES} <= (select count(*) from (select 1 from rating_changes c join games g on g.id = c.game_id
      where c.user_id = u.id and c.players = r.players and g.pace ->> 'kind' = $2 limit ${LEAST_GAMES}) as few))
  order by r.mu - 2 * r.sigma desc, u.id limit ${MOST}`;

interface BestRow {
  readonly user: string;
  readonly name: string;
  readonly handle: string | null;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly won: number;
}

/** The people with the best ratings for a number of players, of those who want to be listed. */
export async function leaderboard(
  pool: Pool,
  players: number,
  pace: 'live' | 'days' | undefined,
): Promise<Leaderboard> {
  const { rows } = await pool.query<BestRow>({ name: 'leaderboard', text: BEST, values: [players, pace ?? null] });
  return {
    hasRanks: rows.length >= RANKS_FROM,
    leastGames: LEAST_GAMES,
    rows: rows.map(({ mu, sigma, ...row }) => ({ ...row, ...shownRating({ mu, sigma }) })),
  };
}
