import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../db/pool.ts';
import { EngineFault } from '../play/engine-fault.ts';
import { execute } from '../play/execute.ts';
import type { Play } from '../play/play.ts';
import { changeTable } from '../tables/change-table.ts';
import { leave } from '../tables/seat-players.ts';
import { DROP_ARRIVAL } from './drop-arrival.ts';
import { DELETED_NAME, DELETED_USER } from './deleted-user.ts';

const TRIES = 3;

// unions, because an `or` over two tables would read all games
const UNFINISHED = `select g.id, g.status, g.version from games g join seats s on s.game_id = g.id
  where s.user_id = $1 and not s.is_packed and s.standing <> 'resigned' and s.kind = 'human' and g.status <> 'over'
  union select id, status, version from games where host_id = $1 and status = 'open'`;

/** A node may have seated the person after their sessions had ended. */
const LEFT = `select 1 from seats where user_id = $1 or arriving_id = $1 union all select 1 from games where host_id = $1 limit 1`;

/** A table that cannot be read cannot be played: it needs no leaving. */
const CLOSE_UNREADABLE = `update games set status = 'over', ending = 'abandoned', acting = null, deadline = null, offer = null,
  ended_at = now(), revision = revision + 1, mark = gen_random_uuid() where id = $1`;

/** The job that finishes a deletion. */
export const DELETE_JOB = 'delete-person';

// one deletion at a time: many requests do not slow down players
const ADD_JOB = `select graphile_worker.add_job('${DELETE_JOB}', json_build_object('user', u.id), queue_name => '${DELETE_JOB}',
  job_key => '${DELETE_JOB}:' || u.id::text)`;

/**
 * The part of a deletion that the request itself does: every way to sign in or be reached, and the name. One statement, so that many
 * requests cost little.
 */
const REQUEST = `with u as (
  update users set deleted_at = now(), name = '${DELETED_NAME}', vacation_until = null, handle = null, is_ranked = false, connected_at = null
  where id = $1 returning id),
ended as (delete from sessions where user_id = $1),
forgotten as (delete from passkeys where user_id = $1),
invalid as (delete from recovery_codes where user_id = $1),
unreachable as (delete from channels where user_id = $1),
alone as (delete from friends where user_id = $1 or friend_id = $1)
${ADD_JOB} from u`;

/**
 * Removes a person from rows that others also read, a few hundred rows at a time: each statement is repeated until it finds nothing. Rows
 * of games are locked in the order of their ids, as everywhere.
 */
const REMOVE: readonly string[] = [
  DROP_ARRIVAL,
  `with held as materialized (
    select id from games where id in (select game_id from seats where user_id = $1 order by game_id limit 200)
    order by id for update),
  changed as (
    update games g set revision = g.revision + 1, mark = gen_random_uuid() from held where g.id = held.id)
  update seats s set user_id = null, name = null from held where s.game_id = held.id and s.user_id = $1`,
  `update games set host_id = '${DELETED_USER}', revision = revision + 1, mark = gen_random_uuid() where id in
    (select id from games where host_id = $1 order by id limit 200 for update)`,
  // the line keeps its number, because clients count lines; its text is deleted
  `update chat set user_id = '${DELETED_USER}', name = '${DELETED_NAME}', text = '' where (game_id, number) in
    (select game_id, number from chat where user_id = $1 limit 500)`,
  `delete from commands where (game_id, client_id) in
    (select game_id, client_id from commands where user_id = $1 limit 500)`,
  `delete from outbox where id in (select id from outbox where user_id = $1 limit 500)`,
  `update results set user_id = null where (game_id, seat) in
    (select game_id, seat from results where user_id = $1 limit 500)`,
  `delete from rating_changes where user_id = $1 and game_id in
    (select game_id from rating_changes where user_id = $1 limit 500)`,
];

/** An open report keeps its copies until an operator has looked at it. */
const SETTLED_REPORTS = `delete from reports where settled_at is not null and (about_id = $1 or by_id = $1)`;

/** Closes a person's account and leaves the rest to a job. */
export async function requestDeletion(pool: Pool, user: string): Promise<void> {
  await pool.query({ name: 'request-deletion', text: REQUEST, values: [user] });
}

/** Adds the jobs of deletions that were requested but not finished. */
export async function deleteRest(pool: Pool): Promise<void> {
  await pool.query(`${ADD_JOB} from users u where u.deleted_at is not null`);
}

/** The job: deletes everything about a person, after leaving their open tables and resigning their running games. */
export async function deletePerson(play: Play, user: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    await leaveAll(play, user);
    for (const statement of REMOVE) while (((await play.pool.query(statement, [user])).rowCount ?? 0) > 0);
    const isDone = await inTransaction(play.pool, async (client) => {
      // a locked user row cannot take a seat
      await client.query('select 1 from users where id = $1 for update', [user]);
      const { rowCount } = await client.query(LEFT, [user]);
      if (rowCount !== 0) return false;
      await client.query(SETTLED_REPORTS, [user]);
      // cascades to all other rows of the user
      await client.query('delete from users where id = $1', [user]);
      return true;
    });
    if (isDone) return;
  }
  throw new Error(`the person ${user} keeps taking seats`);
}

async function leaveAll(play: Play, user: string): Promise<void> {
  const { rows } = await play.pool.query<{ id: string; status: string; version: number }>(UNFINISHED, [user]);
  for (const { id, status, version } of rows) {
    try {
      if (status === 'open')
        await changeTable(play, id, (stored) => leave(stored, { user, name: DELETED_NAME }, play.now()));
      else await execute(play, user, id, { id: randomUUID(), version, command: { kind: 'resign' } });
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      await play.pool.query(CLOSE_UNREADABLE, [id]);
    }
  }
}
