import { financier, flipped, withdrawn } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import { MAX_PLAYERS, seatOf, type Seat } from '../words/seat.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { cellAt } from './majority.ts';
import { scoreInto } from './score-into.ts';

/** One player's prestige by category. */
export type ScoreRow = Readonly<Record<Category, number>>;

/** The same with the sum. */
export type Breakdown = ScoreRow & { readonly total: number };

/** Rule 12.3: the step that decided who wins. */
export type DecidedBy = 'points' | 'financier-side' | 'financier-place' | 'withdrawal' | 'shared';

export interface Score {
  /** By seat. */
  readonly seats: readonly Breakdown[];
  /** More than one when the victory is shared. */
  readonly winners: readonly Seat[];
  readonly decidedBy: DecidedBy;
}

const cells = new Int16Array(CATEGORIES.length * MAX_PLAYERS);

/**
 * Scores the position as if the game ended now; at the end this is the result.
 */
export function score(state: State): Score {
  scoreInto(state, cells);
  return scoreOfRows(
    state,
    Array.from({ length: state.table.players }, (_, seat) => rowOf(seat)),
  );
}

/** Rules 12.1 and 12.3: adds up the rows of all players; the position breaks ties. */
export function scoreOfRows(state: State, rows: readonly ScoreRow[]): Score {
  const seats = rows.map((row) => ({ ...row, total: CATEGORIES.reduce((sum, category) => sum + row[category], 0) }));
  return { seats, ...decide(state, seats) };
}

function rowOf(seat: number): ScoreRow {
  const cell = (category: number): number => cellAt(cells, CATEGORIES.length * seat + category);
  const [masterpieces, sailboat, books, passing] = [cell(0), cell(1), cell(2), cell(3)];
  const [tiles, financierCell, bonusMajority, museumMajority] = [cell(4), cell(5), cell(6), cell(7)];
  return {
    masterpieces,
    sailboat,
    books,
    passing,
    tiles,
    financier: financierCell,
    bonusMajority,
    museumMajority,
  };
}

/** Rule 12.3: the steps of the tie-break, each a rank of which the lowest stays in. */
const TIE_BREAKS: readonly { readonly by: DecidedBy; readonly rank: (state: State, seat: Seat) => number }[] = [
  { by: 'financier-side', rank: (state, seat) => (flipped(state, seat) ? 1 : 0) },
  { by: 'financier-place', rank: financier },
  // any withdrawal comes before none
  { by: 'withdrawal', rank: (state, seat) => withdrawn(state, seat) || MAX_PLAYERS + 1 },
];

function decide(state: State, seats: readonly Breakdown[]): { winners: readonly Seat[]; decidedBy: DecidedBy } {
  const most = Math.max(...seats.map((seat) => seat.total));
  let tied = seats.flatMap((seat, index) => (seat.total === most ? [seatOf(index)] : []));
  if (tied.length === 1) return { winners: tied, decidedBy: 'points' };
  for (const { by, rank } of TIE_BREAKS) {
    const best = Math.min(...tied.map((seat) => rank(state, seat)));
    tied = tied.filter((seat) => rank(state, seat) === best);
    if (tied.length === 1) return { winners: tied, decidedBy: by };
  }
  return { winners: tied, decidedBy: 'shared' };
}
