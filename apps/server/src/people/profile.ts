import type { Profile, Rating } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { DELETED_USER } from '../accounts/deleted-user.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import { isEstablished } from '../ratings/established.ts';
import { shownRating } from '../ratings/rate.ts';
import { playedGames, SHOWN } from './played-games.ts';
import { disciplinesFrom, perCategory, type Summed } from './read-sums.ts';

const PERSON = `select u.id, u.name, u.created_at, ${isEstablished('u')} as is_established,
  count(r.place)::int as games, (count(*) filter (where r.place = 1))::int as won, max(r.total)::int as best,
  avg(r.total)::float8 as average
  from users u left join results r on r.user_id = u.id and r.place is not null where u.id = $1 and u.deleted_at is null group by u.id`;

/** The numbers of a JSON column. One damaged row must not hide the numbers of the others. */
const numbersOf = (column: string): string =>
  `jsonb_each(case when jsonb_typeof(${column}) = 'object' then ${column} end) as item (key, number)
   cross join lateral (select case when jsonb_typeof(number) = 'number' then number::float8 end as value) as read`;

/** Enough winners for a stable average, and few enough for one query. */
const WINNERS = `select key, avg(value) as value from
  (select categories from results where place = 1 and categories is not null order by ended_at desc limit 300) as won,
  ${numbersOf('categories')} where value is not null group by key`;

const RATINGS = `select r.players, r.mu, r.sigma, r.games,
  (select json_agg(json_build_object('at', (extract(epoch from c.at) * 1000)::bigint, 'mu', c.mu, 'sigma', c.sigma) order by c.at)
    from (select * from rating_changes where user_id = $1 and players = r.players order by at desc limit 200) as c) as history
  from ratings r where r.user_id = $1 and r.games > 0 order by r.games desc`;

const listOf = (query: string): string => `(select coalesce(json_agg(row), '[]') from (${query}) as row)`;

/**
 * A player's playing style, from their newest games: the cost does not grow with the years. One query for everything: separate queries
 * would each read these games again.
 */
const STYLE = `with newest as materialized (select * from results where user_id = $1 order by ended_at desc limit 100)
select ${listOf(`select key, avg(value) as value from newest, ${numbersOf('categories')} where value is not null group by key`)} as categories,
  ${listOf(`select key, sum(value) as value from newest, ${numbersOf('activations')} where value is not null group by key`)} as disciplines,
  ${listOf(`select tile, count(*)::int as times from newest, unnest(hired) as tile group by tile order by times desc, tile limit 4`)} as company,
  ${listOf(`select u.id as user, u.name, (count(*) filter (where newest.place < o.place))::int as ahead,
      (count(*) filter (where newest.place > o.place))::int as behind
    from newest join results o on o.game_id = newest.game_id and o.seat <> newest.seat and o.place is not null
    join users u on u.id = o.user_id where newest.place is not null and ${SHOWN('newest')}
    group by u.id order by count(*) desc, u.id limit 3`)} as against`;

interface StyleRow extends Pick<Profile, 'company' | 'against'> {
  readonly categories: readonly Summed[];
  readonly disciplines: readonly Summed[];
}

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

/** A player's profile, as its reader may see it. */
export async function profileOf(pool: Pool, user: string, reader: string | null): Promise<Profile | Refused> {
  // planned once for each connection: planning would take longer than reading
  const read = async <Row extends object>(name: string, text: string, values: unknown[] = [user]): Promise<Row[]> =>
    (await pool.query<Row>({ name: `profile-${name}`, text, values })).rows;
  const [[person], [style], winners, ratings, recent] = await Promise.all([
    read<PersonRow>('person', PERSON),
    read<StyleRow>('style', STYLE, [user, reader]),
    winnersOf(pool),
    read<RatingRow>('ratings', RATINGS),
    playedGames(pool, user, reader, {}),
  ]);
  if (person === undefined || style === undefined || person.id === DELETED_USER) return refuse('no-such-player');
  const { id, name, created_at: since, games, won, best, average } = person;
  return {
    user: id,
    name,
    since: since.getTime(),
    games,
    won,
    best,
    average,
    categories: perCategory(style.categories),
    winners: perCategory(winners),
    disciplines: disciplinesFrom(style.disciplines),
    company: style.company,
    ratings: ratings.map((row) => ratingOf(row, !person.is_established)),
    recent: [...recent.games],
    against: style.against,
  };
}

/** How long the averages of winners are cached, in milliseconds: they are the same on every profile, and change slowly. */
const WINNERS_FOR = 600_000;
const winners = new WeakMap<Pool, { readonly until: number; readonly rows: Promise<readonly Summed[]> }>();

function winnersOf(pool: Pool): Promise<readonly Summed[]> {
  const known = winners.get(pool);
  if (known !== undefined && known.until > Date.now()) return known.rows;
  const rows = pool.query<Summed>({ name: 'winners', text: WINNERS }).then((answer) => answer.rows);
  winners.set(pool, { until: Date.now() + WINNERS_FOR, rows });
  // a failure is not cached
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
