import { inTransaction } from '../db/pool.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { lockTable, publishChange } from '../play/table-command.ts';
import { updateTable } from '../play/update-table.ts';
import { clearTableListCache } from './table-lists.ts';

/** Changes a table under its row's lock. The record is not needed, so it need not be readable. */
export async function changeTable(
  play: Play,
  game: string,
  change: (stored: StoredGame) => StoredGame | Refused,
): Promise<StoredGame | Refused> {
  const done = await inTransaction(play.pool, async (client) => {
    const before = await lockTable(client, play, game);
    if (before === undefined) return refuse('no-such-game');
    const changed = change(before);
    if ('refused' in changed) return changed;
    return { before, after: changed === before ? before : await updateTable(client, before, changed, play.now()) };
  });
  if ('refused' in done) return done;
  publishChange(play, done);
  clearTableListCache(play.store);
  return done.after;
}
