import { randomUUID } from 'node:crypto';
import { ENGINE_VERSION } from '@la-stanza/engine';
import type { PoolClient } from 'pg';
import { inTransaction } from '../db/pool.ts';
import { EngineFault } from '../play/engine-fault.ts';
import { followUps, writeFollowUps, type Notice } from '../play/follow-ups.ts';
import type { Play } from '../play/play.ts';
import { isBot, type StoredGame } from '../play/stored-game.ts';
import { lockGame, tell } from '../play/table-command.ts';
import { updateTable } from '../play/update-table.ts';
import { givenUp, timeUp } from '../play/absence.ts';
import { withNewClock } from '../play/offers.ts';

/** Players get this much beyond their deadline: messages need their time too. */
const LENIENCE = 1_000;
const AT_ONCE = 100;
/** A vacation ends with at least this long to play. */
const AFTER_VACATION = 86_400_000;

// games of another engine are left to the workers of that build
const OVERDUE = `select id from games where deadline < to_timestamp($1::float8 / 1000) and status = 'running' and engine = $2
  order by deadline limit ${AT_ONCE}`;
const TO_REMIND = `select id from games where remind_at < to_timestamp($1::float8 / 1000) and status = 'running' and engine = $2
  limit ${AT_ONCE}`;

/** Looks for deadlines that have passed; several workers may look at once. Returns how many there were. */
export async function sweep(play: Play): Promise<number> {
  const now = play.now();
  const overdue = await play.pool.query<{ id: string }>({
    name: 'overdue',
    text: OVERDUE,
    values: [now - LENIENCE, ENGINE_VERSION],
  });
  const due = await play.pool.query<{ id: string }>({
    name: 'to-remind',
    text: TO_REMIND,
    values: [now, ENGINE_VERSION],
  });
  const works = [
    ...overdue.rows.map(
      ({ id }) =>
        () =>
          expire(play, id),
    ),
    ...due.rows.map(
      ({ id }) =>
        () =>
          remind(play, id),
    ),
  ];
  await eachApart(works);
  return overdue.rows.length;
}

/** A game that cannot be read must not keep the others from their deadlines; it is told of when they are done. */
async function eachApart(works: readonly (() => Promise<void>)[]): Promise<void> {
  const faults: EngineFault[] = [];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'games that cannot be read were passed over');
}

/** One deadline has passed. A move that came first has changed the row, and then there is nothing to do. */
async function expire(play: Play, game: string): Promise<void> {
  const done = await inTransaction(play.pool, async (client) => {
    const was = await lockGame(client, play, game);
    const now = play.now();
    if (was === undefined || was.status !== 'running' || was.deadline === null || was.deadline > now - LENIENCE)
      return undefined;
    const { change, notices } = await outcome(client, play.botLimit, was, now);
    const is = await updateTable(client, was, change, now);
    const after = followUps(was, is, false);
    await writeFollowUps(client, game, { ...after, notices: [...after.notices, ...notices] });
    return { was, is };
  });
  if (done !== undefined) tell(play, done);
}

async function outcome(
  client: PoolClient,
  botLimit: number,
  was: StoredGame,
  now: number,
): Promise<{ change: StoredGame; notices: readonly Notice[] }> {
  const { acting } = was;
  // the bot's worker is gone or its job lost: ask again
  if (isBot(was, acting)) return { change: withNewClock(was, now, botLimit), notices: [] };
  if (was.offer?.kind === 'absence') return { change: givenUp(was, now), notices: [] };
  const user = acting === null ? null : (was.seats[acting]?.user ?? null);
  const away = user === null ? null : await vacationOf(client, user);
  if (was.pace.kind === 'days' && away !== null && away > now)
    return { change: { ...was, deadline: away + AFTER_VACATION }, notices: [] };
  const change = timeUp(was, now, randomUUID);
  return { change, notices: user === null || was.pace.kind !== 'days' ? [] : [{ user, kind: 'time-up', params: {} }] };
}

async function vacationOf(client: PoolClient, user: string): Promise<number | null> {
  const { rows } = await client.query<{ vacation_until: Date | null }>(
    'select vacation_until from users where id = $1',
    [user],
  );
  return rows[0]?.vacation_until?.getTime() ?? null;
}

/** Four fifths of the time are over. */
async function remind(play: Play, game: string): Promise<void> {
  await inTransaction(play.pool, async (client) => {
    const stored = await lockGame(client, play, game);
    const { rowCount } = await client.query(
      'update games set remind_at = null where id = $1 and remind_at is not null',
      [game],
    );
    const user = stored === undefined || stored.acting === null ? null : (stored.seats[stored.acting]?.user ?? null);
    if (rowCount === 0 || stored === undefined || user === null) return;
    const notices: readonly Notice[] = [{ user, kind: 'reminder', params: { deadline: stored.deadline } }];
    await writeFollowUps(client, game, { wakeBot: false, notices, isOver: false });
  });
}
