import type { Analysis, Label, RefillReview, TurnReview } from '@la-stanza/bots';
import { view as viewOf, type Replayed, type State, type Step, type View } from '@la-stanza/engine';

/** One turn of a reviewed game. */
export type ReviewedTurn = {
  /** From 0. */
  readonly index: number;
  readonly review: TurnReview;
  /** The position in which it was decided. */
  readonly before: State;
  readonly where: Pick<View, 'phase' | 'round' | 'finalTurn'>;
  /** The standard error of the chances. */
  readonly error: number;
};

/** A change of the chances: by a turn that was not the best, or by a refill. */
export type Swing = {
  /** The turn it happened in, or before. */
  readonly turn: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
} & (
  | { readonly kind: 'turn'; readonly label: Label; readonly review: TurnReview }
  | { readonly kind: 'refill'; readonly refill: RefillReview }
);

export type Review = {
  readonly turns: readonly ReviewedTurn[];
  /** The chances before every turn and, last, the result; by turn, then by seat. */
  readonly chances: readonly (readonly number[])[];
  /** At most two, in the order of the game: the largest loss by a turn, and the largest change besides. */
  readonly swings: readonly Swing[];
  readonly seats: readonly {
    /** The share lost by turns that were clearly not the best; never positive. */
    readonly skill: number;
    /** The share gained or lost by refills. */
    readonly luck: number;
    readonly labels: Readonly<Record<Fault, number>>;
  }[];
};

export const FAULTS = ['inaccuracy', 'mistake', 'blunder'] as const;
type Fault = (typeof FAULTS)[number];

/** A refill that moves the chances less is not worth mentioning. */
const LEAST_DRAW = 0.05;

const isFault = (label: Label): label is Fault => FAULTS.some((fault) => fault === label);

/** Combines an analysis with its game. */
export function reviewOf({ game, steps }: Replayed, analysis: Analysis, winners: readonly number[]): Review {
  const seats = seatsOf(game.state);
  const end = seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return combined(seats, placeTurns(steps, analysis.turns), end, analysis);
}

/**
 * The review of the turns that are known so far, as of a game that ends before the last of them; undefined while that is nothing.
 */
export function reviewSoFar(
  { game, steps }: Replayed,
  analysis: Analysis,
): { readonly review: Review; readonly end: State } | undefined {
  const turns = placeTurns(steps, analysis.turns);
  const last = turns.at(-1);
  if (last === undefined || turns.length === 1) return undefined;
  const before = { ...analysis, turns: analysis.turns.slice(0, -1) };
  const review = combined(seatsOf(game.state), turns.slice(0, -1), last.review.winShares, before);
  return { review, end: last.before };
}

const seatsOf = ({ table }: State): number[] => Array.from({ length: table.players }, (_, seat) => seat);

function combined(
  seats: readonly number[],
  turns: readonly ReviewedTurn[],
  end: readonly number[],
  analysis: Analysis,
): Review {
  const faults = analysis.turns.filter(({ label }) => isFault(label));
  return {
    turns,
    chances: [...turns.map(({ review }) => review.winShares), end],
    swings: swingsOf(turns, analysis.refills),
    seats: seats.map((seat) => {
      const own = faults.filter((turn) => turn.seat === seat);
      const count = (fault: Fault): number => own.filter(({ label }) => label === fault).length;
      return {
        skill: -own.reduce((sum, { loss }) => sum + loss, 0),
        luck: analysis.luck[seat] ?? 0,
        labels: { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') },
      };
    }),
  };
}

function placeTurns(steps: readonly Step[], reviews: readonly TurnReview[]): ReviewedTurn[] {
  const bySeq = new Map(reviews.map((review) => [review.seq, review]));
  return steps
    .flatMap(({ entry, before }) => {
      const review = bySeq.get(entry.seq);
      return review === undefined ? [] : [{ review, before }];
    })
    .map(({ review, before }, index) => {
      const { phase, round, finalTurn } = viewOf(before);
      return { index, review, before, where: { phase, round, finalTurn }, error: review.error };
    });
}

/** The largest changes beyond the noise. */
function swingsOf(turns: readonly ReviewedTurn[], refills: readonly RefillReview[]): Swing[] {
  const byTurns = turns.flatMap(({ index, review }): Swing[] => {
    const before = review.winShares[review.seat] ?? 0;
    const { seat, label, loss } = review;
    return isFault(label) ? [{ kind: 'turn', turn: index, seat, before, after: before - loss, label, review }] : [];
  });
  const byDraws = refills.flatMap((refill): Swing[] => {
    const next = turns.find(({ review }) => review.seq > refill.seq);
    const most = Math.max(...refill.change.map((change) => Math.abs(change)));
    if (next === undefined || most < LEAST_DRAW) return [];
    const seat = refill.change.findIndex((change) => Math.abs(change) === most);
    const after = next.review.winShares[seat] ?? 0;
    return [{ kind: 'refill', turn: next.index, seat, before: after - (refill.change[seat] ?? 0), after, refill }];
  });
  const size = ({ before, after }: Swing): number => Math.abs(after - before);
  const largest = (of: readonly Swing[]): Swing | undefined => of.toSorted((one, other) => size(other) - size(one))[0];
  const loss = largest(byTurns);
  const swing = largest([...byTurns, ...byDraws].filter((each) => each !== loss));
  return [loss, swing].flatMap((each) => each ?? []).toSorted((one, other) => one.turn - other.turn);
}
