import { CATEGORIES, type ActionId, type State } from '@la-stanza/engine';
import { MAX_PLAYERS, scoreInto } from '@la-stanza/engine/search';
import { decider, NOBODY } from '../turns/decider.ts';
import { turnEnds, type Work } from './turn-ends.ts';

/*
 * After the last refill nothing is left to chance (rule 11.1). What a turn brings is the lead in prestige over the best of the others
 * at the end: at worst and at best over everything the others may reply. The one who solves plays on for the best.
 */

/** What a turn of the solver brings, whatever the others reply. */
export interface SolvedTurn {
  readonly actions: readonly ActionId[];
  readonly after: State;
  /** The lead at the end after the replies that are worst and best for the solver. */
  readonly worst: number;
  readonly best: number;
}

/** Every turn of the seat that is to play, the best first by what it brings at worst; undefined if that is too much work. */
export function solveTurns(state: State, most: number = Number.POSITIVE_INFINITY): SolvedTurn[] | undefined {
  const work = { left: most };
  const seat = decider(state);
  const turns = turnEnds(state, work)
    .map(({ actions, after }) => ({ actions, after, ...outcome(after, seat, work) }))
    .toSorted(
      (one, other) => other.worst - one.worst || other.best - one.best || one.actions.length - other.actions.length,
    );
  return work.left < 0 ? undefined : turns;
}

interface Outcome {
  readonly worst: number;
  readonly best: number;
}

/** What a position brings to a seat that plays well, over all replies. */
export function outcome(state: State, seat: number, work?: Work): Outcome {
  const next = decider(state);
  if (next === NOBODY) {
    const lead = leadOf(state, seat);
    return { worst: lead, best: lead };
  }
  const isOwn = next === seat;
  let worst = isOwn ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let best = Number.NEGATIVE_INFINITY;
  for (const { after } of turnEnds(state, work)) {
    const reached = outcome(after, seat, work);
    worst = isOwn ? Math.max(worst, reached.worst) : Math.min(worst, reached.worst);
    best = Math.max(best, reached.best);
  }
  return { worst, best };
}

const cells = new Int16Array(CATEGORIES.length * MAX_PLAYERS);

/** The prestige of a seat minus that of the best of the others, if the game ended now. */
export function leadOf(state: State, seat: number): number {
  scoreInto(state, cells);
  let own = 0;
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.table.players; other++) {
    let total = 0;
    for (let category = 0; category < CATEGORIES.length; category++)
      total += cells[CATEGORIES.length * other + category] ?? 0;
    if (other === seat) own = total;
    else others = Math.max(others, total);
  }
  return own - others;
}
