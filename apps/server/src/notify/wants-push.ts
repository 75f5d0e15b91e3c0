import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Whether a player asked for push notifications of a game; off by default. */
export async function wantsPush(db: Kysely<Schema>, user: string, game: string): Promise<boolean> {
  const row = await db
    .selectFrom('told_games')
    .select('game_id')
    .where('user_id', '=', user)
    .where('game_id', '=', game)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setWantsPush(db: Kysely<Schema>, user: string, game: string, wants: boolean): Promise<void> {
  if (wants)
    await db
      .insertInto('told_games')
      .values({ user_id: user, game_id: game })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('told_games').where('user_id', '=', user).where('game_id', '=', game).execute();
}
