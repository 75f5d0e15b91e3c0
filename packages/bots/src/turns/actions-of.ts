import type { ActionId } from '@la-stanza/engine';
import { actionId } from '@la-stanza/engine/search';

/** Copies the actions of a turn into a list. */
export const actionsOf = (path: Uint16Array, length: number): ActionId[] =>
  Array.from(path.subarray(0, length), (action) => actionId(action));
