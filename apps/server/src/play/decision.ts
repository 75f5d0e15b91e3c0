import type { SeatView } from '@la-stanza/protocol';
import type { Refused } from './outcome.ts';
import type { StoredGame } from './stored-game.ts';

/** What a command of the table leads to: a reason against, another table, or an undo that all have agreed to. */
export type Decision = Refused | { readonly is: StoredGame } | { readonly undoTo: number; readonly seat: number };

/** What a decision is made from. */
export interface Case {
  readonly stored: StoredGame;
  readonly seat: SeatView;
  readonly now: number;
  readonly botLimit: number;
  readonly newId: () => string;
}

/** The game ended before its time; there is no result then. */
export function ended(stored: StoredGame, ending: 'agreed' | 'resigned' | 'abandoned', now: number): StoredGame {
  return { ...stored, status: 'over', ending, acting: null, deadline: null, offer: null, endedAt: now };
}
