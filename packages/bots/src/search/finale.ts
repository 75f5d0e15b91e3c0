import type { State } from '@la-stanza/engine';
import { phase, ROUNDS } from '@la-stanza/engine/search';
import { JUDGED, type Evaluator } from '../evaluation/evaluator.ts';
import { judgeEnd } from '../evaluation/outcome.ts';
import { turnsLeft } from '../evaluation/turns-left.ts';
import { decider, NOBODY } from '../turns/decider.ts';
import { createTurnSpace, visitTurns, type TurnSpace } from '../turns/turn-space.ts';
import { createRanking, rankTurns, type Ranking } from './rank-turns.ts';
import { slotAt, type TopTurns } from './top-turns.ts';
import { wallClock } from './wall-clock.ts';

/*
 * After the last refill nothing is left to chance (rule 11.1), so the game can be searched to its end: every seat takes the
 * turn that is best for it (max^n). The last turn of a line is chosen among all turns; before it only the best few by the
 * evaluator are followed, as many as the widths say. With widths no smaller than the number of turns the result is exact.
 */

/** Turns until the end if no seat withdraws; 0 before the last refill. */
export function turnsToEnd(state: State): number {
  if (phase(state) === ROUNDS) return Number.POSITIVE_INFINITY;
  let turns = 0;
  for (let seat = 0; seat < state.table.players; seat++) turns += turnsLeft(state, seat);
  return turns;
}

export interface Finale {
  readonly evaluator: Evaluator;
  readonly rankings: readonly Ranking[];
  readonly last: TurnSpace;
  readonly results: readonly Float32Array[];
  /** Positions visited. */
  visited: number;
  limit: FinaleLimit;
}

/** How far a finale is searched; without a limit, to its end. */
export interface FinaleLimit {
  readonly positions?: number;
  readonly deadline?: number;
  readonly clock?: () => number;
}

export function createFinale(state: State, evaluator: Evaluator, widths: readonly number[]): Finale {
  return {
    evaluator,
    rankings: widths.map((width) => createRanking(state, width)),
    last: createTurnSpace(state),
    results: Array.from({ length: widths.length + 1 }, () => new Float32Array(JUDGED)),
    visited: 0,
    limit: {},
  };
}

/**
 * Searches to the end and leaves the root's turns in the first ranking, each with its outcome under `judged`. Undefined
 * if the limit came first.
 */
export function solveFinale(finale: Finale, state: State, limit: FinaleLimit = {}): TopTurns | undefined {
  const [ranking] = finale.rankings;
  if (ranking === undefined) throw new RangeError('a finale needs a width for the first turn');
  finale.visited = 0;
  finale.limit = limit;
  rankTurns(ranking, state, finale.evaluator);
  const { top } = ranking;
  const result = finale.results[0];
  if (result === undefined) return undefined;
  const seat = decider(state);
  for (let rank = 0; rank < top.count; rank++) {
    const slot = slotAt(top, rank);
    const after = top.states[slot];
    if (after === undefined || !searchTurn(finale, after, 1, NO_BOUND, -1, result)) return undefined;
    top.judged.set(result, slot * JUDGED);
    top.values[slot] = result[seat] ?? 0;
  }
  return top;
}

function isBeyond({ visited, limit }: Finale): boolean {
  const { positions = Number.POSITIVE_INFINITY, deadline = Number.POSITIVE_INFINITY, clock = wallClock } = limit;
  return visited > positions || clock() > deadline;
}

/** No seat has secured any utility yet. */
const NO_BOUND = Number.NEGATIVE_INFINITY;

/**
 * Writes the outcome of best play from a position. `secured` is the utility the previous seat has elsewhere: utilities sum
 * to 1, so a line that gives this seat all but that much need not be searched further.
 */
function searchTurn(
  finale: Finale,
  state: State,
  depth: number,
  secured: number,
  securedBy: number,
  out: Float32Array,
): boolean {
  finale.visited++;
  const seat = decider(state);
  if (seat === NOBODY) {
    judgeEnd(state, out);
    return true;
  }
  if (isBeyond(finale)) return false;
  const ranking = finale.rankings[depth];
  if (turnsToEnd(state) <= 1 || ranking === undefined) return searchLastTurn(finale, state, seat, out);
  rankTurns(ranking, state, finale.evaluator);
  const { top } = ranking;
  const result = finale.results[depth];
  if (result === undefined) return false;
  let best = NO_BOUND;
  for (let rank = 0; rank < top.count; rank++) {
    const after = top.states[slotAt(top, rank)];
    if (after === undefined || !searchTurn(finale, after, depth + 1, best, seat, result)) return false;
    const value = result[seat] ?? 0;
    if (value <= best) continue;
    best = value;
    out.set(result);
    if (securedBy !== seat && best >= 1 - secured) break;
  }
  return true;
}

const judged = new Float32Array(JUDGED);

/** Chooses among all turns by their outcome: the end of the game, or beyond the widths the evaluator's judgement. */
function searchLastTurn(finale: Finale, state: State, seat: number, out: Float32Array): boolean {
  let best = NO_BOUND;
  visitTurns(finale.last, state, (after) => {
    finale.visited++;
    finale.evaluator.judge(after, judged);
    if ((judged[seat] ?? 0) <= best) return;
    best = judged[seat] ?? 0;
    out.set(judged);
  });
  return true;
}
