import type { PlayedGame } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { shownRating } from '../ratings/rate.ts';

// a join would read all rating changes of the player: the planner does not know how many there are
const CHANGE = (column: string): string =>
  `(select c.${column} from rating_changes c where c.game_id = r.game_id and c.user_id = r.user_id) as ${column}`;

/** Only its participants see a private game here. */
export const SHOWN = (
  results: string,
): string => `exists (select 1 from games g where g.id = ${results}.game_id and (g.listed
  or exists (select 1 from seats v where v.game_id = g.id and v.user_id = $2)))`;

/** The number of games on a page. */
const PAGE = 20;

const GAMES = `select r.game_id, r.ended_at, (extract(epoch from r.ended_at) * 1000000)::bigint::text as moment, r.seat, r.place, r.total, r.is_against_bots, ${CHANGE('mu')}, ${CHANGE('mu_before')},
  (select json_agg(json_build_object('seat', s.seat, 'user', s.user_id, 'name', s.name,
      'bot', case when s.user_id is null then s.bot end) order by s.seat)
    from seats s where s.game_id = r.game_id and s.seat <> r.seat) as others
  from results r where r.user_id = $1 and ${SHOWN('r')}
    and ($3::bigint is null or (r.ended_at, r.game_id) < ('epoch'::timestamptz + $3 * interval '1 microsecond', $4::uuid))
    and ($5::text is null or exists (select 1 from seats o where o.game_id = r.game_id and o.seat <> r.seat
      and starts_with(lower(o.name), lower($5))))
    and ($6::timestamptz is null or r.ended_at >= $6) and ($7::timestamptz is null or r.ended_at < $7)
  order by r.ended_at desc, r.game_id desc limit ${PAGE + 1}`;

interface GameRow {
  readonly game_id: string;
  readonly ended_at: Date;
  /** The same in microseconds: two games may end in the same millisecond. */
  readonly moment: string;
  readonly seat: number;
  readonly place: number | null;
  readonly total: number | null;
  readonly is_against_bots: boolean;
  readonly mu: number | null;
  readonly mu_before: number | null;
  readonly others: PlayedGame['others'] | null;
}

/** The filter and position of a page of finished games. */
export interface GamesAsked {
  /** `next` of the previous page. */
  readonly before?: string | undefined;
  /** The beginning of a participant's name. */
  readonly opponent?: string | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

export interface GamesPage {
  readonly games: readonly PlayedGame[];
  /** The start of the next page; null on the last one. */
  readonly next: string | null;
}

/** A player's finished games, the newest first, that the reader may see. */
export async function playedGames(
  pool: Pool,
  user: string,
  reader: string | null,
  { before, opponent, since, until }: GamesAsked,
): Promise<GamesPage> {
  const moment = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));
  const [at = null, game = null] = before?.split('.') ?? [];
  const { rows } = await pool.query<GameRow>({
    name: 'played-games',
    text: GAMES,
    values: [user, reader, at, game, opponent ?? null, moment(since), moment(until)],
  });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    games: shown.map(playedGame),
    next: rows.length > PAGE && last !== undefined ? `${last.moment}.${last.game_id}` : null,
  };
}

function playedGame(row: GameRow): PlayedGame {
  const { mu, mu_before: before } = row;
  const shown = (middle: number): number => shownRating({ mu: middle, sigma: 0 }).rating;
  return {
    game: row.game_id,
    endedAt: row.ended_at.getTime(),
    seat: row.seat,
    place: row.place,
    total: row.total,
    change: mu === null || before === null ? null : shown(mu) - shown(before),
    isAgainstBots: row.is_against_bots,
    others: row.others ?? [],
  };
}
