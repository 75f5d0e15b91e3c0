import type { ActionId, State } from '@la-stanza/engine';
import { copy, turn, legal } from '@la-stanza/engine/search';
import { JUDGED, type Evaluator } from '../evaluation/evaluator.ts';
import { actionsOf } from '../turns/actions-of.ts';
import { decider, isTurnDone } from '../turns/decider.ts';
import { follow } from '../turns/follow.ts';
import { createTurnSpace, visitTurns } from '../turns/turn-space.ts';

const judged = new Float32Array(JUDGED);

/** The most promising turn of every kind (landing and action), best first: what the first look left out is among them. */
export function bestOfEachKind(state: State, evaluator: Evaluator): ActionId[][] {
  const seat = decider(state);
  const kinds = new Map<number, { glance: number; path: Uint16Array; length: number; after: State }>();
  visitTurns(createTurnSpace(state), state, (after, path, length) => {
    const kind = (path[0] ?? 0) * 0x10000 + (length > 1 ? (path[1] ?? 0) : 0);
    const glance = evaluator.glance(after, seat);
    const known = kinds.get(kind);
    if (known === undefined || glance > known.glance) {
      kinds.set(kind, { glance, path: path.slice(0, length), length, after: copy(after) });
    }
  });
  return [...kinds.values()]
    .map(({ path, length, after }) => {
      evaluator.judge(after, judged);
      return { actions: actionsOf(path, length), value: judged[seat] ?? 0 };
    })
    .toSorted((one, other) => other.value - one.value)
    .map(({ actions }) => actions);
}

/** Whether the player has no choice at all, in this decision and in all that follow in the turn. */
export function isForced(state: State): boolean {
  const seat = decider(state);
  const began = turn(state);
  const after = copy(state);
  do {
    const [only, ...others] = legal(after);
    if (only === undefined || others.length > 0) return false;
    follow(after, [only]);
  } while (!isTurnDone(after, seat, began));
  return true;
}
