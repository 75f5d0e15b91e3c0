import { legalActions, type ActionId, type State } from '@la-stanza/engine';

/** A legal action, chosen uniformly. */
export function randomAction(state: State, random: () => number): ActionId {
  const choices = legalActions(state);
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('no action is legal');
  return choice.id;
}
