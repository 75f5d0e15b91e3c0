import type { Pool } from 'pg';
import { loadTables, type TableList } from '../play/load-game.ts';

/** Tables that wait for players come first: however many games run, nobody can push them off the list. */
const LISTED = `g.id in (
    (select w.id from games w where w.listed and w.status = 'open' order by w.created_at desc limit 100)
    union all (select r.id from games r where r.listed and r.status = 'running' order by r.created_at desc limit 25))
  order by g.status = 'open' desc, g.created_at desc`;

const OWN = `g.id in (
    select s.game_id from seats s join games u on u.id = s.game_id
      where s.user_id = $1 and not s.is_packed and u.status <> 'over'
    union (select s.game_id from seats s where s.user_id = $1 order by s.game_id desc limit 100))
  order by g.created_at desc`;

/** The newest tables that anyone may see. */
export const listedTables = (pool: Pool): Promise<TableList> => loadTables(pool, LISTED, []);

/** All unfinished games of a player, however many are newer, and the newest of the others. Ids are ordered by time. */
export const ownTables = (pool: Pool, user: string): Promise<TableList> => loadTables(pool, OWN, [user]);
