import { preview, type ActionId, type LineEntry, type Replayed, type State, type Step } from '@la-stanza/engine';
import type { Bot, Candidate } from '../bot.ts';
import { JUDGED, WIN, type Evaluator } from '../evaluation/evaluator.ts';
import type { Reason } from '../reasons/reason.ts';
import { CHANCE, decider, NOBODY } from '../turns/decider.ts';
import { isSamePosition } from './same-position.ts';

/** How much a turn lost: only beyond the error of the estimate is it called anything. */
export type Label = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** A turn of the game, or the part of one after a refill. */
export interface TurnReview {
  /** The number of its first entry in the record. */
  readonly seq: number;
  readonly seat: number;
  readonly played: readonly ActionId[];
  /** Everybody's share of the win before the turn, with best play. */
  readonly winShares: readonly number[];
  /** The share of the win the seat lost against the best turn, and the error of that estimate. */
  readonly loss: number;
  readonly error: number;
  readonly label: Label;
  /** What the bot would have played. */
  readonly best: Candidate | undefined;
  readonly reasons: readonly Reason[];
}

/** What a refill changed for everybody: luck, not skill. */
export interface RefillReview {
  readonly seq: number;
  readonly change: readonly number[];
}

export interface Analysis {
  readonly turns: readonly TurnReview[];
  readonly refills: readonly RefillReview[];
  /** By seat: the shares lost by choice and the shares won by luck, added up. */
  readonly lost: readonly number[];
  readonly luck: readonly number[];
}

export interface AnalysisOptions {
  readonly bot: Bot;
  readonly evaluator: Evaluator;
  /** The same for every turn, so that turns can be compared. */
  readonly simulations: number;
  readonly seed: number;
}

/** Labels begin at these losses of win share, and at two standard errors. */
const BOUNDS: readonly (readonly [Label, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.08],
  ['inaccuracy', 0.03],
];
const GOOD = 0.005;

export function labelOf(loss: number, error: number): Label {
  for (const [label, bound] of BOUNDS) if (loss > bound && loss > 2 * error) return label;
  return loss > GOOD ? 'good' : 'best';
}

/** Goes through a game turn by turn and says what each was worth. `onProgress` hears how many of how many stretches are done. */
export function analyse(
  { game, steps }: Replayed,
  options: AnalysisOptions,
  onProgress: (done: number, of: number) => void = () => {},
): Analysis {
  const { players } = game.state.table;
  const stretches = stretchesOf(steps);
  const turns: TurnReview[] = [];
  const refills: RefillReview[] = [];
  for (const [done, { isChance, before, entries }] of stretches.entries()) {
    const after = stretches[done + 1]?.before ?? game.state;
    const seq = entries[0]?.seq ?? 0;
    if (!isChance) turns.push(reviewTurn(before, after, entries, options));
    else if (turns.length > 0) refills.push({ seq, change: changeOf(before, after, options.evaluator) });
    onProgress(done + 1, stretches.length);
  }
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    turns,
    refills,
    lost: seats.map((seat) => sum(turns.filter((turn) => turn.seat === seat).map((turn) => turn.loss))),
    luck: seats.map((seat) => sum(refills.map((refill) => refill.change[seat] ?? 0))),
  };
}

interface Stretch {
  readonly isChance: boolean;
  /** The position it begins with. */
  readonly before: State;
  readonly entries: LineEntry[];
}

/** The entries in stretches: the deals of one refill, or what a seat does in one turn between them. */
function stretchesOf(steps: readonly Step[]): Stretch[] {
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

function judge(state: State, evaluator: Evaluator): number[] {
  const judged = new Float32Array(JUDGED);
  evaluator.judge(state, judged);
  return Array.from(judged.subarray(WIN, WIN + state.table.players));
}

function changeOf(before: State, after: State, evaluator: Evaluator): number[] {
  const was = judge(before, evaluator);
  return judge(after, evaluator).map((share, seat) => share - (was[seat] ?? 0));
}

function reviewTurn(before: State, after: State, entries: readonly LineEntry[], options: AnalysisOptions): TurnReview {
  const { bot, simulations, seed } = options;
  const seat = decider(before);
  const choice = bot.decide(before, seed, { simulations });
  const [best] = choice.candidates;
  const played = choice.candidates.find((candidate) => leadsTo(before, after, candidate));
  const worth = played?.winShare ?? worthOf(after, seat, options);
  const loss = Math.max(0, (best?.winShare ?? worth) - worth);
  const error = best === undefined || played === best ? 0 : Math.hypot(best.error, played?.error ?? best.error);
  return {
    seq: entries[0]?.seq ?? 0,
    seat,
    played: entries.map((entry) => entry.action),
    winShares: best?.winShares ?? judge(before, options.evaluator),
    loss,
    error,
    label: labelOf(loss, error),
    best,
    reasons: choice.reasons,
  };
}

function leadsTo(before: State, after: State, { actions }: Candidate): boolean {
  return isSamePosition(preview(before, ...actions).state, after);
}

/** What a position is worth to a seat by looking ahead from it, for a turn the bot did not consider. */
function worthOf(state: State, seat: number, { bot, evaluator, simulations, seed }: AnalysisOptions): number {
  const next = decider(state);
  if (next === CHANCE || next === NOBODY) return judge(state, evaluator)[seat] ?? 0;
  return bot.decide(state, seed, { simulations }).candidates[0]?.winShares[seat] ?? 0;
}
