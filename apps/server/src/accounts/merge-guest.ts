import type { PoolClient } from 'pg';
import { DROP_ARRIVAL } from './drop-arrival.ts';
import { inTransaction } from '../db/pool.ts';
import { EngineFault } from '../play/engine-fault.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Change, Play } from '../play/play.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { lockTable, publishChange } from '../play/table-command.ts';
import { updateTable } from '../play/update-table.ts';

interface Person {
  readonly user: string;
  readonly name: string;
}

interface GuestGame {
  readonly id: string;
  readonly status: StoredGame['status'];
  readonly is_seated_twice: boolean;
}

/** The guest's games, locked in id order so that two merges cannot deadlock. */
const GUEST_GAMES = `select g.id, g.status,
  (select count(*) from seats s where s.game_id = g.id and s.user_id in ($1, $2)) = 2 as is_seated_twice
  from games g where g.id in (select id from games where host_id = $1 union select game_id from seats where user_id = $1)
  order by g.id for update`;

/**
 * Moves everything else the guest owns, each table in a separate part of one statement. Where the account already has a row, the
 * account's row stays; the guest's row is deleted with the guest.
 */
const MERGE = `with moved_seats as (
  -- a person who played a finished game against themselves keeps one of its seats
  update seats s set user_id = case when exists (select 1 from seats o where o.game_id = s.game_id and o.user_id = $2) then null
    else $2::uuid end where s.user_id = $1),
moved_games as (
  update games set host_id = case when host_id = $1 then $2 else host_id end, revision = revision + 1, mark = gen_random_uuid()
  where id in (select id from games where host_id = $1 union select game_id from seats where user_id = $1)
    and (status = 'over' or host_id = $1)),
moved_chat as (update chat set user_id = $2 where user_id = $1),
moved_commands as (update commands set user_id = $2 where user_id = $1),
moved_notices as (update outbox set user_id = $2 where user_id = $1),
moved_results as (
  update results set user_id = $2 where user_id = $1
    and not exists (select 1 from results o where o.game_id = results.game_id and o.user_id = $2)),
-- the account's own result of a day stays
moved_dailies as (
  update daily_results d set user_id = $2 where user_id = $1
    and not exists (select 1 from daily_results o where o.user_id = $2 and o.daily_on = d.daily_on)),
-- the device still knows the guest's evenings and tells the account about them
moved_evenings as (
  update evenings e set user_id = $2 where user_id = $1
    and not exists (select 1 from evenings o where o.user_id = $2 and o.person = e.person)),
moved_channels as (
  update channels c set user_id = $2 where user_id = $1
    and not exists (select 1 from channels o where o.user_id = $2 and o.kind = c.kind and o.address = c.address)),
moved_blocks as (
  insert into blocks (user_id, blocked_id, at) select $2, blocked_id, at from blocks where user_id = $1 and blocked_id <> $2
    on conflict do nothing),
moved_friends as (
  insert into friends (user_id, friend_id, at) select $2, friend_id, at from friends where user_id = $1 and friend_id <> $2
    on conflict do nothing),
moved_friends_of as (
  insert into friends (user_id, friend_id, at) select user_id, $2, at from friends where friend_id = $1 and user_id <> $2
    on conflict do nothing),
moved_pushes as (
  insert into told_games (user_id, game_id) select $2, game_id from told_games where user_id = $1 on conflict do nothing),
-- ratings cannot be merged: the account's own rating stays
moved_changes as (
  update rating_changes set user_id = $2 where user_id = $1
    and players not in (select players from ratings where user_id = $2)
    and not exists (select 1 from rating_changes o where o.game_id = rating_changes.game_id and o.user_id = $2))
update ratings set user_id = $2 where user_id = $1 and players not in (select players from ratings where user_id = $2)`;

/** Moves everything a guest owns to the account that signed in on the same device. Returns the number of moved games. */
export async function mergeGuest(play: Play, guest: string, to: Person): Promise<number | Refused> {
  const done = await inTransaction(play.pool, async (client) => {
    const { rows } = await client.query<GuestGame>(GUEST_GAMES, [guest, to.user]);
    const seatedTwice = rows.filter((row) => row.is_seated_twice && row.status !== 'over');
    // one person cannot play two seats: the guest must leave first
    if (seatedTwice.length > 0) return refuse('seated-twice', null, { games: seatedTwice.map(({ id }) => id) });
    const changes: Change[] = [];
    for (const { id, status } of rows) {
      if (status === 'over') continue;
      const change = await handOver(client, play, id, guest, to).catch(unreadable);
      if (change !== undefined) changes.push(change);
    }
    await client.query(DROP_ARRIVAL, [guest]);
    await client.query({ name: 'merge-guest', text: MERGE, values: [guest, to.user] });
    await client.query('delete from users where id = $1', [guest]);
    return { changes, moved: rows.length };
  });
  if ('refused' in done) return done;
  for (const change of done.changes) publishChange(play, change);
  return done.moved;
}

/** A table that cannot be read moves with the other rows; it has no watchers to notify. */
function unreadable(error: unknown): undefined {
  if (!(error instanceof EngineFault)) throw error;
}

async function handOver(
  client: PoolClient,
  play: Play,
  game: string,
  guest: string,
  { user, name }: Person,
): Promise<Change | undefined> {
  const before = await lockTable(client, play, game);
  if (before === undefined) return undefined;
  const seats = before.seats.map((seat) => (seat.user === guest ? { ...seat, user, name } : seat));
  const changed = { ...before, seats, host: before.host === guest ? user : before.host };
  return { before, after: await updateTable(client, before, changed, play.now()) };
}
