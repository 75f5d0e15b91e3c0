import type { Figures, Game, Options } from '@la-stanza/engine';
import type { Offer, Pace, Result, SeatView, TableView } from '@la-stanza/protocol';

/** A game as the database holds it, with its record folded. Never changed: a newer one takes its place. */
export interface StoredGame {
  readonly id: string;
  readonly host: string;
  readonly engine: string;
  readonly options: Options;
  readonly figures: 'standard' | Figures;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly status: TableView['status'];
  readonly ending: TableView['ending'];
  readonly commitment: string | null;
  readonly version: number;
  readonly revision: number;
  readonly acting: number | null;
  /** Milliseconds since 1970. For a bot: when it is asked again. */
  readonly deadline: number | null;
  readonly banks: readonly number[] | null;
  readonly offer: Offer | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly seats: readonly SeatView[];
  /** The folded record, once the game has started. */
  readonly fold: Game | undefined;
}

/** The seat a user plays, unless it has been given up or taken over. */
export function seatOf({ seats }: Pick<StoredGame, 'seats'>, user: string): SeatView | undefined {
  return seats.find((seat) => seat.user === user && seat.kind === 'human' && seat.standing !== 'resigned');
}

/** The seats whose players must be asked: humans who still play. */
export function humansBut({ seats }: Pick<StoredGame, 'seats'>, except: number): readonly SeatView[] {
  return seats.filter((seat) => seat.seat !== except && seat.kind === 'human' && seat.standing === 'playing');
}

export const isBot = ({ seats }: Pick<StoredGame, 'seats'>, seat: number | null): boolean =>
  seat !== null && seats[seat]?.kind === 'bot';

/** What everybody may see of a game beside its entries. */
export function tableView(stored: StoredGame): TableView {
  const { id, host, seats, banks, figures, options, fold: _, ...rest } = stored;
  return {
    ...rest,
    game: id,
    host,
    options: { ...options },
    figures: figures === 'standard' ? figures : { ...figures },
    seats: [...seats],
    ...standing(stored, banks),
  };
}

/** Who decides now and how long; the deadline of a bot is nobody's business. */
export function standing(
  stored: Pick<StoredGame, 'acting' | 'deadline' | 'seats'>,
  banks: readonly number[] | null,
): Pick<TableView, 'acting' | 'deadline' | 'banks'> {
  const { acting, deadline } = stored;
  return { acting, deadline: isBot(stored, acting) ? null : deadline, banks: banks === null ? null : [...banks] };
}
