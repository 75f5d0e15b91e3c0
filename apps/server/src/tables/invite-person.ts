import { inTransaction } from '../db/pool.ts';
import { writeFollowUps } from '../play/follow-ups.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { changeTable } from './change-table.ts';

/** Between two people only one invitation is open at a time, for a day. */
const ASKED = `select 1 from outbox where user_id = $1 and kind = 'invitation' and params ->> 'by' = $2
  and at > now() - interval '1 day' and exists (select 1 from games g where g.id = outbox.game_id and g.status = 'open') limit 1`;

/** Invites a person by name: one notice, and no key is needed. */
export async function invitePerson(
  play: Play,
  by: string,
  game: string,
  asked: string,
  apart: ReadonlySet<string>,
): Promise<StoredGame | Refused> {
  if (asked === by) return refuse('self-meant');
  const known = await play.pool.query('select 1 from users where id = $1 and deleted_at is null', [asked]);
  // a blocked user does not learn of the block
  if (known.rowCount === 0 || apart.has(asked)) return refuse('no-such-player');
  const open = await play.pool.query({ name: 'asked-already', text: ASKED, values: [asked, by] });
  if (open.rowCount !== 0) return refuse('asked-already');
  const changed = await changeTable(play, game, (stored) => {
    if (stored.status !== 'open') return refuse('not-open', stored.version);
    if (!stored.seats.some((seat) => seat.user === by)) return refuse('not-seated', stored.version);
    if (stored.seats.some((seat) => seat.user === asked)) return refuse('already-seated', stored.version);
    return stored.invited.includes(asked) ? stored : { ...stored, invited: [...stored.invited, asked] };
  });
  if ('refused' in changed) return changed;
  await inTransaction(play.pool, (client) =>
    writeFollowUps(client, game, {
      wakeBot: false,
      notices: [{ user: asked, kind: 'invitation', params: { by } }],
      isOver: false,
    }),
  );
  return changed;
}
