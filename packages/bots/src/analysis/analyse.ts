import type { ActionId, LineEntry, Replayed, State, Step } from '@la-stanza/engine';
import { preview } from '@la-stanza/engine';
import { kindOf, mean, type Adviser } from '../advice/adviser.ts';
import type { Gain } from '../advice/gain.ts';
import { gainsOf } from '../advice/gains.ts';
import type { Work } from '../advice/work.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { positionKey } from '../turns/position-key.ts';
import { decider } from '../turns/decider.ts';
import { luckOf } from './luck.ts';

/** How much a turn lost. A loss within the error of the estimate gets no other label than `good`. */
export type Label = 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** A turn of the game, or the part of one after a refill. */
export interface TurnReview {
  /** The number of its first entry in the record. */
  readonly seq: number;
  readonly seat: number;
  readonly played: readonly ActionId[];
  /** Each seat's share of the win before the turn, with best play. */
  readonly winShares: readonly number[];
  /** The share of the win that the seat lost against the best turn, and the error of that estimate. */
  readonly loss: number;
  readonly error: number;
  readonly label: Label;
  /** The best turn; undefined if the one played leads to the same position. */
  readonly best: readonly ActionId[] | undefined;
  /** What the best turn brings that the one played does not. */
  readonly gains: readonly Gain[];
  /** Where the best turn was played: how far it is ahead of the best of another kind, and what it brings that that one does not. */
  readonly praise: { readonly edge: number; readonly gains: readonly Gain[] } | undefined;
}

/** What a refill changed for each seat: luck, not skill. */
export interface RefillReview {
  readonly seq: number;
  readonly change: readonly number[];
}

export interface Analysis {
  readonly turns: readonly TurnReview[];
  readonly refills: readonly RefillReview[];
  /** By seat: the total shares lost by choice and won by luck. */
  readonly lost: readonly number[];
  readonly luck: readonly number[];
}

export interface AnalysisOptions {
  readonly adviser: Adviser;
  readonly evaluator: Evaluator;
  /** The same for every turn, so that turns can be compared. */
  readonly work: Work;
  readonly seed: number;
  /** Called after every try: a sign that the work goes on. */
  readonly onTry?: () => void;
}

/** A label applies from this loss of win share, if it also exceeds two standard errors. */
const BOUNDS: readonly (readonly [Label, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

export function labelOf(loss: number, error: number): Label {
  for (const [label, bound] of BOUNDS) if (loss > bound && loss > 2 * error) return label;
  return 'good';
}

/** Reviews a game turn by turn. `onProgress` gets the number of finished stretches, their total, and what is known so far. */
export function analyse(
  { game, steps }: Replayed,
  options: AnalysisOptions,
  onProgress: (done: number, of: number, soFar: Analysis) => void = () => {},
): Analysis {
  const seats = Array.from({ length: game.state.table.players }, (_, seat) => seat);
  const stretches = stretchesOf(steps);
  const turns: TurnReview[] = [];
  const refills: RefillReview[] = [];
  const known = (): Analysis => ({
    turns: [...turns],
    refills: [...refills],
    lost: seats.map((seat) => sum(turns.filter((turn) => turn.seat === seat).map((turn) => turn.loss))),
    luck: seats.map((seat) => sum(refills.map((refill) => refill.change[seat] ?? 0))),
  });
  for (const [done, { isChance, before, entries }] of stretches.entries()) {
    const after = stretches[done + 1]?.before ?? game.state;
    const seq = entries[0]?.seq ?? 0;
    if (!isChance) turns.push(reviewTurn(before, after, entries, options));
    else if (turns.length > 0)
      refills.push({ seq, change: luckOf(before, after, options.evaluator, options.seed ^ seq) });
    onProgress(done + 1, stretches.length, known());
  }
  return known();
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export interface Stretch {
  readonly isChance: boolean;
  /** The position before it. */
  readonly before: State;
  readonly entries: LineEntry[];
}

/** Splits the entries into stretches: the deals of one refill, or a seat's actions of one turn between them. */
export function stretchesOf(steps: readonly Step[]): Stretch[] {
  const stretches: Stretch[] = [];
  let last: LineEntry | undefined;
  for (const { entry, before } of steps) {
    const isChance = entry.seat === 'chance';
    const open = stretches.at(-1);
    if (open?.isChance === isChance && last?.seat === entry.seat && last.turn === entry.turn) open.entries.push(entry);
    else stretches.push({ isChance, before, entries: [entry] });
    last = entry;
  }
  return stretches;
}

/**
 * Compares the turn played with the best of a first look: fresh searches of both, with equal work and common chance, so that
 * neither gains from having been chosen.
 */
export function reviewTurn(
  before: State,
  after: State,
  entries: readonly LineEntry[],
  { adviser, work, seed, onTry }: Omit<AnalysisOptions, 'evaluator'>,
): TurnReview {
  const seat = decider(before);
  const played = entries.map((entry) => entry.action);
  const [found, ...others] = adviser.look(before, seed, work);
  if (found === undefined) throw new RangeError('a seat that decides has no turn');
  const own = { seq: entries[0]?.seq ?? 0, seat, played };
  if (positionKey(preview(before, ...found.actions).state) === positionKey(after)) {
    const other = others.find(({ actions }) => kindOf(actions) !== kindOf(played));
    const praise =
      other === undefined
        ? undefined
        : { edge: found.winShare - other.winShare, gains: gainsOf(before, played, other.actions) };
    return { ...own, winShares: found.winShares, loss: 0, error: 0, label: 'good', best: undefined, gains: [], praise };
  }
  const [best, compared] = adviser.compare(before, [found.actions, played], seed, work, onTry);
  if (best === undefined || compared === undefined) throw new RangeError('two turns were not compared');
  const losses = best.shares.map((share, index) => share - (compared.shares[index] ?? 0));
  const loss = Math.max(0, mean(losses));
  const error = errorOf(losses);
  const isBetter = mean(best.worths) > mean(compared.worths);
  return {
    ...own,
    winShares: (isBetter ? best : compared).winShares,
    loss,
    error,
    label: labelOf(loss, error),
    best: isBetter ? found.actions : undefined,
    gains: isBetter ? gainsOf(before, found.actions, played) : [],
    praise: undefined,
  };
}

/** The standard error of the mean of independent values. */
function errorOf(values: readonly number[]): number {
  const middle = mean(values);
  const squares = sum(values.map((value) => (value - middle) * (value - middle)));
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
}
