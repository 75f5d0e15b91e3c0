import type { ActionId } from '../catalogue/action.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../words/seat.ts';
import type { GameRecord, RecordResult } from './record.ts';
import type { UndoRange } from './undo-range.ts';

/** An entry in force: not undone, and not itself an undo. */
export interface LineEntry {
  /** Its number in the record. */
  readonly seq: number;
  readonly action: ActionId;
  readonly seat: Seat | 'chance';
  /** The turn it belongs to, 0 during setup. */
  readonly turn: number;
}

/** A record that has been replayed. */
export interface Game {
  readonly record: GameRecord;
  /** The position after the last entry. Copy it before applying anything to it. */
  readonly state: State;
  readonly line: readonly LineEntry[];
  readonly undo: UndoRange;
  /** Whether the deals are proven by a seed, promised by a commitment, or neither. */
  readonly fair: 'verified' | 'committed' | 'open';
  /** What a finished game's record states at its end. */
  readonly closing?: { readonly result: RecordResult; readonly checks: string };
}
