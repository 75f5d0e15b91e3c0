import type { Pool } from 'pg';

/** Milliseconds without a beat after which players count as cut off. */
export const LOST_AFTER = 5_000;
const BATCH = 500;

/*
 * Records that a node serves players. After a gap that is too long, every game whose clock ran during the gap is owed that time. A bot is
 * owed nothing: its deadline only says when to ask it again. One statement, so that of several nodes only one records the outage.
 */
const BEAT = `with beat as (
  update service set served_at = now() from (select served_at as before from service for update) as last
  where service.served_at < now() - interval '500 milliseconds' or service.served_at > now()
  returning last.before, extract(epoch from now() - last.before)::float8 * 1000 as gap),
owed as (
  insert into owed_time (game_id, deadline, owed)
  select g.id, g.deadline, beat.gap from beat, games g join seats s on s.game_id = g.id and s.seat = g.acting
  where beat.gap > ${LOST_AFTER} and g.status = 'running' and s.kind = 'human'
    and g.deadline > beat.before
  on conflict (game_id) do update set owed = case
    when owed_time.deadline = excluded.deadline then owed_time.owed + excluded.owed else excluded.owed end,
    deadline = excluded.deadline)
select gap from beat`;

/*
 * A turn that ended during the outage has another deadline, and is owed nothing. The table is empty except after an outage, and the
 * planner expects a row or two: the statement picks the rows first and finds the games by key.
 */
const GIVE = `with due as materialized (
  select game_id, deadline, owed * interval '1 millisecond' as owed from owed_time limit ${BATCH} for update skip locked),
given as (
  delete from owed_time where game_id = any(array(select game_id from due)))
update games g set deadline = g.deadline + due.owed, remind_at = g.remind_at + due.owed, revision = g.revision + 1,
  mark = gen_random_uuid()
from due where g.id = due.game_id and g.deadline = due.deadline`;

/** Records that this node serves players; returns how long no node did, in milliseconds. */
export async function beat(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ gap: number }>({ name: 'beat', text: BEAT });
  return rows[0]?.gap ?? 0;
}

/**
 * Adds the time that players lost in an outage to their deadlines. Returns the number of games whose deadline moved. Calls `afterSome`
 * every few hundred games: with many games the work takes longer than an outage.
 */
export async function compensateOutage(pool: Pool, afterSome: () => Promise<unknown>): Promise<number> {
  let games = 0;
  while (await isOwed(pool)) {
    games += (await pool.query({ name: 'give-back', text: GIVE })).rowCount ?? 0;
    await afterSome();
  }
  return games;
}

async function isOwed(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query({ name: 'is-owed', text: 'select 1 from owed_time limit 1' });
  return rowCount === 1;
}

const MAY_EXPIRE = `select 1 from service where served_at > now() - interval '${LOST_AFTER} milliseconds'
  and not exists (select 1 from owed_time)`;

/** Whether deadlines may pass: a node serves the players, and no game is owed time. */
export async function mayExpire(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query({ name: 'may-expire', text: MAY_EXPIRE });
  return rowCount === 1;
}
