import { STANDARD_OPTIONS } from '@la-stanza/engine';
import type { Pace, SitDown } from '@la-stanza/protocol';
import { sql, type Kysely } from 'kysely';
import { isKnownBot, SUBSTITUTE } from '../bots/bot-names.ts';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { changeTable } from './change-table.ts';
import { hasTooMany, MOST_TABLES, writeTable } from './host-table.ts';
import { join, type Player } from './seat-players.ts';
import { startGathered } from './start-game.ts';

/** How long a live table waits for players who sit down at almost the same time, in milliseconds. */
const GATHER = 1_500;
/** Milliseconds before the start at which joining closes: the last player needs time to add to the seed. */
const LAST_CALL = 500;
/** How long a table by the day waits before bots take its open seats. */
const GATHER_BY_DAY = 86_400_000;
/** After this wait a table by the day also takes players who wanted another number of seats. */
const WIDENED_AFTER = 600_000;
/** The most running live tables of one person: each one keeps bots busy. */
const MOST_LIVE = 3;
/** Other players may be faster at the tables that were found, so the search is repeated. */
const MOST_TRIES = 5;

const PACES: Readonly<Record<SitDown['pace'], Pace>> = {
  live: { kind: 'live', bank: 1_500, increment: 15 },
  days: { kind: 'days', days: 2 },
};

/**
 * Takes a seat at a casual table: with others who sit down at almost the same time, except those who must not meet the player; otherwise
 * with bots.
 */
export async function sitDown(
  db: Kysely<Schema>,
  play: Play,
  player: Player,
  wish: SitDown,
  apart: ReadonlySet<string>,
): Promise<StoredGame | Refused> {
  if (!isKnownBot(wish.bot ?? SUBSTITUTE)) return refuse('unknown-bot');
  if (await hasTooMany(db, player.user)) return refuse('too-many-tables', null, { most: MOST_TABLES });
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await findOrOpen(db, player, wish, apart);
    if ('refused' in found) return found;
    if ('own' in found) return (await play.store.refresh(found.own)) ?? refuse('no-such-game');
    for (const game of found.others) {
      const joined = await changeTable(play, game, (stored) =>
        join(stored, { ...player, nonce: null }, { now: play.now() }),
      );
      if (!('refused' in joined)) return joined;
    }
  }
  return refuse('unavailable');
}

type Found = Refused | { readonly own: string } | { readonly others: readonly string[] };

/** The tables that could be joined; opens a new one for the player if no table fits. */
function findOrOpen(db: Kysely<Schema>, player: Player, wish: SitDown, apart: ReadonlySet<string>): Promise<Found> {
  return db.transaction().execute(async (transaction) => {
    // of two concurrent requests, the second finds the table of the first
    await sql`select pg_advisory_xact_lock(hashtext(${`sit-down ${wish.pace}`}))`.execute(transaction);
    const own = await gatheringOf(transaction, player.user, wish.pace);
    if (own !== undefined) return { own };
    const others = await gathering(transaction, wish, apart);
    if (others.length > 0) return { others };
    if (wish.pace === 'live' && (await liveTables(transaction, player.user)) >= MOST_LIVE)
      return refuse('too-many-open', null, { most: MOST_LIVE });
    return { own: await openGathering(transaction, player, wish) };
  });
}

/** The player's waiting table: a second press finds the table of the first one. */
async function gatheringOf(db: Kysely<Schema>, user: string, pace: SitDown['pace']): Promise<string | undefined> {
  const row = await db
    .selectFrom('games')
    .innerJoin('seats', 'seats.game_id', 'games.id')
    .select('games.id')
    .where('games.status', '=', 'open')
    .where('games.bot_seats', 'is not', null)
    .where('seats.user_id', '=', user)
    .where(sql<string>`games.pace ->> 'kind'`, '=', pace)
    .executeTakeFirst();
  return row?.id;
}

/** Waiting tables that match the wish, the oldest first. */
async function gathering(db: Kysely<Schema>, wish: SitDown, apart: ReadonlySet<string>): Promise<readonly string[]> {
  const seats = sql<number>`(select count(*)::integer from seats where seats.game_id = games.id)`;
  // counted, not asked with `exists`, for which the planner may read all seats of all games
  const open = sql<number>`(select count(*) from seats where seats.game_id = games.id and seats.kind = 'open')`;
  const people = sql<string[]>`array(select user_id from seats where seats.game_id = games.id and user_id is not null)`;
  const rows = await db
    .selectFrom('games')
    .select(['games.id', people.as('people')])
    // written out, because a plan for any status cannot use the index of open tables
    .where('status', '=', sql.lit('open'))
    .where('listed', '=', true)
    .where('bot_seats', 'is not', null)
    .where(sql<string>`pace ->> 'kind'`, '=', wish.pace)
    .where('gathers_until', '>', sql<Date>`now() + ${LAST_CALL} * interval '1 millisecond'`)
    .where(
      sql<boolean>`(${seats} = ${wish.seats} or ${wish.pace} = 'days' and created_at < now() - ${WIDENED_AFTER} * interval '1 millisecond')`,
    )
    .where(sql<boolean>`${open} > 0`)
    .orderBy('created_at')
    .limit(20)
    .execute();
  return rows.flatMap(({ id, people: seated }) => (seated.some((other) => apart.has(other)) ? [] : [id]));
}

async function liveTables(db: Kysely<Schema>, user: string): Promise<number> {
  const { count } = await db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('seats.user_id', '=', user)
    .where('seats.kind', '=', 'human')
    .where('seats.is_packed', '=', false)
    .where('seats.stand_in', 'is not', null)
    .where('games.status', '=', 'running')
    .where(sql<string>`games.pace ->> 'kind'`, '=', 'live')
    .executeTakeFirstOrThrow();
  return Number(count);
}

function openGathering(db: Kysely<Schema>, { user, name }: Player, wish: SitDown): Promise<string> {
  const standIn = wish.bot ?? SUBSTITUTE;
  const open = { kind: 'open', user: null, name: null, bot: null, standIn } as const;
  return writeTable(db, {
    host: user,
    options: STANDARD_OPTIONS,
    figures: 'standard',
    pace: PACES[wish.pace],
    listed: true,
    rated: false,
    gathers: wish.pace === 'live' ? GATHER : GATHER_BY_DAY,
    seats: [{ kind: 'human', user, name, bot: null, standIn }, ...Array.from({ length: wish.seats - 1 }, () => open)],
  });
}

/** Starts a table at its start time; a casual one as soon as all its seats are taken. */
export function startInTime(play: Play, stored: StoredGame, onFault: (error: unknown) => void): void {
  const { id, status, gathersUntil, botSeats, pace, seats, createdAt } = stored;
  if (status !== 'open' || gathersUntil === null) return;
  const isFull = seats.every(({ kind }) => kind !== 'open');
  // by the day no one waits at the screen: the sweep starts the table
  if (!isFull && pace.kind === 'days') return;
  // a full table, too, leaves its last player the time to add to the seed
  const at =
    isFull && botSeats !== null ? Math.min(gathersUntil, Math.max(play.now(), createdAt) + LAST_CALL) : gathersUntil;
  setTimeout(() => {
    startGathered(play, id).catch(onFault);
  }, at - play.now());
}
