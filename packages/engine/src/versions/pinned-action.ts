import type { ActionId } from '../catalogue/catalogue.ts';
import { parse } from '../catalogue/parse.ts';

/** The action of a text that a pinned engine gave. The catalogue only grows, so it is there. */
export function pinnedAction(text: string): ActionId {
  const action = parse(text);
  if (action === undefined) throw new RangeError(`a pinned engine names an unknown action: ${text}`);
  return action;
}
