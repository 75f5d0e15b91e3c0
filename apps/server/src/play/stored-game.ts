import { type Figures, type Game, type Options, type OwnRulings } from '@la-stanza/engine';
import { promiseOf } from '@la-stanza/engine/fair';
import { ENGINE_OF_0_2, type Offer, type Pace, type Result, type SeatView, type TableView } from '@la-stanza/protocol';

// `unknown` is what a client reads for a value of a newer server; it is never stored
export type StoredStatus = Exclude<TableView['status'], 'unknown'>;
export type StoredEnding = Exclude<TableView['ending'], 'unknown'>;
export interface StoredSeat extends Omit<SeatView, 'share'> {
  readonly kind: Exclude<SeatView['kind'], 'unknown'>;
  readonly standing: Exclude<SeatView['standing'], 'unknown'>;
  /** The player's part of the seed. */
  readonly nonce: string | null;
  /** The bot that plays the seat while no person does. */
  readonly standIn: string | null;
  /** The share of the seed of a player who took the seat over. */
  readonly joinedNonce: string | null;
  /** Whether the player has returned after running out of time. */
  readonly returned: boolean;
}

/** What identifies one state of a game's row. */
export type RowState = Pick<StoredGame, 'version' | 'revision' | 'mark'>;

/** A game as stored in the database, with its record folded. Immutable: a newer one replaces it. */
export interface StoredGame {
  readonly id: string;
  readonly host: string;
  readonly edition: number;
  readonly options: Options;
  readonly figures: 'standard' | Figures;
  /** `null` for the edition's rulings. */
  readonly rulings: OwnRulings | null;
  readonly pace: Pace;
  readonly listed: boolean;
  /** The key that opens an unlisted table; `null` if its id is enough. */
  readonly invite: string | null;
  /** Users who may come to an unlisted table without its key. */
  readonly invited: readonly string[];
  /** Users removed by the host before the start. */
  readonly removed: readonly string[];
  /** Whether spectators may read the chat. */
  readonly openChat: boolean;
  /** Whether the game counts for the ratings of people who play it among themselves. */
  readonly rated: boolean;
  /** When an open table starts by itself; `null` if its host starts it. */
  readonly gathersUntil: number | null;
  /** Whether people may take over the bots' seats; `null` if not at all. */
  readonly botSeats: 'open' | 'closed' | null;
  /** The day whose deal is played, as YYYY-MM-DD; `null` for other games. */
  readonly daily: string | null;
  readonly status: StoredStatus;
  readonly ending: StoredEnding;
  readonly commitment: string | null;
  /** The hash of the server's secret; `null` if the seed is the server's alone. */
  readonly promise: string | null;
  readonly version: number;
  readonly revision: number;
  /** Changes with every change of the row. */
  readonly mark: string;
  /** The history of the database that the game was read from. */
  readonly lineage: string;
  readonly acting: number | null;
  /** Milliseconds since 1970. For a bot: when to ask it again. */
  readonly deadline: number | null;
  readonly banks: readonly number[] | null;
  readonly offer: Offer | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly seats: readonly StoredSeat[];
  /** The folded record, once the game has started. */
  readonly fold: Game | undefined;
}

/** Whether two readings are of the same row, unchanged. */
export function isSameRow(one: RowState, other: RowState): boolean {
  return one.version === other.version && one.revision === other.revision && one.mark === other.mark;
}

/** Whether a row that was read later is older: the database was restored or has failed over. */
export function isOlderRow(later: RowState, known: RowState): boolean {
  if (later.version < known.version || later.revision < known.revision) return true;
  return later.version === known.version && later.revision === known.revision && later.mark !== known.mark;
}

/** The seat a user plays, unless the user has resigned or been replaced. */
export function seatOf({ seats }: Pick<StoredGame, 'seats'>, user: string): StoredSeat | undefined {
  return seats.find((seat) => seat.user === user && seat.kind === 'human' && seat.standing !== 'resigned');
}

/** The human seats still playing, except one. */
export function otherHumans({ seats }: Pick<StoredGame, 'seats'>, except: number): readonly StoredSeat[] {
  return seats.filter((seat) => seat.seat !== except && seat.kind === 'human' && seat.standing === 'playing');
}

export const isBot = ({ seats }: Pick<StoredGame, 'seats'>, seat: number | null): boolean =>
  seat !== null && seats[seat]?.kind === 'bot';

/** At a casual table people and bots change places: every seat has a bot that plays it while no person does. */
export const isCasual = ({ seats }: Pick<StoredGame, 'seats'>): boolean =>
  seats.some(({ standIn }) => standIn !== null);

/** The public view of a game, without its entries. */
export function tableView(stored: StoredGame): TableView {
  const { id, host, seats, banks, figures, options, invited: _invited, removed: _removed, ...others } = stored;
  const { fold: _, mark: _mark, lineage: _lineage, ...rest } = others;
  return {
    ...rest,
    engine: ENGINE_OF_0_2,
    game: id,
    host,
    casual: isCasual(stored),
    options: { ...options },
    figures: figures === 'standard' ? figures : { ...figures },
    seats: seats.map(({ nonce, standIn: _standIn, joinedNonce: _joined, returned: _returned, ...seat }) => ({
      ...seat,
      share: nonce === null ? null : promiseOf(nonce),
    })),
    ...standing(stored, banks),
  };
}

/** The acting seat and its time. A bot's deadline is internal, so it is left out. */
export function standing(
  stored: Pick<StoredGame, 'acting' | 'deadline' | 'seats'>,
  banks: readonly number[] | null,
): Pick<TableView, 'acting' | 'deadline' | 'banks'> {
  const { acting, deadline } = stored;
  return { acting, deadline: isBot(stored, acting) ? null : deadline, banks: banks === null ? null : [...banks] };
}
