import { legal, MOST_LEGAL, type State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';
import { actionId } from '@la-stanza/engine/search';
import { below, type Random } from '../random/random.ts';
import { CHANCE, decider } from './decider.ts';

const outcomes = new Uint16Array(MOST_LEGAL);

/** Lets chance decide until a seat must: every order of the unseen tiles is equally likely, so this samples exactly. */
export function deal(state: State, random: Random): void {
  while (decider(state) === CHANCE) {
    const count = legal(state, outcomes);
    apply(state, actionId(outcomes[below(random, count)] ?? 0));
  }
}
