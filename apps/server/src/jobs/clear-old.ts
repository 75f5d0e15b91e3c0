import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { DELETED_USER } from '../accounts/deleted-user.ts';
import { SESSION_DAYS } from '../accounts/session-days.ts';
import { inTransaction } from '../db/pool.ts';
import { EngineFault } from '../play/engine-fault.ts';
import type { Play } from '../play/play.ts';
import type { StoredStatus } from '../play/stored-game.ts';
import { ended } from '../play/verdict.ts';
import { changeTable } from '../tables/change-table.ts';

/* How long rows are kept. Each run deletes a limited number of them, so that it never takes long; the next run continues. */

/** Unstarted tables: private ones; listed ones; listed live ones, counted from the host's last visit. */
const UNSTARTED = '30 days';
const UNSTARTED_LISTED = '14 days';
const HOST_AWAY = '30 minutes';
/** An abandoned daily game, counted from its day. */
const FORGOTTEN_DAILY = '14 days';
/** A table that was closed before it started. */
const CLOSED = '7 days';
/** A sent notice. */
export const NOTICE_DAYS = 30;
const NOTICE = `${NOTICE_DAYS} days`;
/** An unused session, whose cookie has expired. */
const SESSION = `${SESSION_DAYS} days`;
/** The records of ended sessions, and of codes sent to mailboxes: no query reads older ones. */
const ENDED = '1 day';
/** A guest who has never sat at a table. */
const GUEST = '90 days';

const TABLES = 100;
const NOTICES = 1_000;
const PEOPLE = 500;

/** The number of rows that a run has removed, and where the next one starts. */
export interface Cleared {
  readonly closed: number;
  readonly tables: number;
  readonly notices: number;
  readonly sessions: number;
  readonly guests: number;
  /** Where the next run continues the scan of all people. */
  readonly next: string;
}

/** Removes old rows. `from` is the `next` of the run before: the scan of people begins there. */
export async function clearOld(play: Play, from: string = randomUUID()): Promise<Cleared> {
  const { pool } = play;
  return {
    closed: (await closeUnstarted(play)) + (await closeForgotten(play)),
    tables: await deleteClosed(pool),
    notices: await deleteNotices(pool),
    ...(await forgetPeople(pool, from)),
  };
}

const WAITING = `select id from games where started_at is null and status = 'open'
  and (created_at < now() - interval '${UNSTARTED}'
    or listed and created_at < now() - interval '${UNSTARTED_LISTED}'
    or listed and pace ->> 'kind' = 'live' and bot_seats is null
      and greatest(host_seen_at, created_at) < now() - interval '${HOST_AWAY}')
  order by created_at limit ${TABLES}`;

const CLOSE_UNREADABLE = `update games set status = 'over', ending = 'abandoned', ended_at = now(), revision = revision + 1,
  mark = gen_random_uuid() where id = $1`;

/** A daily game has no clock that would end it. */
const FORGOTTEN = `select id from games where status = 'running' and daily_on < (now() - interval '${FORGOTTEN_DAILY}')::date
  order by daily_on limit ${TABLES}`;

const closeUnstarted = (play: Play): Promise<number> => closeAll(play, WAITING, 'open');
const closeForgotten = (play: Play): Promise<number> => closeAll(play, FORGOTTEN, 'running');

async function closeAll(play: Play, found: string, status: StoredStatus): Promise<number> {
  const { rows } = await play.pool.query<{ id: string }>(found);
  for (const { id } of rows) {
    try {
      await changeTable(play, id, (stored) =>
        stored.status === status ? ended(stored, 'abandoned', play.now()) : stored,
      );
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      await play.pool.query(CLOSE_UNREADABLE, [id]);
    }
  }
  return rows.length;
}

const DELETE_CLOSED = `delete from games where id in (
  select id from games where started_at is null and status = 'over' and created_at < now() - interval '${CLOSED}'
    and ended_at < now() - interval '${CLOSED}' order by created_at limit ${TABLES} for update skip locked)
  returning id`;

/** The next request for a rematch opens a new table. */
const FORGET_REMATCH = `update games set rematch = null, revision = revision + 1, mark = gen_random_uuid()
  where rematch = any($1::uuid[])`;

function deleteClosed(pool: Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(DELETE_CLOSED);
    if (rows.length > 0) await client.query(FORGET_REMATCH, [rows.map(({ id }) => id)]);
    return rows.length;
  });
}

// ids grow with time: the first rows of the index are the oldest
const DELETE_NOTICES = `delete from outbox where id in (
  select id from (select id, at, sent_at from outbox order by id limit ${NOTICES}) as oldest
  where sent_at is not null and at < now() - interval '${NOTICE}')`;

async function deleteNotices(pool: Pool): Promise<number> {
  return (await pool.query(DELETE_NOTICES)).rowCount ?? 0;
}

/*
 * The scan follows the random ids of people round and round: it needs no index or mark of the last visit, and costs one read per person
 * and lap.
 */
const WALK = `select id from users where id > $1 order by id limit ${PEOPLE}`;
const FIRST = '00000000-0000-0000-0000-000000000000';

const DELETE_SESSIONS = `delete from sessions where user_id = any($1::uuid[]) and seen_at < now() - interval '${SESSION}'`;

/** Guests who did nothing that others can see. */
const DELETE_GUESTS = `delete from users u where u.id = any($1::uuid[]) and u.id <> '${DELETED_USER}' and u.deleted_at is null
  and u.created_at < now() - interval '${GUEST}'
  and not exists (select 1 from sessions where user_id = u.id and seen_at > now() - interval '${GUEST}')
  and not exists (select 1 from passkeys where user_id = u.id)
  and not exists (select 1 from recovery_codes where user_id = u.id)
  and not exists (select 1 from channels where user_id = u.id)
  and not exists (select 1 from seats where user_id = u.id)
  and not exists (select 1 from games where host_id = u.id)
  and not exists (select 1 from chat where user_id = u.id)
  and not exists (select 1 from results where user_id = u.id)
  and not exists (select 1 from reports where about_id = u.id)`;

async function forgetPeople(pool: Pool, from: string): Promise<Pick<Cleared, 'sessions' | 'guests' | 'next'>> {
  const { rows } = await pool.query<{ id: string }>(WALK, [from]);
  const people = rows.map(({ id }) => id);
  // reports about people who have deleted their accounts
  await pool.query('delete from reports where about_id is null and settled_at is not null');
  await pool.query(`delete from mail_codes where at < now() - interval '${ENDED}'`);
  await pool.query(`delete from changed_sessions where at < now() - interval '${ENDED}'`);
  const sessions = await pool.query(DELETE_SESSIONS, [people]);
  const guests = await pool.query(DELETE_GUESTS, [people]);
  return {
    sessions: sessions.rowCount ?? 0,
    guests: guests.rowCount ?? 0,
    next: people.length < PEOPLE ? FIRST : (people.at(-1) ?? FIRST),
  };
}
