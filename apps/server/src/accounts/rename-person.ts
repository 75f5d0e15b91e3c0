import { EngineFault } from '../play/engine-fault.ts';
import type { Play } from '../play/play.ts';
import { changeTable } from '../tables/change-table.ts';

const UNFINISHED = `select g.id from seats s join games g on g.id = s.game_id
  where s.user_id = $1 and not s.is_packed and g.status <> 'over' and s.name is distinct from $2`;

/** A table that cannot be read has no watchers to notify. */
const RENAME_UNREADABLE = 'update seats set name = $2 where user_id = $1 and game_id = $3';

/** Updates the name in unfinished games; finished games keep the name they were played under. */
export async function renamePerson(play: Play, user: string, name: string): Promise<void> {
  await play.pool.query('update users set name = $2 where id = $1', [user, name]);
  const { rows } = await play.pool.query<{ id: string }>(UNFINISHED, [user, name]);
  for (const { id } of rows) {
    try {
      await changeTable(play, id, (stored) => ({
        ...stored,
        seats: stored.seats.map((seat) => (seat.user === user ? { ...seat, name } : seat)),
      }));
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      await play.pool.query(RENAME_UNREADABLE, [user, name, id]);
    }
  }
}
