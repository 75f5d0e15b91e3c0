import type { DecisionRules } from '../decision/decision-rules.ts';
import { nextTurn } from '../finale/next-turn.ts';
import { OVER, phase } from '../state/game-bytes.ts';

/** The frame below all others: nothing is open, so the next turn begins, or the game is over. */
export const overDecision: DecisionRules = {
  judges: [],
  list: () => 0,
  refuse: () => ({ code: 'game-over' }),
  apply() {
    throw new RangeError('the game is over');
  },
  settle(state, events) {
    if (phase(state) === OVER) return true;
    nextTurn(state, events);
    return false;
  },
  open: () => ({ decision: 'over' }),
};
