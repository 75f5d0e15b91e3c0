import { toAct } from '@la-stanza/engine/search';
import { score, view, type Seat, type State } from '@la-stanza/engine';

/** What an evening asks for. All of it can be read from the final position. */
export type Goal =
  | { readonly kind: 'win' }
  | { readonly kind: 'lead' | 'points' | 'florins'; readonly least: number }
  | { readonly kind: 'ship' | 'books' | 'colours' | 'columns'; readonly least: number }
  | { readonly kind: 'masterpieces' | 'artworks' | 'museum' | 'tiles'; readonly least: number }
  | { readonly kind: 'workers'; readonly least: number }
  /** The financier is not turned over. */
  | { readonly kind: 'financier' };

export type GoalKind = Goal['kind'];

/** Whether a seat has reached a goal at the end of a game; never before. */
export function isReached(goal: Goal, state: State, seat: Seat): boolean {
  if (toAct(state).who !== 'nobody') return false;
  const { seats, winners } = score(state);
  const { seats: boards, niches } = view(state);
  const board = boards[seat];
  const own = seats[seat]?.total ?? 0;
  if (board === undefined) return false;
  const sum = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  switch (goal.kind) {
    case 'win':
      return winners.includes(seat);
    case 'lead':
      return seats.every(({ total }, other) => other === seat || own - total >= goal.least);
    case 'points':
      return own >= goal.least;
    case 'florins':
      return board.money >= goal.least;
    case 'ship':
      return board.boat >= goal.least;
    case 'books':
      return sum(board.books) >= goal.least;
    case 'colours':
      return Object.values(board.books).filter((count) => count > 0).length >= goal.least;
    case 'columns':
      return board.fullColumns >= goal.least;
    case 'masterpieces':
      return (
        Object.values(niches)
          .flat()
          .filter(({ holds }) => holds === seat).length >= goal.least
      );
    case 'artworks':
      return sum(board.artworks) >= goal.least;
    case 'museum':
      return board.exhibitedValue >= goal.least;
    case 'tiles':
      return board.tiles.length >= goal.least;
    case 'workers':
      return board.workers.filter((worker) => worker !== null).length >= goal.least;
    case 'financier':
      return !board.financier.flipped;
  }
}

/** The stars for the goals that were reached: one for each, none without the first. */
export const starsFor = (reached: readonly boolean[]): number =>
  reached[0] === true ? reached.filter(Boolean).length : 0;
