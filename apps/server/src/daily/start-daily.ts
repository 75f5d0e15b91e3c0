import { DAILY_BOTS, dayOf } from '@la-stanza/bots/daily';
import { STANDARD_OPTIONS } from '@la-stanza/engine';
import { sql, type Kysely } from 'kysely';
import { botOf } from '../bots/bot-names.ts';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { hasTooMany, MOST_TABLES, writeTable } from '../tables/host-table.ts';
import type { Player } from '../tables/seat-players.ts';
import { startGame } from '../tables/start-game.ts';
import { keepDeals } from './keep-deals.ts';

/** The most games of one person on one deal. */
const MOST_TRIES = 20;

/** The player's unfinished game on today's deal, or a new one. Only the first game counts. */
export async function startDaily(
  db: Kysely<Schema>,
  play: Play,
  player: Player,
  day: string,
): Promise<StoredGame | Refused> {
  if (dayOf(play.now()) !== day) return refuse('not-today');
  await keepDeals(play.pool, play.now());
  if (await hasTooMany(db, player.user)) return refuse('too-many-tables', null, { most: MOST_TABLES });
  const found = await db.transaction().execute(async (transaction) => {
    // of two concurrent requests the second finds the game of the first
    await transaction.selectFrom('users').select('id').where('id', '=', player.user).forUpdate().execute();
    const games = await transaction
      .selectFrom('games')
      .select(['id', 'status'])
      .where('daily_on', '=', sql<Date>`${day}::date`)
      .where('host_id', '=', player.user)
      .execute();
    const open = games.find(({ status }) => status !== 'over');
    if (open !== undefined) return open.id;
    if (games.length >= MOST_TRIES) return refuse('too-many-open', null, { most: MOST_TRIES });
    const game = await writeTable(transaction, {
      host: player.user,
      options: STANDARD_OPTIONS,
      figures: 'standard',
      pace: { kind: 'none' },
      listed: false,
      rated: false,
      daily: day,
      seats: [
        { kind: 'human', user: player.user, name: player.name, bot: null },
        ...DAILY_BOTS.map((level) => ({ kind: 'bot' as const, user: null, name: null, bot: botOf(level) })),
      ],
    });
    await transaction
      .insertInto('daily_results')
      .values({ daily_on: day, user_id: player.user, game_id: game })
      .onConflict((conflict) => conflict.columns(['daily_on', 'user_id']).doNothing())
      .execute();
    return game;
  });
  if (typeof found !== 'string') return found;
  const stored = await play.store.refresh(found);
  if (stored === undefined) return refuse('no-such-game');
  return stored.status === 'open' ? startGame(play, player.user, found, false) : stored;
}
