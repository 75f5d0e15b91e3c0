import { CHAT_PAGE, phraseOf, type ChatLine } from '@la-stanza/protocol';
import type { Kysely } from 'kysely';
import { DatabaseError, type Pool } from 'pg';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from './outcome.ts';
import type { Play } from './play.ts';
import type { StoredGame } from './stored-game.ts';

const TRIES = 5;
/** Lines that a player may add to a table in a minute. */
const LINES_A_MINUTE = 15;
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

export async function chatFrom(db: Kysely<Schema>, game: string, from: number): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['number', 'user_id as user', 'name', 'text', 'at', 'hidden_at'])
    .where('game_id', '=', game)
    .where('number', '>=', from)
    .orderBy('number')
    .limit(CHAT_PAGE)
    .execute();
  return rows.map(({ text, at, hidden_at: hiddenAt, ...line }) => {
    const hidden = hiddenAt !== null;
    return { ...line, text: hidden ? '' : text, at: at.getTime(), hidden };
  });
}

/** The author of a line. */
export interface Speaker {
  readonly user: string;
  /** Until when an operator has muted the user; may be in the past. */
  readonly mutedUntil: number | null;
}

/**
 * Adds a chat line to a table: from its players, and from spectators if the host allows it. The chat is not part of the record: undo does
 * not change it.
 */
export async function say(
  play: Play,
  { user, mutedUntil }: Speaker,
  game: string,
  line: { readonly id: string; readonly text: string },
): Promise<{ readonly stored: StoredGame; readonly line: ChatLine } | Refused> {
  const isMuted = mutedUntil !== null && mutedUntil > play.now();
  // ready phrases are harmless
  if (isMuted && phraseOf(line.text) === undefined) return refuse('muted', null, { until: mutedUntil });
  const known = await play.store.get(game);
  if (known === undefined) return refuse('no-such-game');
  // players come and go until the start, and only the current ones may write
  const isSettled = known.status !== 'open' && known.seats.some((seat) => seat.user === user);
  const stored = isSettled ? known : await play.store.refresh(game);
  if (stored === undefined) return refuse('not-seated');
  const name = await speakerName(play, stored, user);
  if (name === undefined) return refuse('not-seated');
  for (let attempt = 0; ; attempt++) {
    const said = await trySay(play.pool, game, { ...line, user, name });
    if (said !== undefined) return 'refused' in said ? said : { stored, line: said };
    if (attempt === TRIES) return refuse('unavailable');
  }
}

/**
 * The name under which a user writes at a table: for a player the name at the table, for a spectator the account's name. Undefined if the
 * user may not write.
 */
async function speakerName(
  play: Play,
  { seats, openChat, listed }: StoredGame,
  user: string,
): Promise<string | undefined> {
  const seat = seats.find((each) => each.user === user);
  if (seat !== undefined) return seat.name ?? '';
  if (!openChat || !listed) return undefined;
  const { rows } = await play.pool.query<{ name: string }>({
    name: 'speaker-name',
    // excludes users blocked by a player
    text: `select name from users u where u.id = $1 and not exists (select 1 from blocks b where b.blocked_id = u.id and b.user_id = any($2::uuid[]))`,
    values: [user, seats.flatMap((each) => each.user ?? [])],
  });
  return rows[0]?.name;
}

/** One statement: finds the line with the same id, if it was sent before, or adds it with the next number. */
const SAY = `with known as (
  select number, user_id, name, text, at from chat where game_id = $1 and client_id = $2),
spoken as (
  select count(*) as lines from (select user_id, at from chat where game_id = $1 order by number desc limit ${4 * LINES_A_MINUTE}) as newest
  where user_id = $3 and at > now() - interval '1 minute'),
said as (
  insert into chat (game_id, number, client_id, user_id, name, text)
  select $1, coalesce((select max(number) from chat where game_id = $1), -1) + 1, $2, $3, $4, $5
  where not exists (select 1 from known) and (select lines from spoken) < ${LINES_A_MINUTE}
  returning number, user_id, name, text, at)
select * from known union all select * from said`;

interface LineRow extends Omit<ChatLine, 'at' | 'user' | 'hidden'> {
  readonly user_id: string;
  readonly at: Date;
}

/** Two concurrent lines get the same number: one of them retries. */
async function trySay(
  pool: Pool,
  game: string,
  line: { readonly id: string; readonly user: string; readonly name: string; readonly text: string },
): Promise<ChatLine | Refused | undefined> {
  try {
    const { rows } = await pool.query<LineRow>({
      name: 'say',
      text: SAY,
      values: [game, line.id, line.user, line.name, line.text],
    });
    const [row] = rows;
    if (row === undefined) return refuse('rate-limited');
    const { user_id: user, at, ...rest } = row;
    return user === line.user ? { ...rest, user, at: at.getTime(), hidden: false } : refuse('id-reused');
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.code === UNIQUE_VIOLATION) return undefined;
    // the game is cached, but a restored database has lost it
    if (error.code === FOREIGN_KEY_VIOLATION) return refuse('no-such-game');
    throw error;
  }
}
