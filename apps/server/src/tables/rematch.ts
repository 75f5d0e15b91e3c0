import type { Kysely } from 'kysely';
import { inTransaction } from '../db/pool.ts';
import type { Schema } from '../db/schema.ts';
import { writeFollowUps } from '../play/follow-ups.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { changeTable } from './change-table.ts';
import { writeTable } from './host-table.ts';
import type { Player } from './seat-players.ts';

/** Opens a table for another game, with the seats rotated by one. All players who ask get the same table. */
export async function rematch(db: Kysely<Schema>, play: Play, player: Player, game: string): Promise<string | Refused> {
  const stored = await play.store.refresh(game);
  if (stored === undefined) return refuse('no-such-game');
  if (!stored.seats.some((seat) => seat.user === player.user)) return refuse('not-seated');
  if (stored.status !== 'over') return refuse('not-over');
  if (stored.rematch !== null) return stored.rematch;
  const { options, figures, rulings, pace, openChat, rated, seats } = stored;
  const opened = await db.transaction().execute((transaction) =>
    writeTable(transaction, {
      host: player.user,
      options,
      figures,
      ...(rulings === null ? {} : { rulings }),
      pace,
      listed: false,
      openChat,
      rated,
      invited: seats.flatMap(({ user }) => user ?? []),
      seats: movedRound(seats, player),
    }),
  );
  const named = await changeTable(play, game, (before) =>
    before.rematch === null ? { ...before, rematch: opened } : before,
  );
  if ('refused' in named) return named;
  if (named.rematch === opened) await invite(play, stored, opened, player.user);
  else await db.deleteFrom('games').where('id', '=', opened).execute();
  return named.rematch ?? opened;
}

/** At a daily pace players have left the table, so they get an invitation. Push settings carry over to the new game. */
async function invite(play: Play, { id, pace, seats }: StoredGame, opened: string, by: string): Promise<void> {
  await inTransaction(play.pool, async (client) => {
    await client.query(
      'insert into told_games (user_id, game_id) select user_id, $2 from told_games where game_id = $1 on conflict do nothing',
      [id, opened],
    );
    if (pace.kind !== 'days') return;
    const notices = seats.flatMap(({ user }) =>
      user === null || user === by ? [] : [{ user, kind: 'invitation', params: { by } } as const],
    );
    await writeFollowUps(client, opened, { wakeBot: false, notices, isOver: false });
  });
}

function movedRound(seats: StoredGame['seats'], player: Player): Parameters<typeof writeTable>[1]['seats'] {
  const moved = [...seats.slice(1), ...seats.slice(0, 1)];
  return moved.map((seat) => {
    if (seat.user === player.user) return { kind: 'human', user: player.user, name: player.name, bot: null };
    // a seat that a bot took over is offered to its player again
    const isBot = seat.kind === 'bot' && seat.user === null;
    return { kind: isBot ? 'bot' : 'open', user: null, name: null, bot: isBot ? seat.bot : null };
  });
}
