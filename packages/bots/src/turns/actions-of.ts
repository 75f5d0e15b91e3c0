import type { ActionId } from '@la-stanza/engine';
import { actionId } from '@la-stanza/engine/search';

/** The actions of a turn as a list of their own. */
export const actionsOf = (path: Uint16Array, length: number): ActionId[] =>
  Array.from(path.subarray(0, length), (action) => actionId(action));
