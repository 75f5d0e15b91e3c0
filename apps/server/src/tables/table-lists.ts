import type { Pool } from 'pg';
import { loadTables, type TableList } from '../play/load-game.ts';

const LISTED = `g.listed and g.status <> 'over' order by g.created_at desc limit 50`;

const OWN = `g.id in (
    select s.game_id from seats s join games u on u.id = s.game_id
      where s.user_id = $1 and not s.is_packed and u.status <> 'over'
    union (select s.game_id from seats s where s.user_id = $1 order by s.game_id desc limit 100))
  order by g.created_at desc`;

/** The newest tables that anyone may see. */
export const listedTables = (pool: Pool): Promise<TableList> => loadTables(pool, LISTED, []);

/** All unfinished games of a player, however many are newer, and the newest of the others. Ids are ordered by time. */
export const ownTables = (pool: Pool, user: string): Promise<TableList> => loadTables(pool, OWN, [user]);
