import type { Game, LineEntry } from '../record/game.ts';
import { undo } from './move.ts';

/**
 * The undo entries that lead back to an entry when only bots have played since its turn: one for each of their turns, and the last
 * for the entry itself. Undefined if somebody else has played since, or a tile was drawn: then it cannot be taken back.
 */
export function undoSteps(
  game: Game,
  to: number,
  isBot: (seat: LineEntry['seat']) => boolean,
): readonly number[] | undefined {
  const steps: number[] = [];
  let now = game;
  while (to < now.undo.consent) {
    const { consent } = now.undo;
    const turn = now.line.find(({ seq }) => seq === consent);
    const back = turn === undefined || !isBot(turn.seat) ? undefined : undo(now, consent);
    if (back === undefined || 'fault' in back) return undefined;
    steps.push(consent);
    now = back.game;
  }
  return [...steps, to];
}
