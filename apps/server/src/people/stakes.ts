import type { Stakes } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import type { StoredGame } from '../play/stored-game.ts';
import { rated, shownRating, UNRATED, type Strength } from '../ratings/rate.ts';
import { weighed, weightOf } from '../ratings/weigh.ts';
import { standingOf } from './standing-of.ts';

const CHANGE = 'select mu, mu_before from rating_changes where game_id = $1 and user_id = $2';
const STRENGTHS = 'select user_id, mu, sigma from ratings where user_id = any($1::uuid[]) and players = $2';

const pointsOf = (before: number, after: number): number =>
  shownRating({ mu: after, sigma: 0 }).rating - shownRating({ mu: before, sigma: 0 }).rating;

/** The effect of a rated game on a player's rating: the actual one, or that of each possible place. */
export async function stakesOf(pool: Pool, stored: StoredGame, user: string): Promise<Stakes> {
  const changed = await pool.query<{ mu: number; mu_before: number }>({
    name: 'stakes-change',
    text: CHANGE,
    values: [stored.id, user],
  });
  const [done] = changed.rows;
  if (done !== undefined) return { change: pointsOf(done.mu_before, done.mu), places: [] };
  const users = stored.seats.flatMap((seat) => seat.user ?? []);
  const isRated = stored.rated && stored.figures === 'standard' && stored.rulings === null;
  const own = users.indexOf(user);
  if (!isRated || stored.status === 'over' || users.length !== stored.seats.length || own < 0)
    return { change: null, places: [] };
  const { rows } = await pool.query<Strength & { user_id: string }>({
    name: 'stakes-strengths',
    text: STRENGTHS,
    values: [users, users.length],
  });
  const before = users.map((each) => rows.find((row) => row.user_id === each) ?? UNRATED);
  const people = await standingOf(pool, users);
  const mine = before[own] ?? UNRATED;
  const others = users
    .map((_, index) => index)
    .filter((index) => index !== own)
    // the others finish in the order of their ratings
    .toSorted((one, other) => (before[other]?.mu ?? 0) - (before[one]?.mu ?? 0));
  const places = users.map((_, place) => {
    const order = [...others.slice(0, place), own, ...others.slice(place)];
    const after = rated(
      before,
      users.map((__, index) => order.indexOf(index) + 1),
    )[own];
    const weighted = weighed(mine, after ?? mine, weightOf(people, own), people[own]?.isEstablished === true);
    return pointsOf(mine.mu, weighted.mu);
  });
  return { change: null, places };
}
