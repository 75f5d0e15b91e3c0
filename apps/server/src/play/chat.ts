import type { ChatLine } from '@la-stanza/protocol';
import type { Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from './outcome.ts';
import type { Play } from './play.ts';

const MOST_LINES = 500;
const TRIES = 5;
const UNIQUE_VIOLATION = '23505';

export async function chatFrom(db: Kysely<Schema>, game: string, from: number): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['number', 'user_id as user', 'name', 'text', 'at'])
    .where('game_id', '=', game)
    .where('number', '>=', from)
    .orderBy('number')
    .limit(MOST_LINES)
    .execute();
  return rows.map(({ number, user, name, text, at }) => ({ number, user, name, text, at: at.getTime() }));
}

/** Says something at the own table. The chat is no part of the record: no undo touches it. */
export async function say(
  db: Kysely<Schema>,
  play: Play,
  user: string,
  game: string,
  line: { readonly id: string; readonly text: string },
): Promise<ChatLine | Refused> {
  const stored = (await play.store.get(game)) ?? undefined;
  if (stored === undefined) return refuse('no-such-game');
  const isSeated = stored.seats.some((seat) => seat.user === user);
  const fresh = isSeated ? stored : await play.store.refresh(game);
  const seat = fresh?.seats.find((each) => each.user === user);
  if (seat === undefined) return refuse('not-seated');
  const name = seat.name ?? '';
  for (let attempt = 0; ; attempt++) {
    const said = await trySay(db, game, { ...line, user, name });
    if (said !== undefined) return said;
    if (attempt === TRIES) return refuse('unavailable');
  }
}

/** Two lines at once want the same number: one of them tries again. */
async function trySay(
  db: Kysely<Schema>,
  game: string,
  {
    id,
    user,
    name,
    text,
  }: { readonly id: string; readonly user: string; readonly name: string; readonly text: string },
): Promise<ChatLine | Refused | undefined> {
  const repeated = await db
    .selectFrom('chat')
    .select(['number', 'user_id as user', 'name', 'text', 'at'])
    .where('game_id', '=', game)
    .where('client_id', '=', id)
    .executeTakeFirst();
  if (repeated !== undefined)
    return repeated.user === user ? { ...repeated, at: repeated.at.getTime() } : refuse('id-reused');
  try {
    const { number, at } = await db
      .insertInto('chat')
      .columns(['game_id', 'number', 'client_id', 'user_id', 'name', 'text'])
      .expression((from) =>
        from
          .selectFrom('chat')
          .where('game_id', '=', game)
          .select((eb) => [
            eb.cast<string>(eb.val(game), 'uuid').as('game_id'),
            eb.fn.coalesce(eb(eb.fn.max('number'), '+', 1), eb.val(0)).as('number'),
            eb.cast<string>(eb.val(id), 'uuid').as('client_id'),
            eb.cast<string>(eb.val(user), 'uuid').as('user_id'),
            eb.val(name).as('name'),
            eb.val(text).as('text'),
          ]),
      )
      .returning(['number', 'at'])
      .executeTakeFirstOrThrow();
    return { number, user, name, text, at: at.getTime() };
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}
