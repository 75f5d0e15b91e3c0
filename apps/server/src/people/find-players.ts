import type { FoundPlayer } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { slips } from './slip.ts';

const MOST = 10;
/** Among how many people of about the same name slips are looked for. */
const CANDIDATES = 2_000;

/** People whom the reader has blocked, or who have blocked the reader, are not found. */
const MET = `u.deleted_at is null and u.handle is not null and u.id <> $1
  and not exists (select 1 from blocks b where (b.user_id = u.id and b.blocked_id = $1) or (b.user_id = $1 and b.blocked_id = u.id))`;

const BEGINS = `select u.id as "user", u.name, u.handle from users u
  where ${MET} and (u.handle like $2 || '%' or lower(u.name) like $2 || '%')
  order by u.handle = $2 desc, length(u.handle), u.handle limit ${MOST}`;

const ALIKE = `select u.id as "user", u.name, u.handle from users u
  where ${MET} and lower(u.name) like $2 || '%' order by u.created_at desc limit ${CANDIDATES}`;

/** The people whose handle or name begins so; if there is none, those whose name is a slip away. */
export async function findPlayers(pool: Pool, reader: string, asked: string): Promise<readonly FoundPlayer[]> {
  const text = asked.trim().toLowerCase();
  if (text === '') return [];
  const begins = await pool.query<FoundPlayer>({
    name: 'players-beginning',
    text: BEGINS,
    values: [reader, text.replaceAll(/[\\%_]/g, '\\$&')],
  });
  if (begins.rows.length > 0 || text.length < 3) return begins.rows;
  const alike = await pool.query<FoundPlayer>({
    name: 'players-alike',
    text: ALIKE,
    values: [reader, text.slice(0, 1).replaceAll(/[\\%_]/g, '\\$&')],
  });
  const most = text.length < 6 ? 1 : 2;
  return alike.rows
    .map((player) => ({ player, slips: Math.min(slips(text, player.name.toLowerCase()), slips(text, player.handle)) }))
    .filter((found) => found.slips <= most)
    .toSorted((one, other) => one.slips - other.slips)
    .slice(0, MOST)
    .map(({ player }) => player);
}
