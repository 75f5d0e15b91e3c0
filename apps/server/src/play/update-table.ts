import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { remindAt } from '../clock/run-clock.ts';
import { isBot, type StoredGame } from './stored-game.ts';

const UPDATE = `update games set revision = revision + 1, mark = $13, status = $2, ending = $3, acting = $4::smallint,
  deadline = to_timestamp($5::float8 / 1000), remind_at = case when $12::boolean then remind_at else to_timestamp($6::float8 / 1000) end, banks = $7::integer[],
  offer = $8::jsonb, rematch = $9, ended_at = to_timestamp($10::float8 / 1000), host_id = $11, invite = $14, invited = $15::uuid[], removed = $16::uuid[], bot_seats = $17, gathers_until = to_timestamp($18::float8 / 1000), is_rated = $19 where id = $1`;

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
      after.botSeats,
      after.gathersUntil,
      after.rated,
    ],
  });
  await updateSeats(client, before, after);
  return { ...after, revision: before.revision + 1, mark };
}

const UPDATE_SEAT = `update seats set kind = $3, user_id = $4, name = $5, bot = $6, standing = $7, nonce = $8, stand_in = $9,
  arriving_id = $10, arriving_name = $11, joined_nonce = $12, joined_round = $13, returned = $14 where game_id = $1 and seat = $2`;

/** Writes the seats that have changed, under the row's lock. */
export async function updateSeats(client: PoolClient, before: StoredGame, after: StoredGame): Promise<void> {
  for (const each of after.seats) {
    if (each === before.seats[each.seat]) continue;
    const { seat, kind, user, name, bot, standing, nonce, standIn, arriving, joinedNonce, since, returned } = each;
    const coming = [arriving?.user ?? null, arriving?.name ?? null];
    await client.query({
      name: 'update-seat',
      text: UPDATE_SEAT,
      values: [
        after.id,
        seat,
        kind,
        user,
        name,
        bot,
        standing,
        nonce,
        standIn,
        ...coming,
        joinedNonce,
        since,
        returned,
      ],
    });
  }
}
