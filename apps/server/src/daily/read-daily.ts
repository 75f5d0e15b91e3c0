import { dayOf, daysLater, openDaily } from '@la-stanza/bots/daily';
import { toLink } from '@la-stanza/engine';
import { ENGINE_OF_0_2, type Daily } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import { refuse, type Refused } from '../play/outcome.ts';
import { DAYS_AHEAD, keepDeals } from './keep-deals.ts';

const DAYS_SHOWN = 7;

const DEAL = `select seed, fingerprint, edition, bots, (extract(epoch from dealt_at) * 1000)::float8 as dealt_at, best_lead, best_link
  from daily_deals where daily_on = $1`;
const OWN = `select to_char(daily_on, 'YYYY-MM-DD') as day, game_id as game, lead from daily_results
  where user_id = $1 and daily_on = any($2::date[])`;
const COUNTS = `select is_person, lead, count from daily_counts where daily_on = $1 order by lead desc`;
const FRIENDS = `select u.id as "user", u.name, r.lead from friends mine
  join friends theirs on theirs.user_id = mine.friend_id and theirs.friend_id = mine.user_id
  join users u on u.id = mine.friend_id and u.deleted_at is null
  left join daily_results r on r.daily_on = $1 and r.user_id = u.id
  where mine.user_id = $2 order by r.lead desc nulls last, u.name`;
/** The best results, of the people who want to be listed. */
const TOP = `select u.id as "user", u.name, best.lead from
  (select user_id, lead from daily_results where daily_on = $1 and lead is not null order by lead desc limit 100) as best
  join users u on u.id = best.user_id and u.is_ranked and u.deleted_at is null order by best.lead desc, u.name limit 5`;

interface DealRow {
  readonly seed: string;
  readonly fingerprint: string;
  readonly edition: number;
  readonly bots: number;
  readonly dealt_at: number;
  readonly best_lead: number | null;
  readonly best_link: string | null;
}

interface CountRow {
  readonly is_person: boolean;
  readonly lead: number;
  readonly count: number;
}

interface PersonRow {
  readonly user: string;
  readonly name: string;
  readonly lead: number | null;
}

/** The deal of a day for a caller: includes the seed after the day, and the results of others once the caller has finished. */
export async function readDaily(pool: Pool, day: string, user: string | null, now: number): Promise<Daily | Refused> {
  const deal = await dealOf(pool, day, now);
  if (deal === undefined) return refuse('not-found');
  const isOver = day < dayOf(now);
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => daysLater(day, index - DAYS_SHOWN + 1));
  const [own, counts] = await Promise.all([ownResults(pool, user, days), countsOf(pool, day)]);
  const rankOf = (lead: number | null): number | null =>
    lead === null ? null : 1 + counted(counts.filter((each) => each.is_person && each.lead > lead));
  const mine = own.find((result) => result.day === day);
  const mayLook = isOver || (mine !== undefined && mine.lead !== null);
  return {
    day,
    fingerprint: deal.fingerprint,
    publishedAt: Math.round(deal.dealt_at),
    seed: isOver ? deal.seed : null,
    opening: day > dayOf(now) ? null : openingOf(deal.seed),
    engine: ENGINE_OF_0_2,
    edition: deal.edition,
    bots: deal.bots,
    now,
    own: mine === undefined ? null : { game: mine.game, lead: mine.lead, rank: rankOf(mine.lead) },
    people: counted(counts.filter(({ is_person: isPerson }) => isPerson)),
    board: mayLook ? await boardOf(pool, { day, user, deal, counts, rankOf }) : null,
    week: days.map((each) => ({ day: each, lead: own.find((result) => result.day === each)?.lead ?? null })),
  };
}

let known: { readonly seed: string; readonly link: string } | undefined;

/** The public opening position. Cached, because most requests are about the same day. */
function openingOf(seed: string): string {
  known = known?.seed === seed ? known : { seed, link: toLink(openDaily(seed)) };
  return known.link;
}

/** A server that has just been set up has no deal yet: this draws it. */
async function dealOf(pool: Pool, day: string, now: number): Promise<DealRow | undefined> {
  const read = async (): Promise<DealRow | undefined> =>
    (await pool.query<DealRow>({ name: 'daily-deal', text: DEAL, values: [day] })).rows[0];
  const deal = await read();
  const today = dayOf(now);
  if (deal !== undefined || day < today || day > daysLater(today, DAYS_AHEAD)) return deal;
  await keepDeals(pool, now);
  return read();
}

interface OwnRow {
  readonly day: string;
  readonly game: string;
  readonly lead: number | null;
}

async function ownResults(pool: Pool, user: string | null, days: readonly string[]): Promise<readonly OwnRow[]> {
  if (user === null) return [];
  return (await pool.query<OwnRow>({ name: 'own-dailies', text: OWN, values: [user, days] })).rows;
}

async function countsOf(pool: Pool, day: string): Promise<readonly CountRow[]> {
  return (await pool.query<CountRow>({ name: 'daily-counts', text: COUNTS, values: [day] })).rows;
}

const counted = (counts: readonly CountRow[]): number => counts.reduce((sum, { count }) => sum + count, 0);

interface BoardParts {
  readonly day: string;
  readonly user: string | null;
  readonly deal: DealRow;
  readonly counts: readonly CountRow[];
  readonly rankOf: (lead: number | null) => number | null;
}

async function boardOf(
  pool: Pool,
  { day, user, deal, counts, rankOf }: BoardParts,
): Promise<NonNullable<Daily['board']>> {
  const [friends, top] = await Promise.all([
    user === null ? { rows: [] } : pool.query<PersonRow>({ name: 'daily-friends', text: FRIENDS, values: [day, user] }),
    pool.query<PersonRow>({ name: 'daily-top', text: TOP, values: [day] }),
  ]);
  const ranked = (rows: readonly PersonRow[]): NonNullable<Daily['board']>['top'] =>
    rows.map((row) => ({ ...row, rank: rankOf(row.lead) }));
  const countsBy = (isPerson: boolean): NonNullable<Daily['board']>['people'] =>
    counts.flatMap(({ is_person: each, lead, count }) => (each === isPerson ? [{ lead, count }] : []));
  return {
    people: countsBy(true),
    field: countsBy(false),
    best: deal.best_lead === null || deal.best_link === null ? null : { lead: deal.best_lead, link: deal.best_link },
    friends: ranked(friends.rows),
    top: ranked(top.rows),
  };
}
