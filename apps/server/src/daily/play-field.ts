import { BEST_LEVEL, BOTS_VERSION, dayOf, daysLater, FIELD_LEVEL, fieldChance } from '@la-stanza/bots/daily';
import { leadOf, linkWithoutSeed } from '@la-stanza/bots/daily/deal';
import { playDaily } from '@la-stanza/bots/daily/play';
import { NEWEST_EDITION } from '@la-stanza/engine';
import type { Pool } from 'pg';
import { botOf } from '../bots/bot-names.ts';
import type { BotPool } from '../bots/bot-pool.ts';

/** Today first: a server that was set up today has only a few hours for today's deal. */
const NEXT = `select to_char(daily_on, 'YYYY-MM-DD') as day, seed, field_games as games, best_lead is not null as has_best
  from daily_deals where daily_on = any($1::date[]) and edition = $2 and bots = $3 and (field_games < $4 or best_lead is null)
  order by daily_on limit 1`;
const ADD_GAME = `with played as (
    update daily_deals set field_games = field_games + 1 where daily_on = $1 and field_games = $2 returning daily_on)
  insert into daily_counts (daily_on, is_person, lead, count) select daily_on, false, $3, 1 from played
  on conflict (daily_on, is_person, lead) do update set count = daily_counts.count + 1`;
const ADD_BEST = 'update daily_deals set best_lead = $2, best_link = $3 where daily_on = $1 and best_lead is null';

interface NextRow {
  readonly day: string;
  readonly seed: string;
  readonly games: number;
  readonly has_best: boolean;
}

interface FieldParts {
  readonly pool: Pool;
  readonly botPool: Pick<BotPool, 'ask' | 'isIdle'>;
  readonly now: () => number;
  /** The number of games that bots of the field's level play on each deal; 0: bots play no games at all. */
  readonly games: number;
}

/** Bots play the deals of today and tomorrow for a while, as long as no question to a bot is waiting. Returns the number of games. */
export async function playField({ pool, botPool, now, games }: FieldParts, milliseconds: number): Promise<number> {
  if (games === 0) return 0;
  const until = now() + milliseconds;
  let played = 0;
  while (now() < until && botPool.isIdle) {
    const today = dayOf(now());
    const days = [today, daysLater(today, 1)];
    const { rows } = await pool.query<NextRow>(NEXT, [days, NEWEST_EDITION.number, BOTS_VERSION, games]);
    const [next] = rows;
    if (next === undefined) break;
    await playNext(pool, botPool, next);
    played++;
  }
  return played;
}

async function playNext(pool: Pool, botPool: FieldParts['botPool'], next: NextRow): Promise<void> {
  const level = next.has_best ? FIELD_LEVEL : BEST_LEVEL;
  const game = await playDaily(next.seed, level, fieldChance(next.games), (question) =>
    botPool.ask({
      bot: botOf(question.level),
      state: question.state,
      chance: question.seed,
      style: question.style,
      isClose: question.isClose,
    }),
  );
  const lead = leadOf(game);
  if (next.has_best) await pool.query(ADD_GAME, [next.day, next.games, lead]);
  else await pool.query(ADD_BEST, [next.day, lead, linkWithoutSeed(game)]);
}
