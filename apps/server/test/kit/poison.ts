import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** Damages one row of each table: of a game, and of one of its players. */
export async function poison(pool: Pool, user: string, game: string): Promise<void> {
  const statements: readonly (readonly [string, readonly unknown[]])[] = [
    [`update games set offer = '{"kind":"riddle"}', result = '7' where id = $1`, [game]],
    [
      `insert into results (game_id, seat, user_id, players, place, total, categories, activations, hired, is_against_bots, ended_at)
       values ($1, 0, $2, 2, 1, 30, '{"books":"many"}', '[]', '{}', false, now())`,
      [game, user],
    ],
    [
      `insert into channels (id, user_id, kind, address, keys, language) values ($1, $2, 'push', 'nowhere', '{}', 'xx')`,
      [randomUUID(), user],
    ],
    [`insert into outbox (user_id, kind, game_id, params) values ($1, 'riddle', $2, '5')`, [user, game]],
    [`insert into told_games (user_id, game_id) values ($1, $2)`, [user, game]],
    [
      `insert into passkeys (id, user_id, public_key, counter, transports, device) values ($2, $1, '', -1, '{carrier pigeon}', '')`,
      [user, randomUUID()],
    ],
    [`insert into ratings (user_id, players, mu, sigma, games) values ($1, 9, 'NaN', 'NaN', 3)`, [user]],
    [
      `insert into chat (game_id, number, client_id, user_id, name, text) values ($1, 99, $2, $3, '', '')`,
      [game, randomUUID(), user],
    ],
    [`insert into reports (about_id, about_name, reason, text, lines) values ($1, '', 'riddle', '', '5')`, [user]],
  ];
  for (const [text, values] of statements) await pool.query(text, [...values]);
}
