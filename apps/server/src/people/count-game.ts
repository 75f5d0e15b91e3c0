import type { PoolClient } from 'pg';
import { countDaily } from '../daily/count-daily.ts';
import { inTransaction } from '../db/pool.ts';
import { countGameJob } from '../play/follow-ups.ts';
import { NEWEST, OF_KNOWN_EDITION } from '../play/known-editions.ts';
import type { Play } from '../play/play.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { lockGame } from '../play/table-command.ts';
import { ranksOf } from '../ratings/ranks.ts';
import { rated, UNRATED, type Strength } from '../ratings/rate.ts';
import { weighed, weightOf } from '../ratings/weigh.ts';
import { gameResults, type SeatResult } from './game-results.ts';
import { standingOf } from './standing-of.ts';

const BATCH = 1_000;

/** Counts a finished game once: writes the players' results, and their ratings if the game is rated. */
export async function countGame(play: Play, game: string): Promise<void> {
  await inTransaction(play.pool, async (client) => {
    const stored = await lockGame(client, play, game);
    if (stored?.fold === undefined || stored.status !== 'over') return;
    const { rowCount } = await client.query(
      'update games set counted_at = now() where id = $1 and counted_at is null',
      [game],
    );
    if (rowCount === 0) return;
    const results = withPlaces(stored, gameResults(stored.fold));
    for (const result of results) await writeResult(client, stored, result);
    await countDaily(client, stored);
    const ranks = ranksOf(
      stored,
      results.map(({ place }) => place),
      stored.seats.every(({ seat }) => stored.fold?.line.some((entry) => entry.seat === seat) === true),
    );
    if (ranks !== undefined) await writeRatings(client, stored, ranks);
  });
}

/** If a player lost the game by leaving it or by running out of time, the others share the first place. */
function withPlaces({ ending, seats }: StoredGame, results: readonly SeatResult[]): readonly SeatResult[] {
  if (ending !== 'timeout' && ending !== 'resigned') return results;
  const hasStayed = seats.map(({ kind, standing }) => kind === 'human' && standing === 'playing');
  if (!hasStayed.some(Boolean)) return results;
  return results.map((result) => ({ ...result, place: hasStayed[result.seat] === true ? 1 : seats.length }));
}

async function writeResult(client: PoolClient, { id, seats, endedAt }: StoredGame, result: SeatResult): Promise<void> {
  const { seat, place, total, categories, activations, hired } = result;
  const isAgainstBots = seats.some(({ kind, user }) => kind === 'bot' && user === null);
  await client.query(
    `insert into results (game_id, seat, user_id, players, place, total, categories, activations, hired, is_against_bots, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, to_timestamp($11::float8 / 1000)) on conflict do nothing`,
    [
      id,
      seat,
      // what a bot did after a player left does not count for that player
      seats[seat]?.kind === 'human' ? seats[seat].user : null,
      seats.length,
      place,
      total,
      categories === null ? null : JSON.stringify(categories),
      JSON.stringify(activations),
      hired,
      isAgainstBots,
      endedAt,
    ],
  );
}

async function writeRatings(
  client: PoolClient,
  { id, seats, endedAt }: StoredGame,
  ranks: readonly number[],
): Promise<void> {
  const users = seats.flatMap(({ user }) => (user === null ? [] : [user]));
  const players = seats.length;
  // rows are inserted and locked in one order, so that two games of the same people cannot deadlock
  await client.query(
    `insert into ratings (user_id, players, mu, sigma, games)
     select u, $2, $3, $4, 0 from unnest($1::uuid[]) as u order by u on conflict do nothing`,
    [users, players, UNRATED.mu, UNRATED.sigma],
  );
  const { rows } = await client.query<Strength & { user_id: string }>(
    'select user_id, mu, sigma from ratings where user_id = any($1::uuid[]) and players = $2 order by user_id for update',
    [users, players],
  );
  const before = users.map((user) => rows.find((row) => row.user_id === user) ?? UNRATED);
  const people = await standingOf(client, users);
  for (const [index, after] of rated(before, ranks).entries()) {
    const { mu, sigma } = weighed(
      before[index] ?? UNRATED,
      after,
      weightOf(people, index),
      people[index]?.isEstablished === true,
    );
    await client.query(
      'update ratings set mu = $3, sigma = $4, games = games + 1 where user_id = $1 and players = $2',
      [users[index], players, mu, sigma],
    );
    await client.query(
      `insert into rating_changes (game_id, user_id, players, mu_before, mu, sigma, at)
       values ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000))`,
      [id, users[index], players, before[index]?.mu ?? UNRATED.mu, mu, sigma, endedAt],
    );
  }
}

/** Adds count jobs for finished games that no job has counted, for example games ended by a worker of another build. */
export async function countRest({ pool }: Pick<Play, 'pool'>): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job($1, json_build_object('game', rest.id), job_key => 'count:' || rest.id::text, max_attempts => 8)
     from (select id from games where status = 'over' and started_at is not null and counted_at is null and ${OF_KNOWN_EDITION}
       order by id limit ${BATCH}) as rest`,
    [countGameJob(NEWEST)],
  );
}
