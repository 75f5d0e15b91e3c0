import type { Refused } from './outcome.ts';
import type { StoredEnding, StoredGame, StoredSeat } from './stored-game.ts';

/** The result of a table command: a refusal, a changed table, or an undo that all have agreed to. */
export type Verdict = Refused | { readonly after: StoredGame } | { readonly undoTo: number; readonly seat: number };

/** The input of a table command. */
export interface Case {
  readonly stored: StoredGame;
  readonly seat: StoredSeat;
  readonly now: number;
  readonly botLimit: number;
  readonly newId: () => string;
  /** How long the acting player has kept the others waiting, in milliseconds: away from a live game, or silent in one without a clock. */
  readonly waited: number;
}

/** Ends the game early; it has no result then. */
export function ended(stored: StoredGame, ending: Exclude<StoredEnding, 'played' | null>, now: number): StoredGame {
  return { ...stored, status: 'over', ending, acting: null, deadline: null, offer: null, endedAt: now };
}
