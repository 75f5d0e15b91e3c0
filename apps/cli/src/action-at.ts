import { ACTIONS, type ActionId } from '@la-stanza/engine';

const IDS: readonly ActionId[] = ACTIONS.map(({ id }) => id);

/** Reads an action from a buffer that `legal` has filled. */
export function actionAt(actions: Uint16Array, index: number): ActionId {
  const id = IDS[actions[index] ?? IDS.length];
  if (id === undefined) throw new RangeError(`no action at ${index}`);
  return id;
}
