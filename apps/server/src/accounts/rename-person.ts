import type { Play } from '../play/play.ts';
import { changeTable } from '../tables/change-table.ts';

const UNFINISHED = `select g.id from seats s join games g on g.id = s.game_id
  where s.user_id = $1 and g.status <> 'over' and s.name is distinct from $2`;

/** A new name is shown at once wherever the person sits; finished games keep the one they were played under. */
export async function renamePerson(play: Play, user: string, name: string): Promise<void> {
  await play.pool.query('update users set name = $2 where id = $1', [user, name]);
  const { rows } = await play.pool.query<{ id: string }>(UNFINISHED, [user, name]);
  for (const { id } of rows)
    await changeTable(play, id, (stored) => ({
      ...stored,
      seats: stored.seats.map((seat) => (seat.user === user ? { ...seat, name } : seat)),
    }));
}
