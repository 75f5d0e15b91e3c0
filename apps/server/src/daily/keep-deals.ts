import { dealer } from '@la-stanza/engine/fair';
import { randomBytes } from 'node:crypto';
import { BOTS_VERSION, dayOf, daysLater } from '@la-stanza/bots/daily';
import { NEWEST_EDITION } from '@la-stanza/engine';
import type { Pool } from 'pg';

const SEED_BYTES = 32;
/** A fingerprint is public for at least a day before its deal is played. */
export const DAYS_AHEAD = 2;

const ADD = `insert into daily_deals (daily_on, seed, fingerprint, edition, bots) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;

/** A newer build plays a deal with its own rules and bots, so earlier results of bots do not compare: deletes them. */
const RENEW = `with renewed as (
    update daily_deals set edition = $2, bots = $3, field_games = 0, best_lead = null, best_link = null
    where daily_on > $1 and (edition, bots) is distinct from ($2, $3) returning daily_on)
  delete from daily_counts c using renewed r where c.daily_on = r.daily_on and not c.is_person`;

/** Draws the missing deals of today and the next days. */
export async function keepDeals(pool: Pool, now: number): Promise<void> {
  const today = dayOf(now);
  const build = [NEWEST_EDITION.number, BOTS_VERSION];
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    await pool.query(ADD, [daysLater(today, days), seed, dealer(seed).commitment, ...build]);
  }
  await pool.query(RENEW, [today, ...build]);
}
