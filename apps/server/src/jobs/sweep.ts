import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { mayExpire } from '../clock/outage.ts';
import { isTransient } from '../db/is-transient.ts';
import { inTransaction } from '../db/pool.ts';
import { OF_KNOWN_EDITION } from '../play/known-editions.ts';
import { followUps, writeFollowUps, type Notice } from '../play/follow-ups.ts';
import type { Play } from '../play/play.ts';
import { isBot, type StoredGame } from '../play/stored-game.ts';
import { lockGame, publishChange } from '../play/table-command.ts';
import { updateTable } from '../play/update-table.ts';
import { resolveVoteTimeout, timeUp } from '../play/absence.ts';
import { withNewClock } from '../play/offers.ts';
import { startGathered } from '../tables/start-game.ts';

/** Extra time after a deadline, for messages on their way. */
const LENIENCE = 1_000;
const BATCH = 100;
/** The least time a player has after a vacation. */
const AFTER_VACATION = 86_400_000;

const OPEN = `status = 'running' and quarantined_at is null and ${OF_KNOWN_EDITION}`;
const OVERDUE = `select id from games where deadline < now() - interval '${LENIENCE} milliseconds' and ${OPEN}
  order by deadline limit ${BATCH}`;
/** Tables that should have started by now: the node that was to start them has stopped. */
const GATHERED = `select id from games where status = 'open' and gathers_until < now() - interval '${LENIENCE} milliseconds'
  and quarantined_at is null and ${OF_KNOWN_EDITION} order by gathers_until limit ${BATCH}`;
const TO_REMIND = `select id from games where remind_at < now() and ${OPEN} limit ${BATCH}`;
const QUARANTINE = 'update games set quarantined_at = now() where id = $1';
const RELEASE = 'update games set quarantined_at = null where quarantined_at is not null';

/** The result of one sweep. */
export interface Swept {
  readonly expired: number;
  /** Games that could not be read: later sweeps skip them. */
  readonly quarantined: readonly { readonly game: string; readonly error: unknown }[];
}

const NOTHING: Swept = { expired: 0, quarantined: [] };

/** Handles the deadlines that have passed, by the clock of the database. Several workers may sweep concurrently. */
export async function sweep(play: Play): Promise<Swept> {
  if (!(await mayExpire(play.pool))) return NOTHING;
  const overdue = await gamesOf(play, 'overdue', OVERDUE);
  const due = await gamesOf(play, 'to-remind', TO_REMIND);
  const gathered = await gamesOf(play, 'gathered', GATHERED);
  const quarantined = [
    ...(await forEach(play, overdue, expire)),
    ...(await forEach(play, due, remind)),
    ...(await forEach(play, gathered, startLate)),
  ];
  return { expired: overdue.length, quarantined };
}

/** A newer build may be able to read a game that an older one could not: a worker tries every game once after its start. */
export async function endQuarantine({ pool }: Pick<Play, 'pool'>): Promise<void> {
  await pool.query(RELEASE);
}

async function gamesOf({ pool }: Play, name: string, text: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({ name, text });
  return rows.map(({ id }) => id);
}

/** A game that cannot be handled must not delay the others, in this sweep or the next. */
async function forEach(
  play: Play,
  games: readonly string[],
  handle: (play: Play, game: string) => Promise<void>,
): Promise<Swept['quarantined']> {
  const quarantined: { game: string; error: unknown }[] = [];
  for (const game of games) {
    try {
      await handle(play, game);
    } catch (error) {
      if (isTransient(error)) throw error;
      await play.pool.query(QUARANTINE, [game]);
      quarantined.push({ game, error });
    }
  }
  return quarantined;
}

/** Handles a passed deadline. If a move came first, the row has changed, and there is nothing to do. */
async function expire(play: Play, game: string): Promise<void> {
  const done = await inTransaction(play.pool, async (client) => {
    const before = await lockGame(client, play, game);
    const now = play.now();
    if (
      before === undefined ||
      before.status !== 'running' ||
      before.deadline === null ||
      before.deadline > now - LENIENCE
    )
      return undefined;
    const { change, notices } = await outcome(client, play.botLimit, before, now);
    const after = await updateTable(client, before, change, now);
    const effects = followUps(before, after, false);
    await writeFollowUps(client, game, { ...effects, notices: [...effects.notices, ...notices] });
    return { before, after };
  });
  if (done !== undefined) publishChange(play, done);
}

async function outcome(
  client: PoolClient,
  botLimit: number,
  before: StoredGame,
  now: number,
): Promise<{ change: StoredGame; notices: readonly Notice[] }> {
  const { acting } = before;
  // the bot's worker stopped or its job was lost: ask again
  if (isBot(before, acting)) return { change: withNewClock(before, now, botLimit), notices: [] };
  if (before.offer?.kind === 'absence') return { change: resolveVoteTimeout(before, now), notices: [] };
  const user = acting === null ? null : (before.seats[acting]?.user ?? null);
  const away = user === null ? null : await vacationOf(client, user);
  if (before.pace.kind === 'days' && away !== null && away > now)
    return { change: { ...before, deadline: away + AFTER_VACATION }, notices: [] };
  const change = timeUp(before, now, randomUUID);
  return {
    change,
    notices: user === null || before.pace.kind !== 'days' ? [] : [{ user, kind: 'time-up', params: {} }],
  };
}

async function vacationOf(client: PoolClient, user: string): Promise<number | null> {
  const { rows } = await client.query<{ vacation_until: Date | null }>(
    'select vacation_until from users where id = $1',
    [user],
  );
  return rows[0]?.vacation_until?.getTime() ?? null;
}

async function startLate(play: Play, game: string): Promise<void> {
  await startGathered(play, game);
}

/** Reminds the acting player after four fifths of the time. */
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
