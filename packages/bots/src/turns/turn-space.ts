import type { State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';
import { actionId, copy, turn, legal, MOST_LEGAL } from '@la-stanza/engine/search';
import { decider, isTurnDone } from './decider.ts';
import { prune } from './prune.ts';

/** More actions than a turn ever has: a landing, an activation, four hires, eight discs, a coin, three books with what they give. */
export const MOST_ACTIONS = 40;

/** Buffers for visiting the turns of a position; created once per search, so that visiting allocates nothing. */
export interface TurnSpace {
  readonly states: readonly State[];
  readonly options: readonly Uint16Array[];
  /** The actions of the turn being visited. */
  readonly path: Uint16Array;
}

export function createTurnSpace(state: State): TurnSpace {
  return {
    states: Array.from({ length: MOST_ACTIONS }, () => copy(state)),
    options: Array.from({ length: MOST_ACTIONS }, () => new Uint16Array(MOST_LEGAL)),
    path: new Uint16Array(MOST_ACTIONS),
  };
}

/** Called at the end of each turn, or where a deal interrupts it; `after` and `path` are reused after it returns. */
export type TurnVisitor = (after: State, path: Uint16Array, length: number) => void;

/** Visits the turns worth considering: those that lead to different, undominated positions. */
export function visitTurns(space: TurnSpace, state: State, visit: TurnVisitor): void {
  descend(space, state, decider(state), turn(state), 0, true, visit);
}

/** Visits every legal turn, in every order of its steps. */
export function visitEveryTurn(space: TurnSpace, state: State, visit: TurnVisitor): void {
  descend(space, state, decider(state), turn(state), 0, false, visit);
}

function descend(
  space: TurnSpace,
  state: State,
  seat: number,
  began: number,
  depth: number,
  pruned: boolean,
  visit: TurnVisitor,
): void {
  const options = space.options[depth];
  const next = space.states[depth];
  if (options === undefined || next === undefined) throw new RangeError('a turn has more actions than expected');
  let count = legal(state, options);
  if (pruned) count = prune(state, options, count, depth === 0 ? -1 : (space.path[depth - 1] ?? -1));
  for (let index = 0; index < count; index++) {
    const action = actionId(options[index] ?? 0);
    copy(state, next);
    apply(next, action);
    space.path[depth] = action;
    if (isTurnDone(next, seat, began)) visit(next, space.path, depth + 1);
    else descend(space, next, seat, began, depth + 1, pruned, visit);
  }
}
