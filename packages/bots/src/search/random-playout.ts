import type { State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';
import { actionId, legal } from '@la-stanza/engine/search';

/**
 * Plays on at random in place, deals included, to the end or for a number of decisions; returns how many were played.
 * `actions` is a buffer for legal actions, `below` draws a number.
 */
export function playAtRandom(
  state: State,
  actions: Uint16Array,
  below: (count: number) => number,
  most: number = Number.POSITIVE_INFINITY,
): number {
  let decisions = 0;
  for (; decisions < most; decisions++) {
    const count = legal(state, actions);
    if (count === 0) break;
    apply(state, actionId(actions[below(count)] ?? 0));
  }
  return decisions;
}
