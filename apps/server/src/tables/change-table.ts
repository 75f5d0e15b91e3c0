import { inTransaction } from '../db/pool.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { lockGame, tell } from '../play/table-command.ts';
import { updateTable } from '../play/update-table.ts';

/** Changes a table under the lock of its row. */
export async function changeTable(
  play: Play,
  game: string,
  change: (stored: StoredGame) => StoredGame | Refused,
): Promise<StoredGame | Refused> {
  const done = await inTransaction(play.pool, async (client) => {
    const was = await lockGame(client, play, game);
    if (was === undefined) return refuse('no-such-game');
    const changed = change(was);
    if ('refused' in changed) return changed;
    return { was, is: changed === was ? was : await updateTable(client, was, changed, play.now()) };
  });
  if ('refused' in done) return done;
  tell(play, done);
  return done.is;
}
