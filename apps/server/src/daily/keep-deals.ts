import { randomBytes } from 'node:crypto';
import { BOTS_VERSION, dayOf, daysLater } from '@la-stanza/bots/daily';
import { dealer, ENGINE_VERSION, NEWEST_EDITION } from '@la-stanza/engine';
import type { Pool } from 'pg';

const SEED_BYTES = 32;
/** A fingerprint is public for at least a day before its deal is played. */
export const DAYS_AHEAD = 2;

const ADD = `insert into daily_deals (daily_on, seed, fingerprint, engine, edition, bots) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing`;

/** A build that came after the deal plays it with its own rules and bots: what bots reached before it no longer compares. */
const RENEW = `with renewed as (
    update daily_deals set engine = $2, edition = $3, bots = $4, field_games = 0, best_lead = null, best_link = null
    where daily_on > $1 and (engine, edition, bots) is distinct from ($2, $3, $4) returning daily_on)
  delete from daily_counts c using renewed r where c.daily_on = r.daily_on and not c.is_person`;

/** Draws the deals of today and of the days to come that do not exist yet. */
export async function keepDeals(pool: Pool, now: number): Promise<void> {
  const today = dayOf(now);
  const build = [ENGINE_VERSION, NEWEST_EDITION.number, BOTS_VERSION];
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    await pool.query(ADD, [daysLater(today, days), seed, dealer(seed).commitment, ...build]);
  }
  await pool.query(RENEW, [today, ...build]);
}
