import { randomUUID } from 'node:crypto';
import { inTransaction } from '../db/pool.ts';
import { execute } from '../play/execute.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import { changeTable } from '../tables/change-table.ts';
import { leave } from '../tables/seat-players.ts';
import { NO_NAME, NOBODY } from './nobody.ts';

const TRIES = 3;

const UNFINISHED = `select distinct g.id, g.status, g.version from games g left join seats s on s.game_id = g.id and s.user_id = $1
  where g.status <> 'over' and ((s.user_id = $1 and s.standing <> 'resigned' and s.kind = 'human')
    or (g.host_id = $1 and g.status = 'open'))`;

const HOLD_GAMES = `select 1 from games where host_id = $1 or id in (select game_id from seats where user_id = $1)
  order by id for update`;

/** What is left of a person in games that belong to others too. Their own tables go with the person's row. */
const REMOVE: readonly string[] = [
  `update games set revision = revision + 1 where id in (select game_id from seats where user_id = $1)`,
  `update seats set user_id = null, name = null where user_id = $1`,
  `update games set host_id = '${NOBODY}', revision = revision + 1 where host_id = $1`,
  // a line keeps its number, because readers count; what it said is gone
  `update chat set user_id = '${NOBODY}', name = '${NO_NAME}', text = '' where user_id = $1`,
  `delete from commands where user_id = $1`,
  `update reports set about_name = '${NO_NAME}', lines = '[]' where about_id = $1 and settled_at is not null`,
  `delete from users where id = $1`,
];

/** Deletes everything about a person. Tables are left and running games given up first, as if they did so themselves. */
export async function deletePerson(play: Play, user: string): Promise<Refused | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    await leaveAll(play, user);
    const isDone = await inTransaction(play.pool, async (client) => {
      // games before people, as whoever counts a game that has just ended: the other way round the two wait for each other
      await client.query(HOLD_GAMES, [user]);
      // nobody takes a seat for a person whose row is held
      await client.query('select 1 from users where id = $1 for update', [user]);
      const { rowCount } = await client.query(UNFINISHED, [user]);
      if (rowCount !== 0) return false;
      for (const statement of REMOVE) await client.query(statement, [user]);
      return true;
    });
    if (isDone) return undefined;
  }
  return refuse('unavailable');
}

async function leaveAll(play: Play, user: string): Promise<void> {
  const { rows } = await play.pool.query<{ id: string; status: string; version: number }>(UNFINISHED, [user]);
  for (const { id, status, version } of rows) {
    if (status === 'open') await changeTable(play, id, (stored) => leave(stored, { user, name: NO_NAME }, play.now()));
    else await execute(play, user, id, { id: randomUUID(), version, command: { kind: 'resign' } });
  }
}
