import { ACTIONS, legal, type ActionId, type State } from '@la-stanza/engine';
import { liking } from './liking.ts';
import { drawLot, lotsOf } from './lots.ts';

/** Plays by lot, with a beginner's sense of what is worth doing. */
export function novice(state: State): ActionId {
  const chosen = drawLot(legal(state), (id) => liking(ACTIONS[id]), lotsOf(state));
  if (chosen === undefined) throw new RangeError('a bot was asked where nothing is to be decided');
  return chosen;
}
