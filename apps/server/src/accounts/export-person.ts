import { setImmediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import { unpackGame } from '../play/pack-game.ts';

type Json = Readonly<Record<string, unknown>>;

/** Everything stored about a person, part by part, without hashes and other people's secrets. */
const PARTS: Readonly<Record<string, string>> = {
  person: `select id, name, handle, is_ranked, vacation_until, created_at from users where id = $1`,
  devices: `select device, created_at, seen_at from sessions where user_id = $1 order by created_at`,
  passkeys: `select id, device, created_at, used_at from passkeys where user_id = $1 order by created_at`,
  channels: `select kind, address, language, code_hash is null as confirmed, created_at from channels where user_id = $1 order by created_at`,
  blocks: `select blocked_id as user, at from blocks where user_id = $1 order by at`,
  friends: `select friend_id as user, at from friends where user_id = $1 order by at`,
  reports: `select about_id as about, game_id as game, reason, text, at from reports where by_id = $1 order by id`,
  measures: `select a.kind, a.days, a.reason, a.at, w.text as answer, w.answered_at from acts a
    left join answers w on w.act_id = a.id where a.user_id = $1 and a.kind not in ('read', 'dismiss') order by a.id`,
  ratings: `select players, mu, sigma, games from ratings where user_id = $1 order by players`,
  ratedGames: `select game_id as game, players, mu, sigma, at from rating_changes where user_id = $1 order by at`,
  results: `select game_id as game, seat, players, place, total, categories, activations, hired, ended_at from results
    where user_id = $1 order by ended_at`,
  dailies: `select to_char(daily_on, 'YYYY-MM-DD') as day, game_id as game, lead from daily_results where user_id = $1 order by daily_on`,
  evenings: `select person, reached, own, other, tries from evenings where user_id = $1 order by person`,
  games: `select g.id as game, g.edition, g.options, g.figures, g.pace, g.listed, g.status, g.ending, g.result, g.created_at,
    g.started_at, g.ended_at, s.seat, s.name,
    (select array_agg(e.text order by e.seq) from entries e where e.game_id = g.id) as entries,
    (select json_build_object('link', p.link, 'undone', p.undone) from packed_games p where p.game_id = g.id) as packed
    from seats s join games g on g.id = s.game_id where s.user_id = $1 order by g.created_at`,
  chat: `select game_id as game, text, at from chat where user_id = $1 order by at`,
  notices: `select kind, game_id as game, at from outbox where user_id = $1 order by id`,
  toldGames: `select game_id as game from told_games where user_id = $1`,
};

export async function exportPerson(pool: Pool, user: string): Promise<{ format: 'la-stanza-person-1' } & Json> {
  const parts = new Map<string, unknown>();
  for (const [name, statement] of Object.entries(PARTS)) {
    const { rows } = await pool.query<Json>(statement, [user]);
    parts.set(name, name === 'person' ? rows[0] : name === 'games' ? await unpackAll(rows) : rows);
  }
  return { format: 'la-stanza-person-1', ...Object.fromEntries(parts) };
}

/** Games with their entries, packed or not. A game that cannot be unpacked is exported as it is stored. */
async function unpackAll(games: readonly Json[]): Promise<readonly Json[]> {
  const unpacked: Json[] = [];
  for (const { packed, ...game } of games) {
    if (packed === null) {
      unpacked.push(game);
      continue;
    }
    // unpacking takes milliseconds each: the node must be able to answer others in between
    await setImmediate();
    const found = unpackGame(packed);
    unpacked.push('fault' in found ? { ...game, packed } : { ...game, entries: found.entries });
  }
  return unpacked;
}
