import type { Rulings } from '../editions/edition.ts';
import type { Figures } from '../figures/figures.ts';
import type { DecidedBy } from '../scoring/score.ts';
import type { Options } from '../table/table.ts';

/** The version of the record's own form. */
export const RECORD_FORMAT = 2;

/** The form before there were editions: its games are of edition 1. */
export const OLD_FORMAT = 1;

/** The end of a game as its record states it, for checking. */
export interface RecordResult {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly decidedBy: DecidedBy;
}

/** A whole game: what was agreed and what happened, in plain JSON. It replays without any secret. */
export interface GameRecord {
  readonly format: number;
  readonly engine: string;
  /** Since format 2. */
  readonly edition?: number;
  readonly players: number;
  readonly options: Options;
  /** Those of the edition, or figures of their own. */
  readonly figures: 'standard' | Figures;
  /** If not those of the edition. */
  readonly rulings?: Rulings;
  /** The hash of the seed, published before the first deal. */
  readonly commitment?: string;
  /** Actions of chance and seats in their text notation, and undos as `undo N`. */
  readonly entries: readonly string[];
  /** Added when the game has ended. */
  readonly seed?: string;
  readonly result?: RecordResult;
  /** One check for the head and one for each block of entries, so that a change can be placed. */
  readonly checks?: string;
}
