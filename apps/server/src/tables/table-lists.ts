import type { Pool } from 'pg';
import type { GameStore } from '../play/game-store.ts';
import { loadTables, type TableList } from '../play/load-game.ts';

/** Waiting tables come first: running games cannot displace them, however many there are. */
const LISTED = `g.id in (
    (select w.id from games w where w.listed and w.status = 'open' and (w.bot_seats is null or w.pace ->> 'kind' = 'days') order by w.created_at desc limit 100)
    union all (select r.id from games r where r.listed and r.status = 'running' order by r.created_at desc limit 25))
  order by g.status = 'open' desc, g.created_at desc`;

const OWN = `g.id in (
    select s.game_id from seats s join games u on u.id = s.game_id
      where s.user_id = $1 and not s.is_packed and u.status <> 'over'
    union (select s.game_id from seats s where s.user_id = $1 order by s.game_id desc limit 25))
  order by g.created_at desc`;

/** Live tables where a bot's seat is free, no other player is arriving, and the players are not away. */
const FREE_SEATS = `g.id in (
    select r.id from games r where r.status = 'running' and r.bot_seats = 'open' and r.listed
      and r.started_at > now() - interval '3 hours' and r.pace ->> 'kind' = 'live' and r.deadline > now()
      and exists (select 1 from seats b where b.game_id = r.id and b.kind = 'bot')
      and exists (select 1 from seats p where p.game_id = r.id and p.kind = 'human' and p.standing = 'playing')
      and not exists (select 1 from seats m where m.game_id = r.id
        and (m.arriving_id is not null or m.user_id = $1 or (m.kind = 'human' and m.user_id = any($2::uuid[]))))
    order by r.started_at desc limit 10)
  order by g.started_at desc`;

/** The tables at which the user can take a bot's seat, except those with people in `apart`. */
export const tablesWithFreeSeats = (pool: Pool, user: string, apart: ReadonlySet<string>): Promise<TableList> =>
  loadTables(pool, 'free-seats', FREE_SEATS, [user, [...apart]]);

/** The newest tables that anyone may see, cached for a moment per node. */
export function listedTables(pool: Pool, node: GameStore): Promise<TableList> {
  const known = listed.get(node);
  if (known !== undefined && known.until > Date.now()) return known.tables;
  const tables = loadTables(pool, 'listed-tables', LISTED, []);
  listed.set(node, { until: Date.now() + LISTED_FOR, tables });
  // a failure is not cached
  tables.catch(() => listed.delete(node));
  return tables;
}

/** Clears the cached list of this node, so that the user who changed a table sees the change. */
export const clearTableListCache = (node: GameStore): void => void listed.delete(node);

/** How long a list that is the same for all users is cached, in milliseconds. */
const LISTED_FOR = 1_000;
const listed = new WeakMap<GameStore, { readonly until: number; readonly tables: Promise<TableList> }>();

/** All unfinished games of a player, however many are newer, and the newest of the others. Ids are ordered by time. */
export const ownTables = (pool: Pool, user: string): Promise<TableList> => loadTables(pool, 'own-tables', OWN, [user]);
