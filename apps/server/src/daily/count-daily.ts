import { dailyLead, dayOf } from '@la-stanza/bots/daily';
import type { PoolClient } from 'pg';
import type { StoredGame } from '../play/stored-game.ts';

/** Only a player's first game of a day has a row, and it counts once. */
const COUNT = `with counted as (
    update daily_results set lead = $2 where game_id = $1 and lead is null returning daily_on)
  insert into daily_counts (daily_on, is_person, lead, count) select daily_on, true, $2, 1 from counted
  on conflict (daily_on, is_person, lead) do update set count = daily_counts.count + 1`;

/** Adds a finished daily game to its board. A game may be finished after midnight, but then does not count. */
export async function countDaily(
  client: PoolClient,
  { id, daily, ending, endedAt, result }: StoredGame,
): Promise<void> {
  if (daily === null || ending !== 'played' || result === null || endedAt === null || dayOf(endedAt) !== daily) return;
  await client.query(COUNT, [id, dailyLead(result.totals)]);
}
