import { dealer } from '@la-stanza/engine/fair';
import { dailyLead, dayOf, daysLater, openDaily, BOTS_VERSION } from '@la-stanza/bots/daily';
import { NEWEST_EDITION, toLink } from '@la-stanza/engine';
import { ENGINE_OF_0_2, type Daily } from '@la-stanza/protocol';
import { gameShelf } from '../shelf/shelf.ts';
import { keepDaily, keptDailies } from './daily-memory.ts';
import { siteDeal } from './site-deals.ts';

const DAYS_SHOWN = 7;

/** The deal of a day without a server: from the site's list, with the results of this device. */
export async function siteDaily(day: string, now: number): Promise<Daily | undefined> {
  const deal = await siteDeal(day);
  if (deal === undefined || day > dayOf(now)) return undefined;
  await keepResult(day);
  const kept = keptDailies();
  const own = kept.get(day);
  const isOver = day < dayOf(now);
  return {
    day,
    fingerprint: dealer(deal.seed).commitment,
    publishedAt: 0,
    seed: deal.seed,
    opening: toLink(openDaily(deal.seed)),
    engine: ENGINE_OF_0_2,
    edition: NEWEST_EDITION.number,
    bots: BOTS_VERSION,
    now,
    own: own === undefined ? null : { ...own, rank: null },
    people: 0,
    board:
      isOver || (own !== undefined && own.lead !== null)
        ? { people: [], field: [...deal.field], best: deal.best, friends: [], top: [] }
        : null,
    week: Array.from({ length: DAYS_SHOWN }, (_, index) => {
      const each = daysLater(day, index - DAYS_SHOWN + 1);
      return { day: each, lead: kept.get(each)?.lead ?? null };
    }),
  };
}

/** A game that has ended since gets its result. */
async function keepResult(day: string): Promise<void> {
  const kept = keptDailies().get(day);
  if (kept === undefined || kept.lead !== null) return;
  const saved = await (await gameShelf()).find(kept.game);
  const totals = saved?.record.result?.totals;
  if (totals !== undefined) keepDaily(day, { game: kept.game, lead: dailyLead(totals) });
}
