import { paceSchema, type LobbyTable } from '@la-stanza/protocol';
import type { Pool } from 'pg';

/** The most listed tables of one host, so that a host with many tables does not displace others. */
const MOST_OF_A_HOST = 3;
const MOST = 100;
/** A node that is silent for longer has stopped. */
const PRESENT = '60 seconds';

/*
 * The open tables that anyone may join, the newest first. A live table that is about to start by itself is not listed: players who sit
 * down fill it.
 */
const TABLES = `select g.id as game, g.host_id as host, u.name, coalesce(g.host_seen_at > now() - interval '${PRESENT}', false) as here,
  extract(epoch from g.created_at)::float8 * 1000 as since, g.pace, g.is_rated as rated,
  (select string_agg(left(s.kind, 1), '' order by s.seat) from seats s where s.game_id = g.id) as seats,
  array(select o.key from jsonb_each(g.options) o where o.value = 'true')
    || case when g.figures <> '"standard"' or g.rulings is not null then array['figures'] else '{}' end as options
from (
  select id from (
    select id, created_at, row_number() over (partition by host_id order by created_at desc) as nth from games
    where listed and status = 'open' and quarantined_at is null and (bot_seats is null or pace ->> 'kind' = 'days')
  ) as listed where nth <= ${MOST_OF_A_HOST} order by created_at desc limit ${MOST}
) as shown join games g on g.id = shown.id join users u on u.id = g.host_id order by g.created_at desc`;

const PEOPLE = `select coalesce(sum(people), 0)::integer as people from nodes where seen_at > now() - interval '${PRESENT}'`;

/** The public contents of the lobby. */
export interface LobbyNow {
  readonly people: number;
  readonly tables: readonly LobbyTable[];
}

interface TableRow extends Omit<LobbyTable, 'pace' | 'rated'> {
  readonly pace: unknown;
  readonly rated: boolean | null;
}

/** Reads the lobby. Skips a table that cannot be read. */
export async function readLobby(pool: Pool): Promise<LobbyNow> {
  const { rows } = await pool.query<TableRow>({ name: 'lobby-tables', text: TABLES });
  const { rows: counted } = await pool.query<{ people: number }>({ name: 'lobby-people', text: PEOPLE });
  const tables = rows.flatMap(({ pace, rated, since, ...row }) => {
    const read = paceSchema.safeParse(pace);
    return read.success ? [{ ...row, since: Math.round(since), pace: read.data, rated: rated ?? true }] : [];
  });
  return { people: counted[0]?.people ?? 0, tables };
}
