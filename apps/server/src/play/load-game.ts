import {
  offerSchema,
  optionsSchema,
  paceSchema,
  resultSchema,
  type SeatView,
  type TableView,
} from '@la-stanza/protocol';
import { checkFigures, type Figures } from '@la-stanza/engine';
import type { Pool, PoolClient } from 'pg';
import { EngineFault } from './engine-fault.ts';
import { foldOn } from './fold.ts';
import type { StoredGame } from './stored-game.ts';

interface GameRow {
  readonly id: string;
  readonly host_id: string;
  readonly engine: string;
  readonly options: unknown;
  readonly figures: unknown;
  readonly pace: unknown;
  readonly listed: boolean;
  readonly status: TableView['status'];
  readonly ending: TableView['ending'];
  readonly commitment: string | null;
  readonly version: number;
  readonly revision: number;
  readonly acting: number | null;
  readonly deadline: Date | null;
  readonly banks: number[] | null;
  readonly offer: unknown;
  readonly result: unknown;
  readonly rematch: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly seat_rows: SeatView[] | null;
  readonly texts: string[] | null;
}

const SEATS = `(select json_agg(json_build_object('seat', s.seat, 'kind', s.kind, 'user', s.user_id, 'name', s.name,
  'bot', s.bot, 'standing', s.standing) order by s.seat) from seats s where s.game_id = g.id) as seat_rows`;

/** The game, its seats and the entries not known yet, as of one moment. */
const LOAD = `select g.*, ${SEATS},
  (select array_agg(e.text order by e.seq) from entries e
    where e.game_id = g.id and e.seq >= $2 and e.seq < g.version) as texts
  from games g where g.id = $1`;

/** Reads a game; of its record only what goes beyond the version already folded. */
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
  return row === undefined ? undefined : storedGame(row, known);
}

/** The tables of a list, without their records. */
export async function loadTables(source: Pool, where: string, values: readonly unknown[]): Promise<StoredGame[]> {
  const { rows } = await source.query<GameRow>(`select g.*, ${SEATS}, null as texts from games g where ${where}`, [
    ...values,
  ]);
  return rows.map((row) => tableOf(row));
}

function storedGame(row: GameRow, known: StoredGame | undefined): StoredGame {
  const table = tableOf(row);
  if (table.startedAt === null) return table;
  const isKnown = known?.fold !== undefined && known.version === table.version;
  return { ...table, fold: isKnown ? known.fold : foldOn(table, table.seats.length, known?.fold, row.texts ?? []) };
}

const at = (moment: Date | null): number | null => (moment === null ? null : moment.getTime());

function tableOf(row: GameRow): StoredGame {
  return {
    id: row.id,
    host: row.host_id,
    engine: row.engine,
    options: optionsSchema.parse(row.options),
    figures: figuresOf(row),
    pace: paceSchema.parse(row.pace),
    listed: row.listed,
    status: row.status,
    ending: row.ending,
    commitment: row.commitment,
    version: row.version,
    revision: row.revision,
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

function figuresOf({ id, engine, figures }: GameRow): 'standard' | Figures {
  if (figures === 'standard') return 'standard';
  const checked = checkFigures(figures);
  if ('fault' in checked) throw new EngineFault(id, engine, checked.fault);
  return checked.figures;
}
