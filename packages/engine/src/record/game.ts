import type { ActionId } from '../catalogue/catalogue.ts';
import type { GameEvent } from '../events/event.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../words/seat.ts';
import type { GameRecord, RecordResult } from './record.ts';

/** An entry in force: not undone, and not itself an undo. */
export interface LineEntry {
  /** Its number in the record. */
  readonly seq: number;
  readonly action: ActionId;
  readonly seat: Seat | 'chance';
  /** The turn it belongs to, 0 during setup. */
  readonly turn: number;
}

/** One entry in force and what it brought about. */
export interface Step {
  readonly entry: LineEntry;
  /** The position it was made in. */
  readonly before: State;
  readonly events: readonly GameEvent[];
}

/** How far back an undo may go, as the number of the earliest entry it may name. */
export interface UndoRange {
  /** Without asking: the acting player's own steps of this turn, back to the last revealed tile. */
  readonly free: number;
  /** With the consent of the others: also the previous player's turn, until the next player has acted. */
  readonly consent: number;
}

interface GameSoFar {
  readonly record: GameRecord;
  /** The position after the last entry. */
  readonly state: State;
  readonly line: readonly LineEntry[];
  readonly undo: UndoRange;
  /** Whether the deals are proven by a seed, promised by a commitment, or neither. */
  readonly fair: 'verified' | 'committed' | 'open';
  /** What the deals are drawn from, if it is known here: then the game deals by itself. */
  readonly seed?: string;
}

export interface RunningGame extends GameSoFar {
  readonly isOver: false;
  readonly closing?: undefined;
}

export interface FinishedGame extends GameSoFar {
  readonly isOver: true;
  /** What the record states at its end. */
  readonly closing: { readonly result: RecordResult; readonly checks: string };
}

/** A game with its whole history. Nothing changes it: every move gives the next one. */
export type Game = RunningGame | FinishedGame;
