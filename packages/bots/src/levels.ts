import { choosePinned } from '@la-stanza/engine/open';
import type { Bot } from './bot.ts';
import { handEvaluator } from './evaluation/hand-evaluator.ts';
import type { Evaluator } from './evaluation/evaluator.ts';
import { createNovice } from './policy/novice.ts';
import { createGrandmaster } from './search/grandmaster.ts';
import { createGreedy } from './search/greedy.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** How many simulations a level plays with; those that do not search need none. */
export const LEVEL_SIMULATIONS: Readonly<Record<Level, number>> = { 1: 0, 2: 0, 3: 0, 4: 40, 5: 240 };

/** Points by which the apprentice may misjudge a turn. */
const APPRENTICE_MISJUDGEMENT = 0.6;

/**
 * The bot of a level. From level 3 on it judges by the learned value; without one, by the handwritten evaluation. A game of a pinned
 * engine is played by the player built with that engine, whatever the level.
 */
export function createBot(level: Level, value: Evaluator = handEvaluator): Bot {
  const bot = botOf(level, value);
  return {
    decide: (state, seed, budget) => {
      const actions = choosePinned(state, seed);
      if (actions === undefined) return bot.decide(state, seed, budget);
      return { actions, candidates: [], simulations: 0, milliseconds: 0 };
    },
  };
}

function botOf(level: Level, value: Evaluator): Bot {
  switch (level) {
    case 1:
      return createNovice();
    case 2:
      return createGreedy({ evaluator: handEvaluator, misjudgement: APPRENTICE_MISJUDGEMENT });
    case 3:
      return createGreedy({ evaluator: value });
    case 4:
      return createGrandmaster({ evaluator: value, simulations: LEVEL_SIMULATIONS[level], capacity: 800 });
    case 5:
      return createGrandmaster({ evaluator: value, simulations: LEVEL_SIMULATIONS[level] });
  }
}
