import { type State } from '@la-stanza/engine';
import { A_MONEY, A_TAKE, copy } from '@la-stanza/engine/search';
import type { Bot, Choice } from '../bot.ts';
import { randomFrom } from '../random/random.ts';
import type { ThumbRule } from '../reasons/reason.ts';
import { actionsOf } from '../turns/actions-of.ts';
import { MOST_ACTIONS } from '../turns/turn-space.ts';
import { playTurn } from './factored-policy.ts';

/** How far the novice strays from the rules of thumb. */
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
        reasons: [{ code: 'rule-of-thumb', rule: ruleOf(actions) }],
        simulations: 1,
        milliseconds: performance.now() - began,
      };
    },
  };
}

function ruleOf(actions: readonly number[]): ThumbRule {
  if (actions.some((action) => action >= A_TAKE && action < A_TAKE + 40)) return 'bonus-tile';
  if (actions.includes(A_MONEY)) return 'money-when-short';
  return actions.length > 2 ? 'strongest-activation' : 'nothing-better';
}
