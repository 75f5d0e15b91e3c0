import { isTransient } from '../db/is-transient.ts';
import { inTransaction } from '../db/pool.ts';
import { OF_KNOWN_EDITION } from '../play/known-editions.ts';
import { EngineFault } from '../play/engine-fault.ts';
import { packGame, unpacksTo } from '../play/pack-game.ts';
import type { Play } from '../play/play.ts';
import { withSeed } from '../play/revealed.ts';
import { lockGame } from '../play/table-command.ts';

/**
 * Finished games that have been counted. A node of an older build may not be able to read a packed game: after a migration the job waits
 * as long as after the end of a game, so that old nodes can be replaced.
 */
const TO_PACK = `select id from games where counted_at is not null and packed_at is null and quarantined_at is null
  and (daily_on is null or daily_on < (now() at time zone 'UTC')::date)
  and ended_at < now() - $1 * interval '1 millisecond' and ${OF_KNOWN_EDITION}
  and (select max(run_on) from migrations) < now() - $1 * interval '1 millisecond'
  order by ended_at limit $2`;

const PACK = `insert into packed_games (game_id, link, undone) values ($1, $2, $3)`;

/** Rows that the packed row replaces, and settings without a use after the end. */
const CLEAR: readonly string[] = [
  'delete from entries where game_id = $1',
  'delete from commands where game_id = $1',
  'delete from game_seeds where game_id = $1',
  'delete from game_secrets where game_id = $1',
  'delete from told_games where game_id = $1',
  'update seats set is_packed = true where game_id = $1',
  'update games set packed_at = now() where id = $1',
];

const QUARANTINE = 'update games set quarantined_at = now() where id = $1';

export interface Packing {
  /** Milliseconds since the end of a game. */
  readonly after: number;
  /** The most games in one run. */
  readonly most: number;
}

/** The result of one run. */
export interface Packed {
  readonly games: number;
  /** Games that could not be packed: they keep their entries, and later runs skip them. */
  readonly quarantined: readonly { readonly game: string; readonly error: unknown }[];
}

/** Packs each finished game into one row. The columns that nodes compare do not change, so caches stay valid. */
export async function packFinished(play: Play, { after, most }: Packing): Promise<Packed> {
  const { rows } = await play.pool.query<{ id: string }>(TO_PACK, [after, most]);
  const quarantined: { game: string; error: unknown }[] = [];
  for (const { id } of rows) {
    try {
      await pack(play, id);
    } catch (error) {
      if (isTransient(error)) throw error;
      await play.pool.query(QUARANTINE, [id]);
      quarantined.push({ game: id, error });
    }
  }
  return { games: rows.length - quarantined.length, quarantined };
}

/** Packs one game. Deletes nothing before it has verified that the packed row unpacks to the same entries and seed. */
async function pack(play: Play, game: string): Promise<void> {
  const revealed = await play.seeds.reveal(game);
  await inTransaction(play.pool, async (client) => {
    const stored = await lockGame(client, play, game);
    if (stored?.fold === undefined || stored.status !== 'over') return;
    // another worker was faster
    const { rowCount } = await client.query('select 1 from games where id = $1 and packed_at is null', [game]);
    if (rowCount === 0) return;
    const { entries, seed, shares } = withSeed(stored.fold.record, revealed);
    const packed = packGame(stored.fold, revealed);
    if (!unpacksTo(packed, { entries, seed, secret: shares?.secret }))
      throw new EngineFault(game, stored.edition, { code: 'not-packed' });
    await client.query(PACK, [game, packed.link, packed.undone === null ? null : JSON.stringify(packed.undone)]);
    for (const statement of CLEAR) await client.query(statement, [game]);
  });
}
