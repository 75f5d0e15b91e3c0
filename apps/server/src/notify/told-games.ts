import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Whether a player wants to be told of a game by push. Nobody is, unless they asked. */
export async function isTold(db: Kysely<Schema>, user: string, game: string): Promise<boolean> {
  const row = await db
    .selectFrom('told_games')
    .select('game_id')
    .where('user_id', '=', user)
    .where('game_id', '=', game)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setTold(db: Kysely<Schema>, user: string, game: string, told: boolean): Promise<void> {
  if (told)
    await db
      .insertInto('told_games')
      .values({ user_id: user, game_id: game })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('told_games').where('user_id', '=', user).where('game_id', '=', game).execute();
}
