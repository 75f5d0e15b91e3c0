import type { PlayedGame, Profile, Rating } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { DELETED_USER } from '../accounts/deleted-user.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import { isEstablished } from '../ratings/established.ts';
import { shownRating } from '../ratings/rate.ts';
import { disciplinesFrom, perCategory, type Summed } from './read-sums.ts';

const PERSON = `select u.id, u.name, u.created_at, ${isEstablished('u')} as is_established,
  count(r.place)::int as games, (count(*) filter (where r.place = 1))::int as won, max(r.total)::int as best,
  avg(r.total)::float8 as average
  from users u left join results r on r.user_id = u.id and r.place is not null where u.id = $1 and u.deleted_at is null group by u.id`;

/** The numbers of a JSON column. One damaged row must not hide the numbers of the others. */
const numbersOf = (column: string): string =>
  `jsonb_each(case when jsonb_typeof(${column}) = 'object' then ${column} end) as item (key, number)
   cross join lateral (select case when jsonb_typeof(number) = 'number' then number::float8 end as value) as read`;

/** A player's newest games: what they play like, at a cost that does not grow with the years. */
const NEWEST = `(select * from results where user_id = $1 order by ended_at desc limit 200) as newest`;

const CATEGORIES = `select key, avg(value) as value from ${NEWEST}, ${numbersOf('categories')}
  where value is not null group by key`;

/** Enough winners for a stable average, and few enough for one query. */
const WINNERS = `select key, avg(value) as value from
  (select categories from results where place = 1 and categories is not null order by ended_at desc limit 300) as won,
  ${numbersOf('categories')} where value is not null group by key`;

const DISCIPLINES = `select key, sum(value) as value from ${NEWEST}, ${numbersOf('activations')}
  where value is not null group by key`;

const HIRED_MOST = `select tile, count(*)::int as times from ${NEWEST}, unnest(hired) as tile
  group by tile order by times desc, tile limit 4`;

const RATINGS = `select r.players, r.mu, r.sigma, r.games,
  (select json_agg(json_build_object('at', (extract(epoch from c.at) * 1000)::bigint, 'mu', c.mu, 'sigma', c.sigma) order by c.at)
    from (select * from rating_changes where user_id = $1 and players = r.players order by at desc limit 200) as c) as history
  from ratings r where r.user_id = $1 and r.games > 0 order by r.games desc`;

// a join would read all rating changes of the player: the planner does not know how many there are
const CHANGE = (column: string): string =>
  `(select c.${column} from rating_changes c where c.game_id = r.game_id and c.user_id = r.user_id) as ${column}`;

/** Of a private game only those who took part in it see anything here. */
const SHOWN = (results: string): string => `exists (select 1 from games g where g.id = ${results}.game_id and (g.listed
  or exists (select 1 from seats v where v.game_id = g.id and v.user_id = $2)))`;

const RECENT = `select r.game_id, r.ended_at, r.seat, r.place, r.total, r.is_against_bots, ${CHANGE('mu')}, ${CHANGE('mu_before')},
  (select json_agg(json_build_object('seat', s.seat, 'user', s.user_id, 'name', s.name,
      'bot', case when s.user_id is null then s.bot end) order by s.seat)
    from seats s where s.game_id = r.game_id and s.seat <> r.seat) as others
  from results r where r.user_id = $1 and ${SHOWN('r')} order by r.ended_at desc limit 20`;

const AGAINST = `select u.id as user, u.name, (count(*) filter (where newest.place < o.place))::int as ahead,
  (count(*) filter (where newest.place > o.place))::int as behind
  from ${NEWEST} join results o on o.game_id = newest.game_id and o.seat <> newest.seat and o.place is not null
  join users u on u.id = o.user_id where newest.place is not null and ${SHOWN('newest')}
  group by u.id order by count(*) desc, u.id limit 3`;

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly games: number;
  readonly won: number;
  readonly best: number | null;
  readonly average: number | null;
  readonly is_established: boolean;
}

interface RatingRow {
  readonly players: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly history: readonly { readonly at: number; readonly mu: number; readonly sigma: number }[] | null;
}

interface RecentRow {
  readonly game_id: string;
  readonly ended_at: Date;
  readonly seat: number;
  readonly place: number | null;
  readonly total: number | null;
  readonly is_against_bots: boolean;
  readonly mu: number | null;
  readonly mu_before: number | null;
  readonly others: PlayedGame['others'] | null;
}

/** A player's profile, as its reader may see it. */
export async function profileOf(pool: Pool, user: string, reader: string | null): Promise<Profile | Refused> {
  // planned once for each connection: planning would take longer than reading
  const read = async <Row extends object>(name: string, text: string, values: unknown[] = [user]): Promise<Row[]> =>
    (await pool.query<Row>({ name: `profile-${name}`, text, values })).rows;
  const [person] = await read<PersonRow>('person', PERSON);
  if (person === undefined || person.id === DELETED_USER) return refuse('no-such-player');
  const { id, name, created_at: since, games, won, best, average } = person;
  const [categories, winners, disciplines, company, ratings, recent, against] = await Promise.all([
    read<Summed>('categories', CATEGORIES),
    winnersOf(pool),
    read<Summed>('disciplines', DISCIPLINES),
    read<Profile['company'][number]>('hired-most', HIRED_MOST),
    read<RatingRow>('ratings', RATINGS),
    read<RecentRow>('recent', RECENT, [user, reader]),
    read<Profile['against'][number]>('against', AGAINST, [user, reader]),
  ]);
  return {
    user: id,
    name,
    since: since.getTime(),
    games,
    won,
    best,
    average,
    categories: perCategory(categories),
    winners: perCategory(winners),
    disciplines: disciplinesFrom(disciplines),
    company,
    ratings: ratings.map((row) => ratingOf(row, !person.is_established)),
    recent: recent.map(playedGame),
    against,
  };
}

/** How long what winners do is kept, in milliseconds: it is the same on every profile, and changes slowly. */
const WINNERS_FOR = 600_000;
const winners = new WeakMap<Pool, { readonly until: number; readonly rows: Promise<readonly Summed[]> }>();

function winnersOf(pool: Pool): Promise<readonly Summed[]> {
  const known = winners.get(pool);
  if (known !== undefined && known.until > Date.now()) return known.rows;
  const rows = pool.query<Summed>({ name: 'winners', text: WINNERS }).then((answer) => answer.rows);
  winners.set(pool, { until: Date.now() + WINNERS_FOR, rows });
  // a failure is not kept
  rows.catch(() => winners.delete(pool));
  return rows;
}

function ratingOf({ players, mu, sigma, games, history }: RatingRow, provisional: boolean): Rating {
  return {
    players,
    ...shownRating({ mu, sigma }),
    games,
    provisional,
    history: (history ?? []).map((change) => ({ at: change.at, ...shownRating(change) })),
  };
}

function playedGame(row: RecentRow): PlayedGame {
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
