import { foldUndo, gameOf, resumeFold } from './fold.ts';
import type { Game } from './game.ts';
import type { UndoFault } from './record-fault.ts';

/**
 * Takes back an entry in force and all that came after it, as far as undo may reach with the consent of the others (`game.undo`).
 * The record keeps what was taken back, and says that it was.
 *
 * @example
 * const options = { start: 'first', arranged: true, expert: false, openHiring: false };
 * const record = { format: 1, engine: '1.0.0', players: 2, options, figures: 'standard', entries: ['deal c7'] };
 * undo(replay(record).game, 0); // { code: 'undo-refused', entry: 1, to: 0, earliest: 1 }
 */
export function undo(game: Game, to: number): { readonly game: Game } | UndoFault {
  const { checks: _checks, ...record } = game.record;
  const fold = resumeFold(game, record);
  return foldUndo(fold, to) ?? { game: gameOf(fold, game.fair) };
}
