import type { ActionId, State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';
import { actionId, copy, turn, legal, MOST_LEGAL } from '@la-stanza/engine/search';

import { decider, isTurnDone } from '../turns/decider.ts';
import { positionKey } from '../turns/position-key.ts';

/** How many more steps may be played; below 0 the search is not complete. */
export interface Work {
  left: number;
}

/** A position that a whole turn leads to, and the shortest way there. */
export interface TurnEnd {
  readonly after: State;
  readonly actions: readonly ActionId[];
}

const text = new TextDecoder('latin1');
const options = new Uint16Array(MOST_LEGAL);

/**
 * Every different position that a legal turn leads to. No turn is left out: only equal positions within a turn are followed once, and
 * ends that differ in nothing but the characters of a discipline count as one (rule 1.3).
 */
export function turnEnds(state: State, work: Work = { left: Number.POSITIVE_INFINITY }): TurnEnd[] {
  const seat = decider(state);
  const began = turn(state);
  const ends = new Map<string, TurnEnd>();
  const seen = new Set<string>();
  let front: readonly TurnEnd[] = [{ after: state, actions: [] }];
  while (front.length > 0) {
    const next: TurnEnd[] = [];
    for (const { after: before, actions } of front) {
      if (work.left < 0) return [];
      const count = legal(before, options);
      work.left -= count;
      // `options` is used again below
      for (const id of options.slice(0, count)) {
        const after = copy(before);
        apply(after, actionId(id));
        const step = { after, actions: [...actions, actionId(id)] };
        if (isTurnDone(after, seat, began)) {
          const key = positionKey(after);
          if (!ends.has(key)) ends.set(key, step);
          continue;
        }
        const key = text.decode(after.bytes);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(step);
      }
    }
    front = next;
  }
  return [...ends.values()];
}
