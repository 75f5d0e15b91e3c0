import { score, type ActionId, type State } from '@la-stanza/engine';
import { kindOf } from '../advice/adviser.ts';
import type { Gain } from '../advice/gain.ts';
import { gainsOf } from '../advice/gains.ts';
import { prove } from './find-puzzle.ts';
import { positionKey } from '../turns/position-key.ts';
import type { Goal } from './puzzle.ts';
import type { SolvedTurn } from './solve.ts';
import { lineOf } from './themes.ts';

/** A turn of a puzzle with the reply that leaves its player least. */
export interface PuzzleLine {
  readonly actions: readonly ActionId[];
  /** Prestige at the end, by seat. */
  readonly totals: readonly number[];
  readonly lead: number;
  /** What the solution brings that this turn does not; for the solution: over the best other turn. */
  readonly gains: readonly Gain[];
}

/** Everything a client needs to judge tries at a puzzle and to explain it. */
export interface SolvedPuzzle {
  readonly goal: Goal;
  /** How many different turns were counted. */
  readonly turns: number;
  readonly best: number;
  /** The lead that the end of each turn brings at worst, by the key of its position. */
  readonly leads: ReadonlyMap<string, number>;
  /** The solution, and the best turns of other kinds. */
  readonly lines: readonly PuzzleLine[];
}

/** How many turns are shown beside the solution. */
const SHOWN = 3;

/** Solves a puzzle; undefined if the position is none. */
export function solvedPuzzle(state: State): SolvedPuzzle | undefined {
  const proof = prove(state);
  if (typeof proof === 'string') return undefined;
  const { turns, solving, goal } = proof;
  const solution = solving.reduce((one, other) => (other.actions.length < one.actions.length ? other : one));
  const others = bestOfKinds(turns.filter(({ worst }) => worst < solution.worst));
  const line = (turn: SolvedTurn, over: SolvedTurn | undefined, under: SolvedTurn): PuzzleLine => ({
    actions: turn.actions,
    totals: score(lineOf(state, turn).end).seats.map(({ total }) => total),
    lead: turn.worst,
    gains: gainsOf(state, under.actions, over?.actions),
  });
  return {
    goal,
    turns: turns.length,
    best: solution.worst,
    leads: new Map(turns.map(({ after, worst }) => [positionKey(after), worst])),
    lines: [line(solution, others[0], solution), ...others.map((turn) => line(turn, turn, solution))],
  };
}

/** The best turns that differ in kind (landing and action) and in what they bring. */
function bestOfKinds(turns: readonly SolvedTurn[]): SolvedTurn[] {
  const found: SolvedTurn[] = [];
  for (const turn of turns) {
    if (found.length === SHOWN) break;
    const isAlike = (other: SolvedTurn): boolean =>
      other.worst === turn.worst || kindOf(other.actions) === kindOf(turn.actions);
    if (!found.some(isAlike)) found.push(turn);
  }
  return found;
}
