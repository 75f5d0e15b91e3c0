import type { PoolClient } from 'pg';
import { inTransaction } from '../db/pool.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Change, Play } from '../play/play.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { lockGame, tell } from '../play/table-command.ts';
import { updateTable } from '../play/update-table.ts';

interface Person {
  readonly user: string;
  readonly name: string;
}

interface Own {
  readonly id: string;
  readonly status: StoredGame['status'];
  readonly is_seated_twice: boolean;
}

/** The games of two people, locked in one order, so that two such moves cannot wait for each other. */
const OWN = `select g.id, g.status,
  (select count(*) from seats s where s.game_id = g.id and s.user_id in ($1, $2)) = 2 as is_seated_twice
  from games g where g.host_id = $1 or g.id in (select game_id from seats where user_id = $1) order by g.id for update`;

/** What else a guest may have left behind; what the account has already stays as it is there. */
const MOVES: readonly string[] = [
  // somebody who played a finished game against themselves keeps one of its seats
  `update seats s set user_id = null where s.user_id = $1
    and exists (select 1 from seats o where o.game_id = s.game_id and o.user_id = $2)`,
  `update games set revision = revision + 1 where status = 'over' and id in (select game_id from seats where user_id = $1)`,
  `update seats set user_id = $2 where user_id = $1`,
  `update games set host_id = $2, revision = revision + 1 where host_id = $1`,
  `update chat set user_id = $2 where user_id = $1`,
  `update commands set user_id = $2 where user_id = $1`,
  `update outbox set user_id = $2 where user_id = $1`,
  `update results set user_id = $2 where user_id = $1
    and not exists (select 1 from results o where o.game_id = results.game_id and o.user_id = $2)`,
  `update channels c set user_id = $2 where user_id = $1
    and not exists (select 1 from channels o where o.user_id = $2 and o.kind = c.kind and o.address = c.address)`,
  `insert into blocks (user_id, blocked_id, at) select $2, blocked_id, at from blocks where user_id = $1 and blocked_id <> $2
    on conflict do nothing`,
  `insert into told_games (user_id, game_id) select $2, game_id from told_games where user_id = $1 on conflict do nothing`,
  // two ratings cannot be made one: that of the account counts, where it has one
  `update rating_changes set user_id = $2 where user_id = $1
    and players not in (select players from ratings where user_id = $2)
    and not exists (select 1 from rating_changes o where o.game_id = rating_changes.game_id and o.user_id = $2)`,
  `update ratings set user_id = $2 where user_id = $1 and players not in (select players from ratings where user_id = $2)`,
  `delete from users where id = $1`,
];

/** Gives everything of a guest to the account that has signed in on the same device. Answers how many games came along. */
export async function takeAlong(play: Play, guest: string, to: Person): Promise<number | Refused> {
  const done = await inTransaction(play.pool, async (client) => {
    const { rows } = await client.query<Own>(OWN, [guest, to.user]);
    const twice = rows.filter((row) => row.is_seated_twice && row.status !== 'over');
    // one person cannot play two seats: the guest's must be left first
    if (twice.length > 0) return refuse('seated-twice', null, { games: twice.map(({ id }) => id) });
    const changes: Change[] = [];
    for (const { id, status } of rows) {
      if (status === 'over') continue;
      const change = await handOver(client, play, id, guest, to);
      if (change !== undefined) changes.push(change);
    }
    for (const move of MOVES) await client.query(move, valuesOf(move, guest, to.user));
    return { changes, moved: rows.length };
  });
  if ('refused' in done) return done;
  for (const change of done.changes) tell(play, change);
  return done.moved;
}

const valuesOf = (statement: string, guest: string, user: string): string[] =>
  statement.includes('$2') ? [guest, user] : [guest];

async function handOver(
  client: PoolClient,
  play: Play,
  game: string,
  guest: string,
  { user, name }: Person,
): Promise<Change | undefined> {
  const was = await lockGame(client, play, game);
  if (was === undefined) return undefined;
  const seats = was.seats.map((seat) => (seat.user === guest ? { ...seat, user, name } : seat));
  const changed = { ...was, seats, host: was.host === guest ? user : was.host };
  return { was, is: await updateTable(client, was, changed, play.now()) };
}
