import type { ActionId, State } from '@la-stanza/engine';
import { copy, turn } from '@la-stanza/engine/search';
import { decider, isTurnDone } from '../turns/decider.ts';
import { follow } from '../turns/follow.ts';
import { kindOf, mean, type Adviser, type ComparedTurn } from './adviser.ts';
import type { Gain } from './gain.ts';
import { gainsOf } from './gains.ts';
import { isForced } from './kinds.ts';
import type { Work } from './work.ts';

/** How sure the advice is, by how many tries it came out best in; `only` if the rules allow nothing else. */
export type Certainty = 'sure' | 'probable' | 'close' | 'only';

export interface AdvisedTurn {
  readonly actions: readonly ActionId[];
  readonly winShares: readonly number[];
  /** The turn it is compared with; undefined if the gains are what it brings at all. */
  readonly over: readonly ActionId[] | undefined;
  /** What it brings that the turn it is compared with does not. */
  readonly gains: readonly Gain[];
}

export interface Hint {
  readonly best: AdvisedTurn;
  readonly certainty: Certainty;
  /** In how many tries it came out best, and of how many. */
  readonly won: number;
  readonly tries: number;
  /** A turn of another kind that may be as good; only if it is a close call. */
  readonly alternative: AdvisedTurn | undefined;
}

const SURE = 0.85;
const PROBABLE = 0.65;

/** How far a hint is: the first look and every try count as one step. */
export interface HintProgress {
  readonly done: number;
  readonly of: number;
  /** The hint as it would be after the tries so far; undefined before the first. */
  readonly soFar: Hint | undefined;
}

/**
 * The best turn of a position, why, and how sure that is. Undefined where there is nothing to decide.
 *
 * @example
 * const adviser = createAdviser(handEvaluator);
 * const game = newGame({ players: 2, seed: 'c0ffee' });
 * const advice = hint(adviser, game.state, 1, { look: 8, tries: 2, simulations: 2 });
 * advice?.tries; // 2
 */
export function hint(
  adviser: Adviser,
  state: State,
  seed: number,
  work: Work,
  onProgress: (progress: HintProgress) => void = () => {},
): Hint | undefined {
  const of = 1 + work.tries;
  const turns = adviser.find(state, seed, work);
  const isOnly = isForced(state);
  onProgress({ done: 1, of, soFar: undefined });
  const compared = adviser.compare(state, turns, seed, work, (known) => {
    const tries = known[0]?.worths.length ?? 0;
    onProgress({ done: 1 + tries, of, soFar: hintOf(state, known, tries, isOnly) });
  });
  return hintOf(state, compared, work.tries, isOnly);
}

function hintOf(state: State, known: readonly ComparedTurn[], tries: number, isOnly: boolean): Hint | undefined {
  const compared = bestFirst(known);
  const [best, ...rest] = compared;
  if (best === undefined) return undefined;
  const kind = kindOf(best.actions);
  const other = rest.find(({ actions }) => kindOf(actions) !== kind);
  const won = best.worths.filter((_, index) => kindOf(bestOfTry(compared, index).actions) === kind).length;
  const certainty = isOnly ? 'only' : certaintyOf(won / tries);
  return {
    best: advised(state, best, other),
    certainty,
    won,
    tries,
    alternative: certainty === 'close' && other !== undefined ? advised(state, other, best) : undefined,
  };
}

/** Why a turn in the player's hand is not advised. */
export interface WhyNot {
  /** The best turn that begins like this. */
  readonly turn: AdvisedTurn;
  /** Whether it came out clearly worse than the best turn. */
  readonly isWorse: boolean;
  /** What the best turn brings that it does not. */
  readonly missed: readonly Gain[];
}

/** A turn is about as good as another within this share of the win. */
const EQUAL = 0.005;

/** Compares the best turn with the best one that begins with the player's choice: equal work, common chance. */
export function whyNot(
  adviser: Adviser,
  state: State,
  best: readonly ActionId[],
  choice: ActionId,
  seed: number,
  work: Work,
  onTry?: () => void,
): WhyNot {
  const mine = [choice, ...restOf(adviser, state, choice, seed, work)];
  const [one, two] = adviser.compare(state, [best, mine], seed, work, onTry);
  const loss = one === undefined || two === undefined ? 0 : mean(one.worths) - mean(two.worths);
  return {
    turn: { actions: mine, winShares: two?.winShares ?? [], over: best, gains: gainsOf(state, mine, best) },
    isWorse: loss > EQUAL,
    missed: loss > EQUAL ? gainsOf(state, best, mine) : [],
  };
}

/** The best way to finish a turn that begins with this choice. */
function restOf(adviser: Adviser, state: State, choice: ActionId, seed: number, work: Work): readonly ActionId[] {
  const begun = copy(state);
  follow(begun, [choice]);
  return isTurnDone(begun, decider(state), turn(state)) ? [] : (adviser.find(begun, seed, work)[0] ?? []);
}

/** Ordered by what the tries say on the whole. */
const bestFirst = (compared: readonly ComparedTurn[]): ComparedTurn[] =>
  compared.toSorted((one, other) => mean(other.worths) - mean(one.worths));

function bestOfTry(compared: readonly ComparedTurn[], index: number): ComparedTurn {
  const [first, ...rest] = compared;
  if (first === undefined) throw new RangeError('no turn was compared');
  return rest.reduce((best, other) => ((other.worths[index] ?? 0) > (best.worths[index] ?? 0) ? other : best), first);
}

const certaintyOf = (share: number): Certainty => (share >= SURE ? 'sure' : share >= PROBABLE ? 'probable' : 'close');

/** The gains over the compared turn, or if it has none, what the turn brings at all. */
function advised(state: State, { actions, winShares }: ComparedTurn, other: ComparedTurn | undefined): AdvisedTurn {
  const over = gainsOf(state, actions, other?.actions);
  if (over.length > 0) return { actions, winShares, over: other?.actions, gains: over };
  return { actions, winShares, over: undefined, gains: gainsOf(state, actions, undefined) };
}
