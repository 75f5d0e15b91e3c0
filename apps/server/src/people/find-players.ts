import type { FoundPlayer } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { editDistance, withinOneEdit } from './edit-distance.ts';

const MOST = 10;
/** The most rows that one read of an index returns: thousands may have the same name. */
const READ = 100;
/** The same when the index is read for one corrected spelling. */
const READ_ALIKE = 20;

/** The rows between two words, in the order of an index: the order and limit leave no other sensible plan. */
const within = (key: 'handle' | 'lower(name)', from: string, to: string, most: number): string =>
  `(select id as "user", name, handle from users where ${key} ~>=~ ${from} and ${key} ~<=~ ${to} and handle is not null
    and deleted_at is null order by ${key} using ~<~ limit ${most})`;

const beginning = (from: string, to: string): string =>
  `${within('handle', from, to, READ)} union ${within('lower(name)', from, to, READ)}`;

/** Excludes people blocked by the reader, and people who have blocked the reader. */
const MET = `"user" <> $1 and not exists (select 1 from blocks b
  where (b.user_id = "user" and b.blocked_id = $1) or (b.user_id = $1 and b.blocked_id = "user"))`;

const BEGINS = `select * from (${beginning('$2', '$3')}) as found where ${MET}
  order by handle = $2 desc, length(handle), handle limit ${MOST}`;

const ALIKE = `select * from (select alike.* from unnest($2::text[]) as word cross join lateral
    (${within('handle', 'word', 'word', 1)} union all ${within('lower(name)', 'word', 'word', READ_ALIKE)}) as alike
  union ${beginning('$3', '$4')}) as found where ${MET}`;

/** A text greater than every text with this beginning. */
export const afterAll = (text: string): string => `${text}\u{10ffff}`;

/**
 * The people whose handle or name begins with the text; otherwise those whose name differs by one typing error. From six letters on a
 * second error is allowed if the first half is right and few names begin with it.
 */
export async function findPlayers(pool: Pool, reader: string, asked: string): Promise<readonly FoundPlayer[]> {
  const text = asked.trim().toLowerCase();
  if (text === '') return [];
  const begins = await pool.query<FoundPlayer>({
    name: 'players-beginning',
    text: BEGINS,
    values: [reader, text, afterAll(text)],
  });
  if (begins.rows.length > 0 || text.length < 3) return begins.rows;
  const half = text.slice(0, Math.ceil(text.length / 2));
  const alike = await pool.query<FoundPlayer>({
    name: 'players-alike',
    text: ALIKE,
    values: [reader, withinOneEdit(text), half, afterAll(half)],
  });
  const most = text.length < 6 ? 1 : 2;
  return alike.rows
    .map((player) => ({
      player,
      distance: Math.min(editDistance(text, player.name.toLowerCase()), editDistance(text, player.handle)),
    }))
    .filter((found) => found.distance <= most)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ player }) => player);
}
