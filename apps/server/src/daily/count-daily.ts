import { dailyLead, dayOf } from '@la-stanza/bots/daily';
import type { PoolClient } from 'pg';
import type { StoredGame } from '../play/stored-game.ts';

/** Only the game that was begun first has a row, and it counts once. */
const COUNT = `with counted as (
    update daily_results set lead = $2 where game_id = $1 and lead is null returning daily_on)
  insert into daily_counts (daily_on, is_person, lead, count) select daily_on, true, $2, 1 from counted
  on conflict (daily_on, is_person, lead) do update set count = daily_counts.count + 1`;

/** Enters a finished game of the day on its board. After midnight a game goes on, but no longer counts. */
export async function countDaily(
  client: PoolClient,
  { id, daily, ending, endedAt, result }: StoredGame,
): Promise<void> {
  if (daily === null || ending !== 'played' || result === null || endedAt === null || dayOf(endedAt) !== daily) return;
  await client.query(COUNT, [id, dailyLead(result.totals)]);
}
