import { type Action, actionNamed } from '../catalogue/catalogue.ts';
import { positionText } from '../position/to-text.ts';
import type { Game } from '../record/game.ts';
import type { GameRecord } from '../record/record.ts';
import { type Position, stateOf } from './ask.ts';

/**
 * The record of a game, to keep or to share, in plain JSON. A finished one states its result and the seed. One that goes on states only
 * the hash of the seed, so that nobody can tell from it what will be dealt: keep the seed beside it.
 *
 * @example
 * const game = newGame({ players: 2, seed: 'c0ffee' });
 * toRecord(game).seed; // undefined
 * toRecord(game).entries.length; // 43
 */
export function toRecord({ record, closing, seed }: Game): GameRecord {
  if (closing === undefined) return record;
  // a seed proves something only if its hash was stated before the first deal
  return { ...record, ...(seed === undefined || record.commitment === undefined ? {} : { seed }), ...closing };
}

/**
 * The position as one line of text (docs/guide/notation.md). `fromText` starts a game from it.
 *
 * @example
 * toText(newGame({ players: 2 })).split(' ').slice(0, 4).join(' ');
 * // 'stanza:1 players:2 options:random figures:standard'
 */
export function toText(position: Position): string {
  return positionText(stateOf(position));
}

/**
 * Reads an action from its text; `undefined` if there is none.
 *
 * @example
 * parseAction('hire 2 5'); // { kind: 'hire', recruit: 2, worker: 5, id: 173, text: 'hire 2 5' }
 */
export function parseAction(text: string): Action | undefined {
  return actionNamed(text);
}
