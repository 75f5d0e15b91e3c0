/** What one command writes: the game as it was judged, its new entries, and where it stands after them. */
export interface NewEntries {
  readonly id: string;
  readonly version: number;
  readonly revision: number;
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
}

const COLUMNS: readonly (readonly [keyof NewEntries, string])[] = [
  ['id', 'uuid'],
  ['version', 'integer'],
  ['revision', 'integer'],
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
];

/*
 * Compares the version and the revision a command was judged by with the game's row, and only then moves the row on and adds the
 * entries: of two commands made against the same version, one finds nothing to do.
 */
const WRITE = `moved as (
  update games g set version = g.version + cardinality(given.texts), acting = given.acting,
    deadline = to_timestamp(given.deadline / 1000), remind_at = to_timestamp(given.remind / 1000), banks = given.banks,
    offer = case when given.status = 'over' or g.offer ->> 'kind' <> 'end' then null else g.offer end,
    revision = g.revision + given.revised, status = given.status, ending = given.ending, result = given.result,
    ended_at = case when given.status = 'over' then now() else g.ended_at end
  from given
  where g.id = given.id and g.version = given.version and g.revision = given.revision and g.status = 'running'
  returning g.id, given.version as first, given.texts, given.seats, given.client),
added as (
  insert into entries (game_id, seq, text, seat, client_id)
  select moved.id, moved.first + item.nth - 1, item.text, item.seat, case when item.nth = 1 then moved.client end
  from moved, unnest(moved.texts, moved.seats) with ordinality as item (text, seat, nth))
select id from moved`;

/** One command; waits for whoever holds the row. */
export const APPEND = `with given as (select ${COLUMNS.map(([name, type], index) => `$${index + 1}::${type} as ${name}`).join(', ')}),
${WRITE}`;

/** Commands of different games. A row that somebody holds is left out, so that no game waits for another. */
export const APPEND_ALL = `with free as materialized (
  select id from games where id = any($1::uuid[]) for no key update skip locked),
given as materialized (
  select item.* from json_to_recordset($2::json) as item (${COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ')})
  join free using (id)),
${WRITE}`;

/** The values of `APPEND` in their order. */
export function valuesOf(row: NewEntries): readonly unknown[] {
  return COLUMNS.map(([name]) => (name === 'result' && row.result !== null ? JSON.stringify(row.result) : row[name]));
}
