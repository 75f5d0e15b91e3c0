import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { remindAt } from '../clock/run-clock.ts';
import { isBot, type StoredGame } from './stored-game.ts';

const UPDATE = `update games set revision = revision + 1, mark = $13, status = $2, ending = $3, acting = $4::smallint,
  deadline = to_timestamp($5::float8 / 1000), remind_at = case when $12::boolean then remind_at else to_timestamp($6::float8 / 1000) end, banks = $7::integer[],
  offer = $8::jsonb, rematch = $9, ended_at = to_timestamp($10::float8 / 1000), host_id = $11, invite = $14, invited = $15::uuid[], removed = $16::uuid[] where id = $1`;

/** Writes a change of the table under the row's lock. The record stays unchanged. */
export async function updateTable(
  client: PoolClient,
  before: StoredGame,
  after: StoredGame,
  now: number,
): Promise<StoredGame> {
  const mark = randomUUID();
  await client.query({
    name: 'update-table',
    text: UPDATE,
    values: [
      after.id,
      after.status,
      after.ending,
      after.acting,
      after.deadline,
      remindAt(after.pace, isBot(after, after.acting) ? null : after.deadline, now),
      after.banks,
      after.offer === null ? null : JSON.stringify(after.offer),
      after.rematch,
      after.endedAt,
      after.host,
      after.deadline === before.deadline,
      mark,
      after.invite,
      after.invited,
      after.removed,
    ],
  });
  for (const seat of after.seats) {
    if (seat === before.seats[seat.seat]) continue;
    await client.query({
      name: 'update-seat',
      text: 'update seats set kind = $3, user_id = $4, name = $5, bot = $6, standing = $7, nonce = $8 where game_id = $1 and seat = $2',
      values: [after.id, seat.seat, seat.kind, seat.user, seat.name, seat.bot, seat.standing, seat.nonce],
    });
  }
  return { ...after, revision: before.revision + 1, mark };
}
