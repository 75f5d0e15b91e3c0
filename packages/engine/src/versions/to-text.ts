import { toText as ownToText } from '../position/to-text.ts';
import type { State } from '../state/state.ts';
import { pinned } from './pinned.ts';

/**
 * Writes a position as one line of text (docs/guide/notation.md, section Positions). `fromText` reads it back.
 *
 * @example
 * const line = toText(setup({ players: 2 }));
 * line.split(' ').slice(0, 7).join(' ');
 * // 'stanza:1 players:2 options:random figures:standard rulings:turn-or-action+after-last-refill phase:setup round:0'
 */
export function toText(state: State): string {
  const old = pinned(state);
  return old === undefined ? ownToText(state) : old.engine.toText(old.position);
}
