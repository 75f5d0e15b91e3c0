import type { FoundPlayer } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { oneSlipFrom, slips } from './slip.ts';

const MOST = 10;
/** How many rows one reading of an index gives at most: thousands may have the same name. */
const READ = 100;
/** The same for one of the words that a slip makes. */
const READ_ALIKE = 20;

/** Those between two words, in the order of an index: by its order and limit no other plan is sensible, whatever the planner expects. */
const within = (key: 'handle' | 'lower(name)', from: string, to: string, most: number): string =>
  `(select id as "user", name, handle from users where ${key} ~>=~ ${from} and ${key} ~<=~ ${to} and handle is not null
    and deleted_at is null order by ${key} using ~<~ limit ${most})`;

const beginning = (from: string, to: string): string =>
  `${within('handle', from, to, READ)} union ${within('lower(name)', from, to, READ)}`;

/** People whom the reader has blocked, or who have blocked the reader, are not found. */
const MET = `"user" <> $1 and not exists (select 1 from blocks b
  where (b.user_id = "user" and b.blocked_id = $1) or (b.user_id = $1 and b.blocked_id = "user"))`;

const BEGINS = `select * from (${beginning('$2', '$3')}) as found where ${MET}
  order by handle = $2 desc, length(handle), handle limit ${MOST}`;

const ALIKE = `select * from (select alike.* from unnest($2::text[]) as word cross join lateral
    (${within('handle', 'word', 'word', 1)} union all ${within('lower(name)', 'word', 'word', READ_ALIKE)}) as alike
  union ${beginning('$3', '$4')}) as found where ${MET}`;

/** What is greater than everything that begins so. */
export const afterAll = (text: string): string => `${text}\u{10ffff}`;

/**
 * The people whose handle or name begins so; if there is none, those whose name is a slip away. From six letters on a second slip is
 * forgiven where the first half is right and not many begin with it.
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
    values: [reader, oneSlipFrom(text), half, afterAll(half)],
  });
  const most = text.length < 6 ? 1 : 2;
  return alike.rows
    .map((player) => ({ player, slips: Math.min(slips(text, player.name.toLowerCase()), slips(text, player.handle)) }))
    .filter((found) => found.slips <= most)
    .toSorted((one, other) => one.slips - other.slips)
    .slice(0, MOST)
    .map(({ player }) => player);
}
