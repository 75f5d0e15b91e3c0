import type { ActionId } from './catalogue.ts';
import { ACTIONS } from './catalogue.ts';

const byText: ReadonlyMap<string, ActionId> = new Map(ACTIONS.map((action) => [action.text, action.id]));

/**
 * Reads an action from its text; `undefined` if there is no such action. The other way is `ACTIONS[id].text`.
 *
 * @example
 * ACTIONS[parse('hire 2 5')]; // { kind: 'hire', recruit: 2, worker: 5, id: 173, text: 'hire 2 5' }
 */
export function parse(text: string): ActionId | undefined {
  return byText.get(text);
}
