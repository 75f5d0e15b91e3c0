import type { Notice } from './follow-ups.ts';

/** The data of one command: the row it was judged by, its new entries, and the game after them. */
export interface NewEntries {
  readonly id: string;
  readonly version: number;
  readonly revision: number;
  readonly mark: string;
  /** The mark after the change. */
  readonly next: string;
  readonly texts: readonly string[];
  readonly seats: readonly (number | null)[];
  readonly client: string | null;
  readonly acting: number | null;
  readonly deadline: number | null;
  readonly remind: number | null;
  readonly banks: readonly number[] | null;
  readonly revised: number;
  readonly status: string;
  readonly ending: string | null;
  readonly result: object | null;
  readonly botSeats: string | null;
  /** The notices to write; a worker sends them. */
  readonly notices: readonly Notice[] | null;
}

const COLUMNS: readonly (readonly [keyof NewEntries, string])[] = [
  ['id', 'uuid'],
  ['version', 'integer'],
  ['revision', 'integer'],
  ['mark', 'uuid'],
  ['next', 'uuid'],
  ['texts', 'text[]'],
  ['seats', 'smallint[]'],
  ['client', 'uuid'],
  ['acting', 'smallint'],
  ['deadline', 'float8'],
  ['remind', 'float8'],
  ['banks', 'integer[]'],
  ['revised', 'integer'],
  ['status', 'text'],
  ['ending', 'text'],
  ['result', 'jsonb'],
  ['botSeats', 'text'],
  ['notices', 'jsonb'],
];

/** Columns whose values are sent as JSON. */
const JSON_COLUMNS: ReadonlySet<keyof NewEntries> = new Set(['result', 'notices']);

/*
 * Compares the version, revision and mark that a command was judged by with the game's row, and only then updates the row and inserts the
 * entries: of two commands for the same version, only one is written. The mark differs if a restored database has reached the same
 * version again by other steps.
 */
const WRITE = `moved as (
  update games g set version = g.version + cardinality(given.texts), mark = given.next, acting = given.acting,
    deadline = to_timestamp(given.deadline / 1000), remind_at = to_timestamp(given.remind / 1000), banks = given.banks,
    offer = case when given.status = 'running' and (g.offer ->> 'kind' = 'end' or (g.offer ->> 'kind' = 'absence' and g.acting = given.acting))
      then g.offer end,
    revision = g.revision + given.revised, status = given.status, ending = given.ending, result = given.result,
    bot_seats = given."botSeats",
    ended_at = case when given.status = 'over' then now() else g.ended_at end
  from given
  where g.id = given.id and g.version = given.version and g.revision = given.revision and g.mark = given.mark and g.status = 'running'
  returning g.id, given.version as first, given.texts, given.seats, given.client, given.notices),
added as (
  insert into entries (game_id, seq, text, seat, client_id)
  select moved.id, moved.first + item.nth - 1, item.text, item.seat, case when item.nth = 1 then moved.client end
  from moved, unnest(moved.texts, moved.seats) with ordinality as item (text, seat, nth)),
noted as (
  insert into outbox (user_id, kind, game_id, params)
  select item.user, item.kind, moved.id, item.params
  from moved, jsonb_to_recordset(moved.notices) as item ("user" uuid, kind text, params jsonb))
select id from moved`;

/** Writes one command, with the value of each column as SQL; waits for the row's lock. */
export function appendOf(value: (name: keyof NewEntries, index: number) => string): string {
  return `with given as (select ${COLUMNS.map(([name, type], index) => `${value(name, index)}::${type} as "${name}"`).join(', ')}),
${WRITE}`;
}

export const APPEND = appendOf((_, index) => `$${index + 1}`);

/*
 * Writes commands of different games. Skips locked rows, so that no game waits for another. For any number of commands and any estimated
 * size of the table, the planner must find the games by key and plan the statement only once: the lateral join hides the number of ids
 * and looks up each one separately, and the planner takes the comparisons with zero, which are always true, for rare.
 */
export const APPEND_ALL = `with free as materialized (
  select locked.id from unnest((select $1::uuid[])) as asked (id) cross join lateral
    (select g.id from games g where g.id = asked.id limit 1 for no key update skip locked) as locked),
given as materialized (
  select item.* from json_to_recordset($2::json) as item (${COLUMNS.map(([name, type]) => `"${name}" ${type}`).join(', ')})
  join free using (id) where item.version >= 0 and item.revision >= 0),
${WRITE}`;

/** The parameters of `APPEND` in order. */
export function valuesOf(row: NewEntries): readonly unknown[] {
  return COLUMNS.map(([name]) =>
    JSON_COLUMNS.has(name) && row[name] !== null ? JSON.stringify(row[name]) : row[name],
  );
}
