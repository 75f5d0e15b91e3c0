import type { OwnRulings } from '../editions/rulings.ts';
import type { Figures } from '../figures/figures.ts';
import type { DecidedBy } from '../scoring/score.ts';
import type { Options } from '../table/table.ts';

/** The version of the record's own form. */
export const RECORD_FORMAT = 3;

/** The end of a game as its record states it, for checking. */
export interface RecordResult {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly decidedBy: DecidedBy;
}

/** How a seed came about to which everybody at the table gave a share. */
export interface Shares {
  /** The game's id. */
  readonly game: string;
  /** The hash of the server's secret, published before anybody sat down. */
  readonly promise: string;
  /** What the player of each seat added; `null` for bots and for clients that added nothing. */
  readonly nonces: readonly (string | null)[];
  /** Revealed when the game has ended. */
  readonly secret?: string;
}

/** A whole game: what was agreed and what happened, in plain JSON. It replays without any secret. */
export interface GameRecord {
  readonly format: number;
  /** Figures and rulings, by the number of their edition. */
  readonly edition: number;
  readonly players: number;
  readonly options: Options;
  /** Those of the edition, or figures of their own. */
  readonly figures: 'standard' | Figures;
  /** Those that are not the edition's. */
  readonly rulings?: OwnRulings;
  /** The position it starts from as a line of text, if that is not the setup of a game. */
  readonly position?: string;
  /** The hash of the seed, published before the first deal. */
  readonly commitment?: string;
  /** Of games played at a server: what the seed was made from. */
  readonly shares?: Shares;
  /**
   * Actions of chance and seats in their text notation, undos as `undo N`, and as `share SEAT NONCE` what somebody who took a bot's
   * seat adds to the deals that follow.
   */
  readonly entries: readonly string[];
  /** Added when the game has ended. */
  readonly seed?: string;
  readonly result?: RecordResult;
  /** One check for the head and one for each block of entries, so that a change can be placed. */
  readonly checks?: string;
}
