import { type State } from '@la-stanza/engine';
import { copy } from '@la-stanza/engine/search';
import { JUDGED } from '../evaluation/evaluator.ts';
import { MOST_ACTIONS } from '../turns/turn-space.ts';

/** The best few turns of a position, best first: their actions, the positions they lead to and a value. */
export interface TopTurns {
  readonly most: number;
  count: number;
  readonly order: Uint16Array;
  readonly values: Float32Array;
  /** The evaluator's output for each, JUDGED numbers. */
  readonly judged: Float32Array;
  readonly lengths: Uint8Array;
  readonly paths: readonly Uint16Array[];
  readonly states: readonly State[];
}

export function createTopTurns(state: State, most: number): TopTurns {
  return {
    most,
    count: 0,
    order: Uint16Array.from({ length: most }, (_, index) => index),
    values: new Float32Array(most),
    judged: new Float32Array(most * JUDGED),
    lengths: new Uint8Array(most),
    paths: Array.from({ length: most }, () => new Uint16Array(MOST_ACTIONS)),
    states: Array.from({ length: most }, () => copy(state)),
  };
}

/** The slot of the turn at a rank. */
export const slotAt = (top: TopTurns, rank: number): number => top.order[rank] ?? 0;
const valueAt = (top: TopTurns, rank: number): number => top.values[slotAt(top, rank)] ?? 0;

/** Whether a turn of this value would be among the best. */
const wouldEnter = (top: TopTurns, value: number): boolean =>
  top.count < top.most || value > valueAt(top, top.most - 1);

/** Keeps a turn if it is among the best so far; of equal turns the first stays. */
export function enter(
  top: TopTurns,
  value: number,
  judged: Float32Array,
  after: State,
  path: Uint16Array,
  length: number,
): void {
  if (!wouldEnter(top, value)) return;
  let rank = top.count < top.most ? top.count++ : top.most - 1;
  const slot = slotAt(top, rank);
  for (; rank > 0 && valueAt(top, rank - 1) < value; rank--) top.order[rank] = slotAt(top, rank - 1);
  top.order[rank] = slot;
  top.values[slot] = value;
  top.judged.set(judged, slot * JUDGED);
  top.lengths[slot] = length;
  top.paths[slot]?.set(path);
  const kept = top.states[slot];
  if (kept !== undefined) copy(after, kept);
}

export function clear(top: TopTurns): void {
  top.count = 0;
}
