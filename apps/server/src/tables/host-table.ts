import { randomBytes } from 'node:crypto';
import { checkFigures, NEWEST_EDITION, type Figures } from '@la-stanza/engine';
import { promiseOf } from '@la-stanza/engine/fair';
import type { NewTable } from '@la-stanza/protocol';
import { sql, type Kysely } from 'kysely';
import { isKnownBot } from '../bots/bot-names.ts';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { StoredSeat } from '../play/stored-game.ts';
import { newGameId } from './new-game-id.ts';
import { newInvite } from './new-invite.ts';

export const MOST_TABLES = 500;
const SECRET_BYTES = 32;

type Seated = Pick<StoredSeat, 'kind' | 'user' | 'name' | 'bot'> & Partial<Pick<StoredSeat, 'standIn'>>;

/** A table to create, with its players already in their seats. */
export interface TableRequest extends Omit<NewTable, 'seats' | 'figures'> {
  readonly host: string;
  readonly seats: readonly Seated[];
  readonly figures: 'standard' | Figures;
  /** Users who may come to an unlisted table without its key. */
  readonly invited?: readonly string[];
  /** Whether the game counts for ratings. */
  readonly rated: boolean;
  /** For a table that starts by itself: milliseconds until the start. */
  readonly gathers?: number;
  /** The day whose deal is played. */
  readonly daily?: string;
}

/** Opens a table for a host. */
export async function hostTable(
  db: Kysely<Schema>,
  host: { readonly user: string; readonly name: string },
  { seats, figures, ...rest }: NewTable,
  mostOpen: number,
): Promise<string | Refused> {
  const unknown = seats.find((seat) => seat.kind === 'bot' && !isKnownBot(seat.bot));
  if (unknown !== undefined) return refuse('unknown-bot');
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return refuse('already-seated');
  if (seats.every(({ kind }) => kind === 'bot')) return refuse('no-human');
  const checked = figures === 'standard' ? { figures } : checkFigures(figures);
  if ('fault' in checked) return refuse('figures-unplayable', null, { fault: checked.fault });
  if (await hasTooMany(db, host.user)) return refuse('too-many-tables', null, { most: MOST_TABLES });
  return db.transaction().execute(async (transaction) => {
    // concurrent requests must not all pass the limit
    await transaction.selectFrom('users').select('id').where('id', '=', host.user).forUpdate().execute();
    if ((await openTables(transaction, host.user)) >= mostOpen)
      return refuse('too-many-open', null, { most: mostOpen });
    return writeTable(transaction, {
      ...rest,
      host: host.user,
      figures: checked.figures,
      // games with custom figures cannot be compared with others
      rated: (rest.rated ?? rest.listed) && figures === 'standard' && rest.rulings === undefined,
      seats: seats.map((seat) => {
        if (seat.kind === 'me') return { kind: 'human', user: host.user, name: host.name, bot: null };
        return { kind: seat.kind, user: null, name: null, bot: seat.kind === 'bot' ? seat.bot : null };
      }),
    });
  });
}

/** The number of a host's unstarted tables. */
async function openTables(db: Kysely<Schema>, host: string): Promise<number> {
  const { count } = await db
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('host_id', '=', host)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasTooMany(db: Kysely<Schema>, host: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('seats.user_id', '=', host)
    .where('seats.is_packed', '=', false)
    .where('games.status', '<>', 'over')
    .executeTakeFirstOrThrow();
  return Number(count) >= MOST_TABLES;
}

/** Writes a table with its seats; part of the caller's transaction. */
export async function writeTable(db: Kysely<Schema>, request: TableRequest): Promise<string> {
  const id = newGameId(Date.now());
  // the promise is made before any player can add to the seed
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  await db
    .insertInto('games')
    .values({
      id,
      host_id: request.host,
      edition: NEWEST_EDITION.number,
      options: JSON.stringify(request.options),
      figures: JSON.stringify(request.figures),
      // all options, because clients of 0.2 refuse a table that names only some
      rulings: request.rulings === undefined ? null : JSON.stringify({ ...NEWEST_EDITION.rulings, ...request.rulings }),
      pace: JSON.stringify(request.pace),
      listed: request.listed,
      invite: request.listed ? null : newInvite(),
      invited: request.invited === undefined ? null : [...request.invited],
      open_chat: request.openChat ?? false,
      is_rated: request.rated,
      status: 'open',
      host_seen_at: sql<Date>`now()`,
      gathers_until:
        request.gathers === undefined ? null : sql<Date>`now() + ${request.gathers} * interval '1 millisecond'`,
      bot_seats: request.gathers === undefined ? null : 'open',
      daily_on: request.daily ?? null,
      promise: promiseOf(secret),
    })
    .execute();
  await db.insertInto('game_secrets').values({ game_id: id, secret }).execute();
  await db
    .insertInto('seats')
    .values(
      request.seats.map(({ kind, user, name, bot, standIn = null }, seat) => ({
        game_id: id,
        seat,
        kind,
        user_id: user,
        name,
        bot,
        stand_in: standIn,
      })),
    )
    .execute();
  return id;
}
