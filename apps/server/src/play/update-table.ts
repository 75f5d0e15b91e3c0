import type { PoolClient } from 'pg';
import { remindAt } from '../clock/run-clock.ts';
import { isBot, type StoredGame } from './stored-game.ts';

const UPDATE = `update games set revision = revision + 1, status = $2, ending = $3, acting = $4::smallint,
  deadline = to_timestamp($5::float8 / 1000), remind_at = case when $12::boolean then remind_at else to_timestamp($6::float8 / 1000) end, banks = $7::integer[],
  offer = $8::jsonb, rematch = $9, ended_at = to_timestamp($10::float8 / 1000), host_id = $11 where id = $1`;

/** Writes a change of the table, its row being locked. The record stays as it is. */
export async function updateTable(
  client: PoolClient,
  was: StoredGame,
  is: StoredGame,
  now: number,
): Promise<StoredGame> {
  await client.query({
    name: 'update-table',
    text: UPDATE,
    values: [
      is.id,
      is.status,
      is.ending,
      is.acting,
      is.deadline,
      remindAt(is.pace, isBot(is, is.acting) ? null : is.deadline, now),
      is.banks,
      is.offer === null ? null : JSON.stringify(is.offer),
      is.rematch,
      is.endedAt,
      is.host,
      is.deadline === was.deadline,
    ],
  });
  for (const seat of is.seats) {
    if (seat === was.seats[seat.seat]) continue;
    await client.query({
      name: 'update-seat',
      text: 'update seats set kind = $3, user_id = $4, name = $5, bot = $6, standing = $7 where game_id = $1 and seat = $2',
      values: [is.id, seat.seat, seat.kind, seat.user, seat.name, seat.bot, seat.standing],
    });
  }
  return { ...is, revision: was.revision + 1 };
}
