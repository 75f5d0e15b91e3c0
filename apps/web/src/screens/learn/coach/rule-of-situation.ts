import { RULE_OF_EVENT } from '@la-stanza/words';
import type { Situation } from '../../../ui/situation-ids.ts';

/** The rule behind each tip. */
export const RULE_OF_SITUATION: Readonly<Record<Situation, string>> = {
  finale: RULE_OF_EVENT['withdrew'],
  ending: RULE_OF_EVENT['final-turns'],
  'bonus-open': RULE_OF_EVENT['bonus-tile-taken'],
  'recruits-full': RULE_OF_EVENT['recruits-slid'],
  walk: RULE_OF_EVENT['walked'],
  flip: RULE_OF_EVENT['financier-flipped'],
  'short-of-money': RULE_OF_EVENT['money'],
  'worker-falls': RULE_OF_EVENT['worker-pushed'],
  afar: RULE_OF_EVENT['activated'],
  action: RULE_OF_EVENT['turn'],
  hire: RULE_OF_EVENT['hired'],
  masterpiece: RULE_OF_EVENT['masterpiece'],
  discs: RULE_OF_EVENT['disc-spent'],
  strength: RULE_OF_EVENT['reward'],
  book: RULE_OF_EVENT['book-written'],
  box: RULE_OF_EVENT['disc-placed'],
  meeple: RULE_OF_EVENT['meeple-taken'],
  artwork: RULE_OF_EVENT['artwork-taken'],
  return: RULE_OF_EVENT['meeple-returned'],
  take: RULE_OF_EVENT['bonus-tile-taken'],
  arrange: RULE_OF_EVENT['starter-placed'],
};
