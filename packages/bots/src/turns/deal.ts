import type { State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';
import { actionId, legal, MOST_LEGAL } from '@la-stanza/engine/search';
import { below, randomFrom, type Random } from '../random/random.ts';
import { CHANCE, decider } from './decider.ts';

const outcomes = new Uint16Array(MOST_LEGAL);

/** Deals at random until a seat must decide: every order of the unseen tiles is equally likely, so this samples exactly. */
export function deal(state: State, random: Random): void {
  while (decider(state) === CHANCE) {
    const count = legal(state, outcomes);
    apply(state, actionId(outcomes[below(random, count)] ?? 0));
  }
}

/**
 * The chance of one refill of a search. It depends on the seed, the round and the number of the sample alone: every turn that is
 * compared meets the same refills.
 */
export const refillOf = (seed: number, round: number, sample: number): Random =>
  randomFrom(Math.imul(seed ^ Math.imul(round + 1, 0x9e3779b1) ^ Math.imul(sample + 1, 0x85ebca6b), 0xc2b2ae35));
