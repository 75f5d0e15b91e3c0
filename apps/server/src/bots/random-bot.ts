import { legal, type ActionId, type State } from '@la-stanza/engine';

/** Any legal action, each as likely as the others. */
export function randomAction(state: State, random: () => number): ActionId {
  const choices = legal(state);
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('nothing is legal');
  return choice;
}
