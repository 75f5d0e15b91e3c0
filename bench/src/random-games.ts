import { playAtRandom } from '@la-stanza/bots';
import { copy, MOST_LEGAL, setup } from '@la-stanza/engine/search';
import type { Round } from './measure.ts';
import type { Random } from './random.ts';

/** A complete uniformly random game, deals included; its steps are the decisions. */
export function randomGame(players: number, random: Random): Round {
  const fresh = setup({ players });
  const state = copy(fresh);
  const actions = new Uint16Array(MOST_LEGAL);
  return () => playAtRandom(copy(fresh, state), actions, random);
}

const COPIES = 10_000;
/** Enough decisions for a position in the middle of a game. */
const DECISIONS = 150;

/** Copies a position in play into an existing one. */
export function copies(random: Random): Round {
  const state = setup({ players: 4 });
  playAtRandom(state, new Uint16Array(MOST_LEGAL), random, DECISIONS);
  const into = copy(state);
  return () => {
    for (let index = 0; index < COPIES; index++) copy(state, into);
    return COPIES;
  };
}
