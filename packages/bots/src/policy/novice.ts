import { type State } from '@la-stanza/engine';
import { copy } from '@la-stanza/engine/search';
import type { Bot, Choice } from '../bot.ts';
import { randomFrom } from '../random/random.ts';
import { actionsOf } from '../turns/actions-of.ts';
import { MOST_ACTIONS } from '../turns/turn-space.ts';
import { playTurn } from './factored-policy.ts';

/** How far the novice deviates from the rules of thumb. */
const WHIM = 8;

/** Level 1: rules of thumb, one decision at a time, with whims. */
export function createNovice(): Bot {
  const path = new Uint16Array(MOST_ACTIONS);
  return {
    decide(state: State, seed: number): Choice {
      const began = performance.now();
      const length = playTurn(copy(state), randomFrom(seed), WHIM, path);
      const actions = actionsOf(path, length);
      return {
        actions,
        candidates: [],
        simulations: 1,
        milliseconds: performance.now() - began,
      };
    },
  };
}
