import { createHash } from 'node:crypto';
import { STANDARD_OPTIONS, type Game, play, newGame, whoseTurn, legalActions } from '@la-stanza/engine';
import type { Pool, PoolClient } from 'pg';
import { gameResults } from '../../apps/server/src/people/game-results.ts';
import { packGame } from '../../apps/server/src/play/pack-game.ts';
import { isShort } from '../../apps/server/test/kit/size.ts';

/*
 * Fills a database like years of play: finished games packed into one row, with seats, results, ratings, chat and notices, and one game
 * in a hundred still running. Contents repeat (a few games were really played), ids and people do not.
 */

const SOURCES = isShort ? 8 : 64;
const CHUNK = 50_000;
const YEARS = 3;

/** Deterministic choices, so that two loads have the same contents. */
function* numbers(seed: string): Generator<number, never> {
  for (let block = 0; ; block++)
    yield createHash('sha256').update(`${seed} ${block}`).digest().readUInt32BE(0) / 2 ** 32;
}

/** A game played at random to its end. */
function playedGame(number: number): { readonly game: Game; readonly seed: string } {
  const seed = createHash('sha256').update(`growth ${number}`).digest('hex');
  const random = numbers(seed);
  const players = 2 + (number % 3);
  let game = newGame({ players, options: STANDARD_OPTIONS, seed });
  while (whoseTurn(game.state).who === 'seat') {
    const choices = legalActions(game);
    const action = choices[Math.floor(random.next().value * choices.length)];
    if (action === undefined) throw new Error('a decision without an action');
    ({ game } = play(game, action));
  }
  return { game, seed };
}

function sourceRows(): { readonly games: readonly object[]; readonly seats: readonly object[] } {
  const games: object[] = [];
  const seats: object[] = [];
  for (let number = 0; number < SOURCES; number++) {
    const { game, seed } = playedGame(number);
    const { players, edition, options, commitment, entries } = game.record;
    games.push({
      number,
      players,
      edition,
      options,
      commitment,
      version: entries.length,
      result: game.closing?.result,
      entries: entries.slice(0, 100),
      seed,
      ...packGame(game, { seed, secret: undefined }),
    });
    for (const result of gameResults(game)) seats.push({ number, ...result });
  }
  return { games, seats };
}

const PREPARE = `
create temporary table source_games as select * from json_to_recordset($1::json) as item (number int, players int,
  edition smallint, options jsonb, commitment text, version int, result jsonb, entries jsonb, seed text, link text, undone jsonb)`;
const PREPARE_SEATS = `
create temporary table source_seats as select * from json_to_recordset($1::json) as item (number int, seat smallint, place smallint,
  total smallint, categories jsonb, activations jsonb, hired jsonb)`;

const PEOPLE = `
create temporary table people as select n, gen_random_uuid() as id from generate_series(0, $1::int - 1) as n;
`;

const PERSONS = `
insert into users (id, name, handle, is_ranked, created_at) select id, 'Person ' || n, 'person-' || n, n % 3 = 0, now() - random() * interval '${YEARS} years' from people;
insert into sessions (token_hash, user_id, device, seen_at)
  select sha256(id::text::bytea), id, 'Firefox on Linux', now() - random() * interval '170 days' from people;
insert into ratings (user_id, players, mu, sigma, games) select id, 2 + n % 3, 25 + random() * 10, 3, 10 from people;
create unique index on people (n);
analyze people, source_games, source_seats;
create temporary table drawn (number int, id uuid, source int, at timestamptz, first int, is_running boolean);
create temporary table taken (id uuid, seat smallint, person uuid, n int, source int, at timestamptz, is_running boolean)`;

/** Ids are ordered by time; the first seat is drawn so that a few people have played very often. */
const DRAW = `
truncate drawn, taken;
insert into drawn select n, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3)
    || '8' || substr(md5('x' || n), 1, 15))::uuid, n % ${SOURCES}, at, floor(power(random(), 3) * :people)::int, n % 100 = 0
  from (select n, case when n % 100 = 0 then now() - random() * interval '1 day'
    else now() - interval '8 days' - (1 - n::float8 / :count) * interval '${YEARS} years' end as at from generate_series(:from, :to) as n) as item;
insert into taken select d.id, s.seat, p.id, p.n, d.source, d.at, d.is_running from drawn d
  join source_seats s on s.number = d.source
  join people p on p.n = (d.first + s.seat * (1 + d.number % (:people / 4 - 1))) % :people;
analyze drawn;
analyze taken;
insert into games (id, host_id, edition, options, figures, pace, listed, status, ending, commitment, version, revision, mark,
    acting, deadline, result, created_at, started_at, ended_at, counted_at, packed_at)
  select d.id, t.person, s.edition, s.options, '"standard"',
    case d.number % 3 when 0 then '{"kind":"days","days":2}' when 1 then '{"kind":"live","bank":1800,"increment":10}'
      else '{"kind":"none"}' end::jsonb,
    d.number % 2 = 0, case when d.is_running then 'running' else 'over' end, case when not d.is_running then 'played' end, s.commitment,
    case when d.is_running then jsonb_array_length(s.entries) else s.version end, 2, gen_random_uuid(),
    case when d.is_running then 0 end, case when d.is_running then now() + interval '2 days' end, case when not d.is_running then s.result end,
    d.at, d.at, case when not d.is_running then d.at + interval '1 hour' end,
    case when not d.is_running then d.at + interval '1 hour' end, case when not d.is_running then d.at + interval '8 days' end
  from drawn d join source_games s on s.number = d.source join taken t on t.id = d.id and t.seat = 0;
insert into seats (game_id, seat, kind, user_id, name, is_packed)
  select id, seat, 'human', person, 'Person ' || n, not is_running from taken;
insert into packed_games (game_id, link, undone)
  select d.id, s.link, s.undone from drawn d join source_games s on s.number = d.source where not d.is_running;
insert into results (game_id, seat, user_id, players, place, total, categories, activations, hired, is_against_bots, ended_at)
  select t.id, t.seat, t.person, g.players, s.place, s.total, s.categories, s.activations,
    array(select jsonb_array_elements_text(s.hired)::smallint), false, t.at + interval '1 hour'
  from taken t join source_seats s on s.number = t.source and s.seat = t.seat
  join source_games g on g.number = t.source where not t.is_running;
insert into rating_changes (game_id, user_id, players, mu_before, mu, sigma, at)
  select t.id, t.person, g.players, 25, 25 + random(), 3, t.at + interval '1 hour'
  from taken t join source_games g on g.number = t.source where not t.is_running and g.players = 2;
insert into entries (game_id, seq, text, seat)
  select d.id, item.nth - 1, item.text, 0 from drawn d join source_games s on s.number = d.source,
    jsonb_array_elements_text(s.entries) with ordinality as item (text, nth) where d.is_running;
insert into game_seeds (game_id, seed) select d.id, s.seed from drawn d join source_games s on s.number = d.source where d.is_running;
insert into chat (game_id, number, client_id, user_id, name, text, at)
  select id, 0, gen_random_uuid(), person, 'Person ' || n, 'Well played!', at from taken where seat = 1 and n % 2 = 0;
insert into outbox (user_id, kind, game_id, params, at, sent_at)
  select person, 'your-turn', id, '{}', at, at from taken where is_running or at > now() - interval '30 days'`;

const OPEN_TABLES = `
insert into games (id, host_id, edition, options, figures, pace, listed, status)
  select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - p.n), 12, '0') || '7000' || substr(md5('o' || p.n), 1, 16))::uuid,
    p.id, s.edition, s.options, '"standard"', '{"kind":"none"}', true, 'open'
  from people p, source_games s where s.number = 0 and p.n < 2000;
insert into seats (game_id, seat, kind, user_id, name)
  select g.id, 0, 'human', g.host_id, 'Host' from games g where g.status = 'open'
  union all select g.id, 1, 'open', null, null from games g where g.status = 'open'`;

/** Tables that are small compared with the games, but not empty. */
const REST = `
insert into passkeys (id, user_id, public_key, counter, transports, device) select id::text, id, '', 0, '{}', '' from people where n % 10 = 0;
insert into recovery_codes (code_hash, user_id) select sha256((id::text || k)::bytea), id from people, generate_series(1, 8) as k where n % 10 = 0;
insert into channels (id, user_id, kind, address, language) select gen_random_uuid(), id, 'mail', n || '@example.org', 'en' from people where n % 10 = 0;
insert into blocks (user_id, blocked_id) select p.id, o.id from people p join people o on o.n = p.n + 1 where p.n % 10 = 0;
insert into reports (by_id, about_id, about_name, reason, text, lines, settled_at)
  select p.id, o.id, 'Person', 'chat', '', '[]', now() from people p join people o on o.n = p.n + 1 where p.n % 20 = 0;
insert into told_games (user_id, game_id) select s.user_id, s.game_id from seats s where s.kind = 'human' and s.user_id is not null and not s.is_packed and s.seat = 0;
insert into commands (game_id, client_id, user_id, version, revision)
  select s.game_id, gen_random_uuid(), s.user_id, 1, 1 from seats s where s.user_id is not null and not s.is_packed`;

/**
 * Loads this many games into a migrated, empty database, by default with a tenth as many people. Calls `goesOn` after every 50,000 games,
 * and stops when it returns false.
 */
export async function loadGames(
  pool: Pool,
  count: number,
  goesOn: (loaded: number) => boolean,
  people: number = Math.max(12, Math.round(count / 10)),
): Promise<void> {
  const client = await pool.connect();
  try {
    // the rows are consistent: checking every foreign key would double the time
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`);
    const { games, seats } = sourceRows();
    await client.query(PREPARE, [JSON.stringify(games)]);
    await client.query(PREPARE_SEATS, [JSON.stringify(seats)]);
    await client.query(PEOPLE.replace('$1', String(people)));
    const indexes = await dropIndexes(client);
    await client.query(PERSONS);
    for (let from = 1; from <= count; from += CHUNK) {
      const to = Math.min(count, from + CHUNK - 1);
      const statements = DRAW.replaceAll(':people', String(people))
        .replaceAll(':count', String(count))
        .replaceAll(':from', String(from))
        .replaceAll(':to', String(to));
      await client.query(statements);
      if (!goesOn(to)) break;
    }
    await client.query(OPEN_TABLES);
    await client.query(REST);
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const definition of indexes) await client.query(definition);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    // closes the connection, and drops its settings and temporary tables
    client.release(true);
  }
}

/** Drops the indexes that no constraint needs; returns the statements to create them. */
async function dropIndexes(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public'
     and indexname not in (select conname from pg_constraint) and indexname <> 'seats_once'`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${client.escapeIdentifier(indexname)}`);
  return rows.map(({ indexdef }) => indexdef);
}
