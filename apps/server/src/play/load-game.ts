import { offerSchema, optionsSchema, paceSchema, resultSchema, rulingsSchema } from '@la-stanza/protocol';
import { checkPlayable, type Figures } from '@la-stanza/engine';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { EngineFault } from './engine-fault.ts';
import { foldOn } from './fold.ts';
import { unpackGame } from './pack-game.ts';
import { isOlderRow, type StoredEnding, type StoredGame, type StoredSeat, type StoredStatus } from './stored-game.ts';

interface GameRow {
  readonly id: string;
  readonly host_id: string;
  readonly edition: number | null;
  readonly options: unknown;
  readonly figures: unknown;
  readonly rulings: unknown;
  readonly pace: unknown;
  readonly listed: boolean;
  readonly invite: string | null;
  readonly invited: readonly string[] | null;
  readonly removed: readonly string[] | null;
  readonly open_chat: boolean;
  readonly is_rated: boolean | null;
  readonly gathers_until: Date | null;
  readonly bot_seats: StoredGame['botSeats'];
  readonly daily: string | null;
  readonly status: StoredStatus;
  readonly ending: StoredEnding;
  readonly commitment: string | null;
  readonly promise: string | null;
  readonly is_shared: boolean;
  readonly version: number;
  readonly revision: number;
  readonly mark: string;
  readonly acting: number | null;
  readonly deadline: Date | null;
  readonly banks: number[] | null;
  readonly offer: unknown;
  readonly result: unknown;
  readonly rematch: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly seat_rows: StoredSeat[] | null;
  readonly texts: string[] | null;
  /** The row of a packed game; null for others and in lists. */
  readonly packed: unknown;
}

const SEATS = `(select json_agg(json_build_object('seat', s.seat, 'kind', s.kind, 'user', s.user_id, 'name', s.name,
  'bot', s.bot, 'standing', s.standing, 'nonce', s.nonce, 'standIn', s.stand_in,
  'arriving', case when s.arriving_id is not null then json_build_object('user', s.arriving_id, 'name', s.arriving_name) end,
  'joinedNonce', s.joined_nonce, 'since', s.joined_round, 'returned', s.returned) order by s.seat) from seats s where s.game_id = g.id) as seat_rows`;

// listed one by one: a prepared `g.*` fails when a migration adds a column under a running node
const COLUMNS = `g.id, g.host_id, g.edition, g.options, g.figures, g.rulings, g.pace, g.listed, g.invite, g.invited, g.removed,
  g.open_chat, g.is_rated, g.gathers_until, g.bot_seats, to_char(g.daily_on, 'YYYY-MM-DD') as daily, g.status, g.ending, g.commitment, g.promise, g.is_shared, g.version, g.revision, g.mark, g.acting, g.deadline,
  g.banks, g.offer, g.result, g.rematch, g.created_at, g.started_at, g.ended_at`;

/**
 * The game, its seats and its unknown entries or its packed row, from one snapshot. Planned once, because the planner does not see `$2`.
 */
const LOAD = `select ${COLUMNS}, ${SEATS},
  (select array_agg(e.text order by e.seq) from entries e
    where e.game_id = g.id and e.seq >= (select $2::integer) and e.seq < g.version) as texts,
  (select json_build_object('link', p.link, 'undone', p.undone) from packed_games p
    where g.packed_at is not null and p.game_id = g.id) as packed
  from games g where g.id = $1`;

const WITHOUT_RECORD = `${COLUMNS}, ${SEATS}, null as texts, null as packed`;

/**
 * Loads a game, with only the entries after the known version. If the row is older than the known game, the database was restored, and
 * the whole record is read.
 */
export async function loadGame(
  source: Pool | PoolClient,
  id: string,
  known: StoredGame | undefined,
): Promise<StoredGame | undefined> {
  const { rows } = await source.query<GameRow>({
    name: 'load-game',
    text: LOAD,
    values: [id, known?.fold?.record.entries.length ?? 0],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  if (known !== undefined && isOlderRow(row, known)) return loadGame(source, id, undefined);
  const isKnown = known?.fold !== undefined && known.version === row.version;
  if (row.packed === null || isKnown) return storedGame(row, known);
  const unpacked = unpackGame(row.packed);
  if ('fault' in unpacked) throw new EngineFault(row.id, editionOf(row), unpacked.fault);
  return storedGame({ ...row, texts: [...unpacked.entries] }, undefined);
}

/** The tables of a list, and the ids of those that cannot be read. */
export interface TableList {
  readonly tables: readonly StoredGame[];
  readonly damaged: readonly string[];
}

/** Loads the tables of a list, without their records. Each row is read separately, so that a damaged row does not fail the others. */
export async function loadTables(
  source: Pool,
  name: string,
  where: string,
  values: readonly unknown[],
): Promise<TableList> {
  const text = `select ${WITHOUT_RECORD} from games g where ${where}`;
  const { rows } = await source.query<GameRow>({ name, text, values: [...values] });
  const tables: StoredGame[] = [];
  const damaged: string[] = [];
  for (const row of rows) {
    try {
      tables.push(tableOf(row));
    } catch {
      // opening the game reports the fault
      damaged.push(row.id);
    }
  }
  return { tables, damaged };
}

/** Loads a table without its record. That is enough for accounts: a record that does not replay must not block its players. */
export async function loadTable(source: Pool | PoolClient, id: string): Promise<StoredGame | undefined> {
  const { rows } = await source.query<GameRow>({
    name: 'load-table',
    text: `select ${WITHOUT_RECORD} from games g where g.id = $1`,
    values: [id],
  });
  return rows[0] === undefined ? undefined : tableOf(rows[0]);
}

function storedGame(row: GameRow, known: StoredGame | undefined): StoredGame {
  const table = tableOf(row);
  if (table.startedAt === null) return table;
  const isKnown = known?.fold !== undefined && known.version === table.version;
  const fold = isKnown ? known.fold : foldOn(table, known?.fold, row.texts ?? []);
  const entries = fold.record.entries.length;
  // a record with missing entries may replay too, but its next entry would be written over a gap
  if (entries !== table.version) throw new EngineFault(row.id, editionOf(row), { version: table.version, entries });
  return { ...table, fold };
}

const at = (moment: Date | null): number | null => (moment === null ? null : moment.getTime());

function tableOf(row: GameRow): StoredGame {
  try {
    return readTable(row);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new EngineFault(row.id, editionOf(row), { fields: error.issues.map(({ path }) => path.join('.')) });
  }
}

function readTable(row: GameRow): StoredGame {
  return {
    id: row.id,
    host: row.host_id,
    edition: editionOf(row),
    options: optionsSchema.parse(row.options),
    figures: figuresOf(row),
    rulings: row.rulings === null ? null : rulingsSchema.parse(row.rulings),
    pace: paceSchema.parse(row.pace),
    listed: row.listed,
    invite: row.invite,
    invited: row.invited ?? [],
    removed: row.removed ?? [],
    openChat: row.open_chat,
    rated: row.is_rated ?? row.listed,
    gathersUntil: at(row.gathers_until),
    botSeats: row.bot_seats,
    daily: row.daily,
    status: row.status,
    ending: row.ending,
    commitment: row.commitment,
    promise: row.status === 'open' || row.is_shared ? row.promise : null,
    version: row.version,
    revision: row.revision,
    mark: row.mark,
    lineage: '',
    acting: row.acting,
    deadline: at(row.deadline),
    banks: row.banks,
    offer: row.offer === null ? null : offerSchema.parse(row.offer),
    result: row.result === null ? null : resultSchema.parse(row.result),
    rematch: row.rematch,
    createdAt: row.created_at.getTime(),
    startedAt: at(row.started_at),
    endedAt: at(row.ended_at),
    seats: row.seat_rows ?? [],
    fold: undefined,
  };
}

/** Games of version 0.1 name no edition. */
const editionOf = ({ edition }: GameRow): number => edition ?? 1;

function figuresOf(row: GameRow): 'standard' | Figures {
  if (row.figures === 'standard') return 'standard';
  const checked = checkPlayable(row.figures);
  if ('fault' in checked) throw new EngineFault(row.id, editionOf(row), checked.fault);
  return checked.figures;
}
