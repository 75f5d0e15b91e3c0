import type { Gain } from '@la-stanza/bots';
import { CATEGORIES, score, type Category, type Score, type State } from '@la-stanza/engine';
import type { BotLevel } from '../../game/source/game-source.ts';
import type { Review, ReviewedTurn } from './review.ts';

/** How a game was decided, as far as the score alone tells. */
export type Decided = {
  /** The other seat of the comparison: the winner, or for the winner the runner-up. */
  readonly beside: number;
  /** Where the winner was furthest ahead of the runner-up. */
  readonly category: Category;
  readonly lead: number;
};

export function decidedBy({ seats, winners }: Score, seat: number): Decided | undefined {
  const [first] = winners;
  const others = seats.flatMap(({ total }, index) => (index === first ? [] : [{ index, total }]));
  const [second] = others.toSorted((one, other) => other.total - one.total);
  const [won, lost] = [seats[first ?? 0], seats[second?.index ?? 0]];
  if (first === undefined || second === undefined || won === undefined || lost === undefined) return undefined;
  const [most] = CATEGORIES.map((category) => ({ category, lead: won[category] - lost[category] })).toSorted(
    (one, other) => other.lead - one.lead,
  );
  if (most === undefined) return undefined;
  return { beside: seat === first ? second.index : first, ...most };
}

/**
 * The turn of a seat that was furthest ahead of what else could be done, if possible one that brought something to show; undefined
 * if none stands out.
 */
export function bestMoveOf({ turns }: Review, seat: number): ReviewedTurn | undefined {
  const edge = ({ review }: ReviewedTurn): number => review.praise?.edge ?? 0;
  const rank = (turn: ReviewedTurn): number => (isShown(turn) ? 1 : 0) + edge(turn);
  const [best] = turns
    .filter(
      (turn) => turn.review.seat === seat && edge(turn) > LEAST_EDGE && turn.review.praise?.gains[0] !== undefined,
    )
    .toSorted((one, other) => rank(other) - rank(one));
  return best;
}

/** The turn of a seat that brought most points, and how many; undefined if none brought any. */
export function richestTurnOf(
  { turns }: Review,
  end: State,
  seat: number,
): { readonly turn: ReviewedTurn; readonly brought: number } | undefined {
  const total = (state: State): number => score(state).seats[seat]?.total ?? 0;
  const [most] = turns
    .filter(({ review }) => review.seat === seat)
    .map((turn) => ({ turn, brought: total(turns[turn.index + 1]?.before ?? end) - total(turn.before) }))
    .toSorted((one, other) => other.brought - one.brought);
  return most === undefined || most.brought <= 0 ? undefined : most;
}

/** The turn to show as the best move: one that stood out, or else the one that brought most. */
export function bestOf(
  review: Review,
  end: State,
  seat: number,
): { readonly turn: ReviewedTurn; readonly brought: number | undefined } | undefined {
  const praised = bestMoveOf(review, seat);
  return praised === undefined ? richestTurnOf(review, end, seat) : { turn: praised, brought: undefined };
}

const LEAST_EDGE = 0.01;
const SHOWN: ReadonlySet<Gain['code']> = new Set(['masterpiece', 'artwork', 'museum', 'prestige', 'tile', 'books']);

function isShown({ review }: ReviewedTurn): boolean {
  const [first] = review.praise?.gains ?? [];
  return first !== undefined && SHOWN.has(first.code);
}

/** By the mean loss of a turn, in shares of the win; measured over games of the bots (`pnpm lab advice`). */
const LEVELS: readonly (readonly [BotLevel, number])[] = [
  ['master', 0.001],
  ['adept', 0.012],
  ['apprentice', 0.075],
];

/** The bot whose turns lose about as much. */
export function levelOf({ turns }: Review, seat: number): BotLevel {
  const losses = turns.filter(({ review }) => review.seat === seat).map(({ review }) => review.loss);
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
  return LEVELS.find(([, most]) => mean <= most)?.[0] ?? 'novice';
}

/** What a seat's result would be without the draws: clear either way, or too close to tell. */
export function luckVerdict(review: Review, seat: number): 'earned' | 'close' | 'draws' {
  const result = review.chances.at(-1)?.[seat] ?? 0;
  const adjusted = result - (review.seats[seat]?.luck ?? 0);
  if (Math.abs(adjusted - 0.5) < CLOSE) return 'close';
  return adjusted > 0.5 === result > 0.5 ? 'earned' : 'draws';
}

const CLOSE = 0.1;
