import { randomBytes } from 'node:crypto';
import { NEWEST_EDITION } from '@la-stanza/engine';
import { sharedSeed, dealer } from '@la-stanza/engine/fair';
import { FEWEST_SEATS } from '@la-stanza/protocol';
import type { PoolClient } from 'pg';
import { SUBSTITUTE } from '../bots/bot-names.ts';
import type { Play } from '../play/play.ts';
import { inTransaction } from '../db/pool.ts';
import { firstClock } from '../clock/run-clock.ts';
import { advanced, newEntries } from '../play/append-entries.ts';
import { append } from '../play/entry-writer.ts';
import { dealtGame } from '../play/fold.ts';
import { followUps, writeFollowUps } from '../play/follow-ups.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { lockGame, publishChange } from '../play/table-command.ts';
import { withoutOpenSeats } from './seat-players.ts';
import { clearTableListCache } from './table-lists.ts';

const SEED_BYTES = 32;
/** How much too early a table may start, in milliseconds: timers are not exact. */
const SLACK = 100;

/**
 * The host starts a game. With `present`, starts with the players seated at this moment, including any who joined after the host last
 * looked.
 */
export function startGame(play: Play, user: string, game: string, present: boolean): Promise<StoredGame | Refused> {
  return begin(play, game, (waiting) => {
    if (waiting.host !== user) return refuse('not-host');
    return present ? withoutOpenSeats(waiting) : waiting;
  });
}

/** Starts a table whose start time is reached: at a casual one, bots take the open seats. */
export function startGathered(play: Play, game: string): Promise<StoredGame | Refused> {
  return begin(play, game, (waiting) => {
    const isCasual = waiting.botSeats !== null;
    const isDue = waiting.gathersUntil !== null && waiting.gathersUntil <= play.now() + SLACK;
    // a player has left or returned since: the start time has moved
    if (!isDue && !(isCasual && waiting.seats.every(({ kind }) => kind !== 'open'))) return refuse('seats-open');
    if (!isCasual) return waiting;
    const seats = waiting.seats.map((seat) =>
      seat.kind === 'open' ? { ...seat, kind: 'bot' as const, bot: seat.standIn ?? SUBSTITUTE } : seat,
    );
    return { ...waiting, seats };
  });
}

/**
 * Starts a game in one transaction: makes the seed from the promised secret and the players' nonces, publishes its hash and deals
 * the whole setup.
 */
async function begin(
  play: Play,
  game: string,
  prepare: (waiting: StoredGame) => StoredGame | Refused,
): Promise<StoredGame | Refused> {
  const done = await inTransaction(play.pool, async (client) => {
    const waiting = await lockGame(client, play, game);
    if (waiting === undefined) return refuse('no-such-game');
    const stored = prepare(waiting);
    if ('refused' in stored) return stored;
    if (waiting.status !== 'open') return refuse('not-open');
    if (stored.seats.length < FEWEST_SEATS || stored.seats.some(({ kind }) => kind === 'open'))
      return refuse('seats-open');
    if (stored !== waiting) await writeSeats(client, stored);
    const now = play.now();
    const { seed, promise } = await drawSeed(client, stored);
    const bank = dealer(seed);
    await client.query('insert into game_seeds (game_id, seed) values ($1, $2)', [game, seed]);
    await client.query(
      `update games set status = 'running', started_at = to_timestamp($2::float8 / 1000), commitment = $3, is_shared = $5,
        edition = $4, invited = null, revision = revision + 1 where id = $1`,
      [game, now, bank.commitment, NEWEST_EDITION.number, promise !== null],
    );
    const opened = begun({ ...stored, promise }, bank.commitment, now);
    const clock = firstClock(stored.pace, stored.seats.length);
    const appending = {
      stored: opened,
      fold: dealtGame(opened, bank),
      events: [],
      seat: null,
      clientId: null,
      now,
      botLimit: play.botLimit,
      clock,
    };
    const after = advanced(appending);
    if (!(await append(client, newEntries(after, appending)))) throw new Error(`game ${game} changed under its lock`);
    await writeFollowUps(client, game, followUps(opened, after, false));
    return { before: waiting, after };
  });
  if ('refused' in done) return done;
  publishChange(play, done);
  clearTableListCache(play.store);
  return done.after;
}

/** The seed of a game that starts. A table opened by an older build has no secret: its seed is the server's alone. */
async function drawSeed(
  client: PoolClient,
  { id, promise, seats, daily }: StoredGame,
): Promise<{ readonly seed: string; readonly promise: string | null }> {
  if (daily !== null) return { seed: await dailySeed(client, daily), promise: null };
  const { rows } = await client.query<{ secret: string }>('select secret from game_secrets where game_id = $1', [id]);
  const secret = rows[0]?.secret;
  if (secret === undefined) return { seed: randomBytes(SEED_BYTES).toString('hex'), promise: null };
  return { seed: sharedSeed({ secret, game: id, nonces: seats.map(({ nonce }) => nonce) }), promise };
}

async function dailySeed(client: PoolClient, day: string): Promise<string> {
  const { rows } = await client.query<{ seed: string }>('select seed from daily_deals where daily_on = $1', [day]);
  if (rows[0] === undefined) throw new Error(`there is no deal of ${day}`);
  return rows[0].seed;
}

/** The remaining players move up. Seats are deleted and inserted again: the number is part of the key, so updating could collide. */
async function writeSeats(client: PoolClient, { id, seats }: StoredGame): Promise<void> {
  await client.query('delete from seats where game_id = $1', [id]);
  for (const { seat, kind, user, name, bot, standing, nonce, standIn } of seats) {
    await client.query(
      'insert into seats (game_id, seat, kind, user_id, name, bot, standing, nonce, stand_in) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [id, seat, kind, user, name, bot, standing, nonce, standIn],
    );
  }
}

function begun(stored: StoredGame, commitment: string, now: number): StoredGame {
  return {
    ...stored,
    // a table opened before a deploy plays with the build that starts it
    edition: NEWEST_EDITION.number,
    commitment,
    status: 'running',
    invited: [],
    startedAt: now,
    revision: stored.revision + 1,
  };
}
